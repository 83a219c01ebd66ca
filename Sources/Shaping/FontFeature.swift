public import Typeface

/// An OpenType feature switched on, off or to an alternate, as in `kern=0`.
public struct FontFeature: Hashable, Sendable {
  public let tag: FourCharacterTag
  /// 0 off, 1 on, more for features that choose among alternates.
  public let value: UInt32

  public init(_ tag: FourCharacterTag, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}
