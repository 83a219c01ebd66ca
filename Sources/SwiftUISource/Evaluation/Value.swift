internal import LayoutPrediction
internal import SwiftSyntax

/// What is known of an expression without running the app.
indirect enum Value: Sendable {
  /// Nothing but, at best, its type.
  case unknown(Unknown)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case string(StringValue)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  /// `nil`.
  case nothing
  /// An enumeration's case, or a name that waits for a type: `.leading`, `.system(size: 15)`.
  case member(Member)
  case instance(Instance)
  case closure(Closure)
  case function(BoundFunction)
  case type(TypeName)
  case views(ViewFragment)
  case font(FontModifier)
  /// A length that follows the content size (`@ScaledMetric`).
  case length(ScaledLength)
  /// Something about the content size or the device that is true under some conditions only.
  case condition(EnvironmentCondition)
  /// `dynamicTypeSize` or `horizontalSizeClass`, which only the condition decides.
  case environment(EnvironmentValue)
  case keyPath([String])
  case range(lower: Value, upper: Value, isClosed: Bool)

  static func unknown(type: String? = nil) -> Value { .unknown(Unknown(type: type)) }

  var isViews: Bool {
    if case .views = self { true } else { false }
  }

  /// What a statement without a value gives.
  static var void: Value { .tuple([]) }
}

/// A value that only the running app has.
struct Unknown {
  /// The name of its type, `?` and brackets included.
  var type: String?
  /// What a variable starts with, where the source says.
  var initial: Bool?
  /// How the source calls it.
  var name: String?
}

/// The name of a type used as a value.
struct TypeName: Hashable {
  var name: String
}

/// A name after a dot, with what it is called with.
struct Member {
  /// The type before the dot where it is written.
  var type: String?
  var name: String
  /// `nil` where it is not called.
  var arguments: [Argument]?
  /// What stands before the dot, where that is itself such a name: `.headline.bold()`.
  var base: Value?
}

extension Member {
  /// The stack that a layout used as a view is: `VStack` of `AnyLayout(VStackLayout(spacing: 4))`,
  /// with what it is set to.
  var layout: (name: String, settings: [Argument])? {
    guard name == "init", let type else { return nil }
    if type == "AnyLayout", case .member(let inner)? = arguments?.first?.value {
      return inner.layout
    }
    guard type.hasSuffix("Layout") else { return nil }
    return (String(type.dropLast("Layout".count)), arguments ?? [])
  }
}

/// A value given to a call.
struct Argument {
  var label: String?
  var value: Value
  /// Whether it is a closure after the parentheses.
  var isTrailing = false
  /// The expression, for messages and keys.
  var syntax: ExprSyntax?
}

/// An app's own value with its stored properties.
///
/// Unchecked: it is written only while it is made, by the reading that makes it. What methods change
/// later is for the running app.
final class Instance: @unchecked Sendable {
  let type: TypeRecord
  /// What initialisers and arguments have set; the others have their initial values.
  private(set) var properties: [String: Value]
  /// The case, where the type is an enumeration.
  let enumCase: String?
  /// Whether nothing but the type is known.
  let isUnknown: Bool
  private var isBeingMade = false

  /// What each type parameter stands for is not followed; views given for them are.
  init(
    _ type: TypeRecord, properties: [String: Value] = [:], enumCase: String? = nil,
    isUnknown: Bool = false
  ) {
    self.type = type
    self.properties = properties
    self.enumCase = enumCase
    self.isUnknown = isUnknown
  }

  /// Makes an instance, whose properties can be set until it is made.
  static func making(_ type: TypeRecord, _ make: (Instance) -> Void) -> Instance {
    let instance = Instance(type)
    instance.isBeingMade = true
    make(instance)
    instance.isBeingMade = false
    return instance
  }

  /// Sets a property, where the instance is still being made.
  func set(_ name: String, to value: Value) {
    if isBeingMade { properties[name] = value }
  }

  /// A copy with another value of a property.
  func setting(_ name: String, to value: Value) -> Instance {
    var properties = properties
    properties[name] = value
    return Instance(type, properties: properties, enumCase: enumCase, isUnknown: isUnknown)
  }
}

struct Closure {
  let syntax: ClosureExprSyntax
  let scope: Scope
}

/// A function with the value it is a member of.
struct BoundFunction {
  let candidates: [FunctionRecord]
  let receiver: Value?
  let owner: TypeRecord?
}

/// A string, and what SwiftUI would make of it.
struct StringValue {
  enum Form {
    /// A literal whose type is not settled: a key for `Text`, a string elsewhere.
    case literal
    /// A `String`, shown as it is.
    case plain
    /// A key of a catalog (`LocalizedStringKey`, `String(localized:)`).
    case key
  }

  var form: Form
  /// The text; for interpolations, with the values that are known.
  var text: String
  /// The key a literal is looked up by: `Hello, %@`.
  var key: String
  /// What stands in the placeholders of the key.
  var arguments: [Value] = []
  /// Whether a part of ``text`` is a sample.
  var isSample = false
  var table: String?
  /// The text shown in the source language where it is not the key (`defaultValue:`).
  var defaultText: String?
  /// Where the key is written.
  var source: LayoutPrediction.SourceLocation?
  /// Other keys it may have, where the type of an argument is not known.
  var otherKeys: [String] = []

  static func plain(_ text: String, isSample: Bool = false) -> StringValue {
    StringValue(form: .plain, text: text, key: text, isSample: isSample)
  }
}
