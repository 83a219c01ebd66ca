internal import LayoutPrediction
internal import SwiftSyntax

/// What the standard library's and Foundation's functions make of known values.
extension Evaluator {
  /// A value of a type of the standard library or of SwiftUI that is no view.
  func construct(
    standard name: String, _ arguments: [Argument], in scope: Scope
  ) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "NSLocalizedString": return localized(arguments)
    case "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
      "NSAttributedString", "Substring":
      return text(name, arguments)
    case "CGFloat", "Double", "Float", "TimeInterval", "Int":
      switch first {
      case .integer(let value)?: return name == "Int" ? .integer(value) : .number(Double(value))
      case .number(let value)?:
        guard name == "Int" else { return .number(value) }
        return Int(exactly: value.rounded(.towardZero)).map(Value.integer) ?? .unknown(type: "Int")
      case .length(let length)?: return .length(length)
      default: return .unknown(type: name)
      }
    case "Binding", "State", "StateObject", "ObservedObject", "Bindable", "Published", "AppStorage":
      // What is bound is what is shown.
      if let value = arguments.first(where: {
        ["wrappedValue", "initialValue", "projectedValue", "get"].contains($0.label)
          || $0.label == nil
      })?.value {
        if case .closure(let closure) = value { return run(closure) }
        return value
      }
      return .unknown(type: name)
    case "Optional": return first ?? .nothing
    case "Array":
      if case .range? = first, let elements = first.flatMap({ elements(of: $0) }) {
        return .array(elements)
      }
      if let count = arguments.first(where: { $0.label == "count" })?.value,
        case .integer(let count) = count,
        let repeated = arguments.first(where: { $0.label == "repeating" })?.value
      {
        return .array(Array(repeating: repeated, count: min(max(count, 0), limits.rows)))
      }
      return first
    case "Font": return first
    case "EdgeInsets", "CGSize", "CGPoint", "GridItem", "UnitPoint", "Alignment",
      "VStackLayout", "HStackLayout", "ZStackLayout", "GridLayout", "AnyLayout":
      return .member(Member(type: name, name: "init", arguments: arguments))
    case "Color": return .member(Member(type: "Color", name: "init"))
    default: return nil
    }
  }

  private func text(_ name: String, _ arguments: [Argument]) -> Value {
    guard let first = arguments.first else { return .string(.plain("")) }
    switch first.label {
    case "localized", "localizedKey": return localized(arguments)
    case "format":
      return format(arguments)
    case "describing", "reflecting":
      return .string(.plain(text(of: first.value), isSample: first.value.asDouble == nil))
    case "key": return localized(arguments)
    default: break
    }
    switch first.value {
    case .string(var string):
      if name.hasPrefix("LocalizedString") {
        // Made from a variable, a string is a key all the same.
        string.form = .key
        return .string(string)
      }
      if case .literal = string.form { string.form = .plain }
      return .string(string)
    case .integer, .number: return .string(.plain(text(of: first.value)))
    default: return .unknown(type: "String")
    }
  }

  /// `String(format:…)`: the format as it stands, its own key where it is one.
  private func format(_ arguments: [Argument]) -> Value {
    guard case .string(var string)? = arguments.first?.value else {
      return .unknown(type: "String")
    }
    if case .key = string.form { return .string(string) }
    string.form = .plain
    string.isSample = string.text.contains("%")
    return .string(string)
  }

  /// A function of no type.
  func freeFunction(
    _ name: String, _ arguments: [Argument], _ call: FunctionCallExprSyntax, in scope: Scope
  ) -> Value {
    switch name {
    case "min", "max":
      let numbers = arguments.compactMap(\.value.asDouble)
      guard numbers.count == arguments.count, let first = numbers.first else {
        // A bound around a length that follows the content size: near the usual size the length
        // itself.
        return arguments.first { if case .length = $0.value { true } else { false } }?.value
          ?? .unknown(type: "CGFloat")
      }
      let result = numbers.dropFirst().reduce(first, name == "min" ? Swift.min : Swift.max)
      return arguments.allSatisfy { if case .integer = $0.value { true } else { false } }
        ? .integer(Int(result)) : .number(result)
    case "abs": return arguments.first?.value ?? .unknown()
    case "zip":
      guard arguments.count == 2, let a = elements(of: arguments[0].value),
        let b = elements(of: arguments[1].value)
      else { return .unknown() }
      return .array(zip(a, b).map { .tuple([(nil, $0), (nil, $1)]) })
    case "withAnimation":
      return .void
    default: return .unknown(Unknown(name: name))
    }
  }

  /// A member of a foreign type that is called.
  func known(foreign member: Member, _ call: FunctionCallExprSyntax, in scope: Scope) -> Value {
    if member.type == "String", member.name == "localizedStringWithFormat" {
      return format(member.arguments ?? [])
    }
    if member.type == "Binding", member.name == "constant" {
      return member.arguments?.first?.value ?? .unknown()
    }
    return .member(member)
  }

  /// A method of something that is not known.
  func unknownCall(
    _ name: String, _ base: Value, _ arguments: [Argument], in scope: Scope
  ) -> Value {
    switch name {
    case "localizedString":
      if arguments.contains(where: { $0.label == "forKey" }) { return localized(arguments) }
      return .unknown(type: "String")
    case "formatted", "string", "uppercased", "lowercased": return .unknown(type: "String")
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "shuffled":
      return base
    case "contains", "allSatisfy", "hasPrefix", "hasSuffix": return .unknown(type: "Bool")
    default: return .unknown(Unknown(name: name))
    }
  }

  // MARK: Collections

  /// The elements of a collection; `nil` where they are not known.
  func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let elements): return elements
    case .dictionary(let entries):
      return entries.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .range(let lower, let upper, let isClosed):
      guard let low = lower.asDouble, let high = upper.asDouble,
        let first = Int(exactly: low), let last = Int(exactly: high), first <= last
      else { return nil }
      let end = min(isClosed ? last : last - 1, first + limits.rows - 1)
      return end < first ? [] : (first...end).map { .integer($0) }
    default: return nil
    }
  }

  func arrayCall(
    _ name: String, _ elements: [Value], _ arguments: [Argument], _ call: FunctionCallExprSyntax,
    in scope: Scope
  ) -> Value {
    let closure = arguments.last?.value
    func apply(_ value: Value) -> Value {
      guard let closure else { return .unknown() }
      switch closure {
      case .closure(let closure): return run(closure, with: [value])
      case .keyPath(let path):
        return path.reduce(value) { member($1.trimmingDots, of: $0, from: scope.file) }
      case .function: return invoke(closure, with: [Argument(value: value)], named: nil, in: scope)
      default: return .unknown()
      }
    }
    switch name {
    case "map", "compactMap": return .array(elements.map(apply))
    case "flatMap": return .array(elements.flatMap { self.elements(of: apply($0)) ?? [] })
    case "filter", "sorted", "shuffled": return .array(elements)
    case "reversed": return .array(elements.reversed())
    case "enumerated":
      return .array(
        elements.enumerated().map { .tuple([("offset", .integer($0)), ("element", $1)]) })
    case "prefix", "suffix", "dropFirst", "dropLast":
      guard case .integer(let count)? = arguments.first?.value ?? .integer(1), count >= 0 else {
        return .array(elements)
      }
      switch name {
      case "prefix": return .array(Array(elements.prefix(count)))
      case "suffix": return .array(Array(elements.suffix(count)))
      case "dropFirst": return .array(Array(elements.dropFirst(count)))
      default: return .array(Array(elements.dropLast(count)))
      }
    case "joined":
      let separator: String =
        if case .string(let string)? = arguments.first?.value { string.text } else { "" }
      let texts = elements.map(text(of:))
      let isSample = elements.contains { if case .string = $0 { false } else { true } }
      return .string(.plain(texts.joined(separator: separator), isSample: isSample))
    case "first", "randomElement", "min", "max": return elements.first ?? .nothing
    case "contains":
      guard let wanted = arguments.first?.value else { return .unknown(type: "Bool") }
      let answers = elements.map { equal($0, wanted) }
      if answers.contains(true) { return .boolean(true) }
      return answers.contains(nil) ? .unknown(type: "Bool") : .boolean(false)
    default: return .unknown(Unknown(name: name))
    }
  }
}

extension String {
  fileprivate var trimmingDots: String { hasPrefix(".") ? String(dropFirst()) : self }
}
