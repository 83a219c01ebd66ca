internal import TextUnits

extension LocaleTag {
  /// The tag as ICU's `uloc` functions write it: `zh_Hans_CN`.
  var icuIdentifier: String {
    [language, script, region].compactMap(\.self).joined(separator: "_")
  }
}
