public import LayoutPrediction

/// Reads the SwiftUI source of an app.
public struct AppReader: Sendable {
  /// How many files are parsed, and screens read, side by side.
  public var jobs: Int

  public init(jobs: Int = 2) { self.jobs = jobs }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: Swift files, named as findings are to name them.
  ///   - strings: the app's catalogs; keys of interpolated texts are spelt as they have them.
  /// - Returns: every screen found in every state looked at, and what is to say of the rest.
  /// - Complexity: O(bytes) to parse; to read, bounded for each state of each screen.
  public func read(_ paths: [String], strings: any KeyLookup = NoCatalogs()) -> AppReading {
    let (files, problems) = SourceParser(jobs: jobs).parse(paths)
    return read(files, problems: problems, strings: strings)
  }

  /// Reads one text as a file.
  public func read(
    source: String, named path: String, strings: any KeyLookup = NoCatalogs()
  ) -> AppReading {
    let file = SourceParser.parse(source, named: path)
    return read(
      [file], problems: file.hasErrors ? [SourceProblem(file: path, .syntaxErrors)] : [],
      strings: strings)
  }

  func read(
    _ files: [SourceFile], problems: [SourceProblem], strings: any KeyLookup
  ) -> AppReading {
    let index = ModuleIndex(files)
    var finder = ScreenFinder(index: index, keys: strings, jobs: jobs)
    return finder.read(problems: problems)
  }
}

/// What was read of an app.
public struct AppReading: Sendable {
  /// In the order of the source; of each screen the usual state first.
  public let screens: [ScreenReading]
  /// Every view of the app's own, in the order of the source.
  public let views: [ViewReading]
  public let keyUses: [KeyUse]
  /// Files that were not read, or in part.
  public let problems: [SourceProblem]
  /// How many files were read.
  public let fileCount: Int
  /// How many expressions were looked at, each state of each screen counted.
  public let stepCount: Int
}

/// A screen in one state.
public struct ScreenReading: Sendable {
  /// How a screen came to be looked at.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// The content of a window of the app.
    case window
    case preview
    /// Another screen leads to it.
    case destination
    /// Nothing in the source shows it.
    case alone
  }

  public let origin: Origin
  /// The screen's name, with the state in brackets where it is not the usual.
  public let layout: LayoutFile
  /// What is different from the usual state: `isLoading: true`.
  public let state: [String]
  /// Where the screen begins in the source.
  public let source: LayoutPrediction.SourceLocation?
}

/// How far a view of the app's own was understood.
public struct ViewReading: Sendable, Hashable {
  public enum Extent: String, Sendable, Hashable, CaseIterable {
    case full
    /// Parts of it are unknown.
    case part
    /// Nothing of it was seen.
    case none
  }

  public let name: String
  public let source: LayoutPrediction.SourceLocation
  public let extent: Extent
  /// What is not known of it, sorted.
  public let gaps: [ReadingGap]

  public init(
    name: String, source: LayoutPrediction.SourceLocation, extent: Extent, gaps: [ReadingGap]
  ) {
    self.name = name
    self.source = source
    self.extent = extent
    self.gaps = gaps
  }
}
