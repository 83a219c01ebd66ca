internal import Copyfit
internal import Requests
internal import TextUnits

/// The options every command that measures shares.
enum FontOptions {
  static let fonts = Command.Option("--fonts", "DIR,…", "folders with fonts of your own")

  /// A measurer with the user's fonts.
  static func measurer(_ arguments: Arguments) throws -> TextMeasurer {
    try TextMeasurer(fontDirectories: try arguments.list("--fonts") ?? [])
  }
}
