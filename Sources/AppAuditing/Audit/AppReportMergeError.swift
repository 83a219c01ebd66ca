/// Why reports cannot be joined.
public enum AppReportMergeError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothing
  /// One is of no shard.
  case noShard
  case twice(Shard)
  case otherCount(Int, Int)
  case missing(index: Int, count: Int)
  /// The runs differed in an option, or in what they looked at.
  case otherOption(String)

  public var description: String {
    switch self {
    case .nothing: "name the results of copyfit check --shard I/N --format json"
    case .noShard: "a result is of no shard; only those of copyfit check --shard I/N can be joined"
    case .twice(let shard): "shard \(shard) is there twice"
    case .otherCount(let first, let second):
      "some results are of \(first) shards and some of \(second)"
    case .missing(let index, let count): "shard \(index)/\(count) is missing"
    case .otherOption(let name): "the results differ in their \(name); join those of one run"
    }
  }
}
