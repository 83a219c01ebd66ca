internal import DynamicType

/// What an environment value can be asked for.
enum EnvironmentValue: Hashable {
  case dynamicTypeSize
  case horizontalSizeClass
}

/// A question whose answer depends on the content size or on the device.
enum EnvironmentCondition: Hashable, Sendable {
  case isAccessibilitySize
  case sizeAtLeast(ContentSize)
  case isCompactWidth
  indirect case not(EnvironmentCondition)

  /// The question without its negations, and whether their number is odd.
  var normalized: (question: EnvironmentCondition, isNegated: Bool) {
    guard case .not(let inner) = self else { return (self, false) }
    let (question, isNegated) = inner.normalized
    return (question, !isNegated)
  }
}
