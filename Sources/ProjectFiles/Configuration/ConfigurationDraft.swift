internal import JSONDocuments

/// A configuration to begin with, for a folder that has been looked at.
public struct ConfigurationDraft: Sendable {
  /// A table of texts in the folder.
  public struct Catalog: Sendable {
    /// Relative to the folder.
    public var path: String
    public var keyCount: Int

    public init(path: String, keyCount: Int) {
      self.path = path
      self.keyCount = keyCount
    }
  }

  /// How many Swift files there are.
  public var swiftFileCount: Int
  public var catalogs: [Catalog]
  /// Language tags, that of the source first.
  public var locales: [String]

  public init(swiftFileCount: Int, catalogs: [Catalog], locales: [String]) {
    self.swiftFileCount = swiftFileCount
    self.catalogs = catalogs
    self.locales = locales
  }

  /// The configuration with what it means beside it. As it stands it changes nothing but to say
  /// what holds without it.
  public var text: String {
    """
    // What copyfit check looks at in this folder. Options of the command line win.
    // Here when this was written: \(facts).
    {
      // Files and folders, relative to this file. * and ? stand for characters of a name, ** for any
      // number of folders; without a slash, a name at any depth. All are looked at where left out.
      // "include": ["Sources", "MyApp"],
      "exclude": ["Generated", "**/Vendor"],

      // Languages; all of the catalogs where left out.
    \(localeLine)

      // Dynamic Type sizes and devices. copyfit help devices lists them; a "preset" (quick, standard,
      // full) stands for both.
      "sizes": ["all"],
      "devices": ["iphone-se-3", "iphone-16"],

      // A rule is "off", or its findings are "info", "warning" or "error".
      "rules": {
        // "near-miss": "off",
      },

      // What stands in for what only the running app knows: for %@, for whole numbers, for the first,
      // second, … argument of every key, or of one.
      "samples": {
        "text": "Sample",
        "integer": 42,
        // "keys": { "Hello, %@": ["Maximilian Musterfrau"] },
      },

      // What texts may do, by key or by the id of their view; later ones win.
      "policies": [
        // { "texts": "settings.*", "mayTruncate": false, "isOneLine": true, "smallestScale": 0.8 },
      ],

      // Functions of the app whose first argument is a key, as calls name them.
      "keyFunctions": [],

      // A folder with the fonts of the platform or of the app.
      // "fonts": "Fonts",

      // Findings that are known: only new and worse ones are shown.
      // "baseline": "copyfit-baseline.json",
    }

    """
  }

  private var facts: String {
    let files = "\(swiftFileCount) Swift file\(swiftFileCount == 1 ? "" : "s")"
    guard !catalogs.isEmpty else { return "\(files), no string catalog" }
    let shown = catalogs.prefix(5).map { catalog in
      // A line end in a name would end the comment.
      let name = String(catalog.path.map { $0.isNewline ? " " : $0 })
      return "\(name) with \(catalog.keyCount) key\(catalog.keyCount == 1 ? "" : "s")"
    }
    let rest = catalogs.count - shown.count
    return "\(files); \(shown.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more" : "")
  }

  private var localeLine: String {
    let names = JSONWriter().string(for: .array(locales.map(JSONValue.string)))
    // Written out they would shut out a language that comes later.
    return "  // \"locales\": \(names),"
  }
}
