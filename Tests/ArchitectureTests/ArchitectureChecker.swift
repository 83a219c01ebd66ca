/// One place where a file breaks the architecture.
struct Violation: Hashable, CustomStringConvertible {
  enum Rule: String {
    case unknownModule, forbiddenImport, publicCImport, unsafeOutsideBinding, tooLong
    case platformBranch
  }

  let rule: Rule
  let path: String
  let line: Int
  let message: String

  var description: String { "Sources/\(path):\(line): \(message) (\(rule.rawValue))" }
}

/// Holds one file against ``Architecture``; looks at nothing but the file's path and text.
enum ArchitectureChecker {
  static func violations(in file: SourceFile) -> [Violation] {
    let lines = SwiftCode.lines(of: file.text)
    return imports(of: file, lines) + unsafeWords(of: file, lines)
      + platformBranches(of: file, lines) + length(of: file, lines)
  }

  private static func imports(of file: SourceFile, _ lines: [String]) -> [Violation] {
    guard let arrows = Architecture.arrows[file.module] else {
      return [
        Violation(
          rule: .unknownModule, path: file.path, line: 1,
          message: "\(file.module) has no row in Architecture.arrows; give it one")
      ]
    }
    let allowed = arrows.union(Architecture.outside[file.module] ?? [])
    var found: [Violation] = []
    for (number, line) in zip(1..., lines) {
      guard let (module, isPublic) = importedModule(line) else { continue }
      if !allowed.contains(module) {
        found.append(
          Violation(
            rule: .forbiddenImport, path: file.path, line: number,
            message: "\(file.module) may not import \(module)"))
      }
      if isPublic, Architecture.cModules.contains(module) {
        found.append(
          Violation(
            rule: .publicCImport, path: file.path, line: number,
            message: "\(module) must be an internal import; no C type in a public signature"))
      }
    }
    return found
  }

  private static func unsafeWords(of file: SourceFile, _ lines: [String]) -> [Violation] {
    guard
      !Architecture.unsafeModules.contains(file.module),
      !Architecture.unsafeFiles.contains(file.path)
    else { return [] }
    return zip(1..., lines).filter { $0.1.contains(/\bunsafe\b/) }.map { number, _ in
      Violation(
        rule: .unsafeOutsideBinding, path: file.path, line: number,
        message: "`unsafe` belongs to the modules that bind C; \(file.module) is none")
    }
  }

  /// Finds `#if` on a platform. The one use that is let pass is to import the C library by
  /// whichever name it has: a condition on its name, and nothing but imports up to `#endif`.
  private static func platformBranches(of file: SourceFile, _ lines: [String]) -> [Violation] {
    let platform = /^\s*#(if|elseif)\b.*\b(os|canImport|targetEnvironment|arch)\s*\(/
    let cLibrary = /^\s*#(if|elseif)\s+canImport\((Glibc|Musl|Darwin)\)\s*$/
    return zip(1..., lines).filter { number, line in
      guard line.contains(platform) else { return false }
      guard line.contains(cLibrary) else { return true }
      return lines[number...].prefix { !$0.contains(/^\s*#endif\b/) }.contains { inner in
        !inner.allSatisfy(\.isWhitespace) && importedModule(inner) == nil
          && !inner.contains(cLibrary) && !inner.contains(/^\s*#else\b/)
      }
    }.map { number, _ in
      Violation(
        rule: .platformBranch, path: file.path, line: number,
        message: "a platform's differences are values in a profile, not branches")
    }
  }

  private static func length(of file: SourceFile, _ lines: [String]) -> [Violation] {
    let count = lines.last == "" ? lines.count - 1 : lines.count
    guard count > Architecture.longestFile, !file.isTable else { return [] }
    return [
      Violation(
        rule: .tooLong, path: file.path, line: count,
        message: "\(count) lines; split it by idea at \(Architecture.longestFile)")
    ]
  }

  /// The module that a line of code imports, and whether it does so publicly.
  private static func importedModule(_ line: String) -> (module: String, isPublic: Bool)? {
    let statement =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?<access>\w+)\s+)?import\s+(?:\w+\s+)?(?<module>\w+)/
    guard let match = line.firstMatch(of: statement) else { return nil }
    return (String(match.module), match.access == "public" || line.contains("@_exported"))
  }
}
