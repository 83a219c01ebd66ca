internal import JSONDocuments
public import LayoutPrediction

/// Reads and writes layout files: JSON as `Schemas/layout.schema.json` describes it.
public enum LayoutFileReader {
  /// Reads a layout.
  ///
  /// Nothing passes that is not understood: unknown members, types and names, lengths below
  /// nothing, and other versions of the form are errors.
  ///
  /// - Parameter file: how errors name the file.
  /// - Throws: ``JSONFileError`` with the first fault.
  /// - Complexity: O(number of bytes).
  public static func read(
    _ bytes: [UInt8], named file: String
  ) throws(JSONFileError) -> LayoutFile {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw JSONFileError(error, file: file)
    }
    let layout: LayoutFile
    do {
      try checkVersion(root)
      layout = try JSONValueDecoder().decode(LayoutFile.self, from: root)
    } catch {
      throw JSONFileError(error, in: root, file: file)
    }
    if let fault = LayoutFileCheck.firstFault(in: root)
      ?? LayoutFileCheck.firstPolicyFault(in: root)
    {
      throw JSONFileError(
        file: file, line: fault.line, column: nil, path: fault.path, reason: fault.reason)
    }
    if let fault = LayoutFileCheck.firstWordlessText(in: root) {
      throw JSONFileError(
        file: file, line: fault.line, column: nil, path: fault.path, reason: fault.reason)
    }
    return layout
  }

  /// A layout as JSON: the same layout always gives the same text, which reads as the same layout.
  ///
  /// - Throws: ``InputError`` where a length is not finite or the tree is nested too deep.
  /// - Complexity: O(size of the tree).
  public static func json(_ layout: LayoutFile) throws -> String {
    do {
      return JSONWriter(style: .pretty).string(for: try JSONValueEncoder().encode(layout)) + "\n"
    } catch {
      throw InputError("the layout cannot be written: \(error)")
    }
  }

  /// A later form may differ in everything else, so its version is looked at first.
  private static func checkVersion(_ root: JSONValue) throws(JSONDecodingError) {
    guard let member = root.member("version"), let version = member.value.integerValue,
      version != LayoutFile.currentVersion
    else { return }
    throw .invalidValue(
      reason:
        "unknown version \(version); this copyfit reads version \(LayoutFile.currentVersion)",
      path: "$.version", line: member.position?.line)
  }
}
