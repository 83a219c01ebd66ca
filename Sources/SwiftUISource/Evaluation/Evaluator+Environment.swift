internal import DynamicType

extension Evaluator {
  /// The content size a value names: `.accessibility3`, `DynamicTypeSize.xLarge`.
  func contentSize(_ value: Value) -> ContentSize? {
    value.memberName.flatMap { ContentSize(name: $0) }
  }
}
