internal import LayoutPrediction
internal import SwiftParser
internal import SwiftSyntax

extension Evaluator {
  /// A literal, with its key as SwiftUI would make it and its text as far as it is known.
  func string(_ literal: StringLiteralExprSyntax, in scope: Scope) -> StringValue {
    var result = StringValue(form: .literal, text: "", key: "")
    result.source = scope.file.location(of: literal)
    if let plain = literal.representedLiteralValue {
      result.text = plain
      result.key = plain.percentEscaped(when: false)
      return result
    }
    // Every spelling the key may have, where the type of an argument is not known.
    var keys = [""]
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text):
        let words = text.content.text.unescaped
        result.text += words
        keys = keys.map { $0 + words.percentEscaped(when: true) }
      case .expressionSegment(let interpolation):
        guard let first = interpolation.expressions.first else { continue }
        let value = evaluate(first.expression, in: scope)
        result.arguments.append(value)
        let specifiers = specifiers(of: interpolation, value)
        keys = keys.flatMap { key in specifiers.map { key + $0 } }
        if keys.count > 32 { keys = Array(keys.prefix(32)) }
        if case .string(let inner) = value {
          result.text += inner.text
          result.isSample = result.isSample || inner.isSample
        } else {
          result.text += text(of: value)
          if value.asDouble == nil { result.isSample = true }
        }
      @unknown default: continue
      }
    }
    result.key = keys[0]
    result.otherKeys = Array(keys.dropFirst())
    return result
  }

  /// The placeholders an interpolated value may have in a key, the likeliest first.
  ///
  /// From `LocalizedStringKey.StringInterpolation`: whole numbers are `%lld`, `Double` `%lf`,
  /// `Float` `%f`, everything else an object.
  private func specifiers(
    of interpolation: ExpressionSegmentSyntax, _ value: Value
  ) -> [String] {
    if let format = interpolation.expressions.first(where: { $0.label?.text == "specifier" })?
      .expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      return [format]
    }
    if interpolation.expressions.count > 1 { return ["%@"] }
    switch value {
    case .integer: return ["%lld"]
    case .number, .length: return ["%lf", "%f", "%lld", "%@"]
    case .string, .views, .member, .instance: return ["%@"]
    case .unknown(let unknown):
      switch unknown.type {
      case "Int", "Int64", "Int32", "Int?": return ["%lld", "%d"]
      case "UInt", "UInt64": return ["%llu"]
      case "Double": return ["%lf"]
      case "Float": return ["%f"]
      case "String", "Date", "URL", "LocalizedStringKey": return ["%@"]
      default: return ["%@", "%lld", "%lf"]
      }
    default: return ["%@", "%lld"]
    }
  }

  // MARK: What a text says

  /// The text of a view made from a value.
  func content(of value: Value, localizing: Bool = true, named expression: ExprSyntax? = nil)
    -> TextContent
  {
    switch value {
    case .string(let string):
      switch string.form {
      case .plain: return sample(string)
      case .literal: return localizing ? bound(string) : sample(string)
      case .key: return bound(string)
      }
    case .views(let fragment):
      if case .text(let content)? = fragment.nodes.first?.kind { return content }
      return TextContent(verbatim: Samples.text, isSample: true)
    case .integer, .number: return .verbatim(text(of: value))
    case .nothing: return .verbatim("")
    default:
      note(.unknownText((expression?.sourceText ?? name(of: value)).firstLine))
      return TextContent(verbatim: text(of: value), isSample: true)
    }
  }

  private func sample(_ string: StringValue) -> TextContent {
    guard string.isSample else { return .verbatim(string.text) }
    note(.unknownText(string.key.firstLine))
    return TextContent(verbatim: string.text, isSample: true)
  }

  /// The text of a key; the spelling of it that a catalog has.
  private func bound(_ string: StringValue) -> TextContent {
    let file = string.source?.file ?? ""
    let key =
      ([string.key] + string.otherKeys).first {
        keys.hasKey($0, table: string.table, for: file)
      }
    let isBound = key != nil
    let table =
      key.map { keys.table(of: $0, named: string.table, for: file) } ?? string.table
    notes.keyUses.insert(
      KeyUse(
        key: key ?? string.key, table: string.table, source: string.source, isBound: isBound))
    return TextContent(key: key ?? string.key, table: table)
  }

  private func name(of value: Value) -> String {
    if case .unknown(let unknown) = value { return unknown.name ?? unknown.type ?? "a text" }
    return "a text"
  }

  /// What a value looks like in a text, or a sample of it.
  func text(of value: Value) -> String {
    switch value {
    case .string(let string): return string.text
    case .integer(let number): return String(number)
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e15
        ? String(Int(number)) : String(number)
    case .boolean(let value): return String(value)
    case .unknown(let unknown): return Samples.text(ofType: unknown.type)
    case .views(let fragment):
      if case .text(let content)? = fragment.nodes.first?.kind {
        return content.key ?? content.verbatim ?? Samples.text
      }
      return Samples.text
    default: return Samples.text
    }
  }

  // MARK: Functions that make strings

  /// `String(…)`, `LocalizedStringKey(…)`, `NSLocalizedString(…)` and their like.
  func localized(_ arguments: [Argument]) -> Value {
    guard case .string(var string)? = arguments.first?.value else {
      return .unknown(type: "String")
    }
    string.form = .key
    if let table = arguments.first(where: { ["table", "tableName"].contains($0.label) })?.value,
      case .string(let name) = table
    {
      string.table = name.text
    }
    for label in ["defaultValue", "value"] {
      if case .string(let text)? = arguments.first(where: { $0.label == label })?.value,
        !text.text.isEmpty
      {
        string.defaultText = text.text
      }
    }
    return .string(string)
  }

  /// The text of a key, where a function of the app's own that makes a text cannot be followed but
  /// is given the key of a catalog, and maybe the name of its table: `tr("Settings", "title")`.
  func lookedUp(_ arguments: [Argument], in file: SourceFile) -> Value? {
    let strings = arguments.compactMap { argument -> StringValue? in
      guard case .string(let string) = argument.value, !string.isSample else { return nil }
      return string
    }
    let table = strings.map(\.text).first(where: keys.hasTable)
    let candidates = strings.filter { $0.text != table }
    let bound = candidates.first { keys.hasKey($0.text, table: table, for: file.path) }
    guard var key = bound ?? (table == nil ? nil : candidates.first) else { return nil }
    key.form = .key
    key.key = key.text
    key.table = table
    return .string(key)
  }

  /// A method of a string.
  func stringCall(
    _ name: String, _ string: StringValue, _ arguments: [Argument], in scope: Scope
  ) -> Value {
    if let extended = index.type(named: "String", from: scope.file) {
      let own = extended.functions(name, isStatic: false)
      if !own.isEmpty {
        return invoke(
          .function(BoundFunction(candidates: own, receiver: .string(string), owner: extended)),
          with: arguments, named: nil, in: scope)
      }
    }
    switch name {
    case "uppercased", "localizedUppercase":
      return .string(.plain(string.text.uppercased(), isSample: string.isSample))
    case "lowercased": return .string(.plain(string.text.lowercased(), isSample: string.isSample))
    case "appending":
      guard case .string(let other)? = arguments.first?.value else { return .string(string) }
      return .string(string.joined(other))
    case "localized", "trimmingCharacters", "replacingOccurrences", "capitalized", "prefix",
      "suffix":
      return .string(string)
    case "contains", "hasPrefix", "hasSuffix": return .unknown(type: "Bool")
    case "split", "components": return .unknown(type: "[String]")
    default: return .unknown(Unknown(name: name))
    }
  }
}

/// What stands in for texts that only the running app has.
enum Samples {
  static let text = "Sample text"

  static func text(ofType type: String?) -> String {
    switch type?.split(separator: "?").first.map(String.init) {
    case "Int", "Int64", "Int32", "UInt": "42"
    case "Double", "CGFloat", "Float": "12.5"
    case "Date": "Jan 12, 2026"
    case "URL": "example.com"
    case "Bool": "true"
    default: text
    }
  }
}

extension String {
  /// `%` written twice, as keys made from interpolations have it.
  fileprivate func percentEscaped(when isFormat: Bool) -> String {
    guard isFormat, contains("%") else { return self }
    return split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  /// The characters a literal's escapes stand for.
  fileprivate var unescaped: String {
    guard contains("\\") else { return self }
    var result = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
          let code = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(code)
        else { continue }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: result.append(next)
      }
    }
    return result
  }
}
