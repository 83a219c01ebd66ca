internal import TextUnits

extension LocaleTag {
  /// The tags under which an app may have texts for a reader of this language, best first:
  /// `zh-Hant-HK`, `zh-HK`, `zh-Hant`, `zh` for `zh-HK`.
  ///
  /// Only Chinese is written in two scripts that its regions tell apart, as CLDR's likely subtags
  /// have it.
  var fallbacks: [LocaleTag] {
    var script = script
    if script == nil, language == "zh" {
      script = ["HK", "MO", "TW"].contains(region) ? "Hant" : "Hans"
    }
    let candidates: [[String?]] = [
      [language, self.script, region], [language, script, region], [language, region],
      [language, script], [language],
    ]
    var tags: [LocaleTag] = []
    for candidate in candidates {
      let tag = LocaleTag(candidate.compactMap(\.self).joined(separator: "-"))
      if let tag, !tags.contains(tag) { tags.append(tag) }
    }
    // A reader of traditional characters is not served by plain `zh`, which is simplified.
    return script == "Hant" && language == "zh" ? tags.filter { $0.identifier != "zh" } : tags
  }
}
