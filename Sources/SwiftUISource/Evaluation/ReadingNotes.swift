public import LayoutPrediction
internal import TextUnits

/// Something in a view that could not be read.
public enum ReadingGap: Hashable, Sendable, LosslessStringConvertible {
  /// A view of another module, or one that no expression tells.
  case opaqueView(String)
  /// A modifier that is neither SwiftUI's nor found in the source.
  case unknownModifier(String)
  /// A text that only the running app has.
  case unknownText(String)
  /// A length or another argument that could not be computed.
  case unknownArgument(String)
  /// A bound on the work was reached.
  case limit(String)

  /// Whether only the words or numbers are samples, and what stands where is known.
  public var isMinor: Bool {
    switch self {
    case .unknownText: true
    case .opaqueView, .unknownModifier, .unknownArgument, .limit: false
    }
  }

  public var description: String {
    switch self {
    case .opaqueView(let name): "\(name): its inside is not known"
    case .unknownModifier(let name): ".\(name): neither SwiftUI's nor in the source"
    case .unknownText(let name): "\(name): only the running app knows the text"
    case .unknownArgument(let name): "\(name): cannot be computed from the source"
    case .limit(let name): "the bound on \(name) was reached"
    }
  }
}

extension ReadingGap {
  /// Reads what ``description`` writes.
  public init?(_ description: String) {
    if let name = description.between("the bound on ", " was reached") {
      self = .limit(name)
    } else if let name = description.between(".", ": neither SwiftUI's nor in the source") {
      self = .unknownModifier(name)
    } else if let name = description.between("", ": its inside is not known") {
      self = .opaqueView(name)
    } else if let name = description.between("", ": only the running app knows the text") {
      self = .unknownText(name)
    } else if let name = description.between("", ": cannot be computed from the source") {
      self = .unknownArgument(name)
    } else {
      return nil
    }
  }
}

/// What was met while views were read.
struct ReadingNotes {
  /// Gaps by the qualified name of the view.
  private(set) var gaps: [String: Set<ReadingGap>] = [:]
  /// Views whose bodies were read.
  private(set) var read: Set<String> = []
  /// Views that showed something of their own.
  private(set) var shown: Set<String> = []
  /// Every key met, with the places it is used at.
  var keyUses: Set<KeyUse> = []

  mutating func add(_ gap: ReadingGap, to view: TypeRecord?) {
    gaps[view?.qualifiedName ?? "", default: []].insert(gap)
  }

  mutating func didRead(_ view: TypeRecord, showing hasContent: Bool) {
    read.insert(view.qualifiedName)
    if hasContent { shown.insert(view.qualifiedName) }
  }

  mutating func merge(_ other: ReadingNotes) {
    gaps.merge(other.gaps) { $0.union($1) }
    read.formUnion(other.read)
    shown.formUnion(other.shown)
    keyUses.formUnion(other.keyUses)
  }
}

/// A key of a string catalog, used in the source.
public struct KeyUse: Hashable, Sendable {
  public let key: String
  public let table: String?
  public let source: LayoutPrediction.SourceLocation?
  /// Whether a catalog has the key.
  public let isBound: Bool

  public init(
    key: String, table: String?, source: LayoutPrediction.SourceLocation?, isBound: Bool
  ) {
    self.key = key
    self.table = table
    self.source = source
    self.isBound = isBound
  }
}
