internal import SwiftSyntax

/// Which files of an app a change in some of them may reach.
///
/// A file depends on another where it names something that the other declares: a type, a function or
/// constant of no type, or a member that the other gives to a type of another module (an extension
/// of `View` has modifiers, one of `Color` has colours). Names are compared as they are written, in
/// comments and strings too, so that it errs towards too many files.
public struct SourceDependencies: Sendable {
  /// Positions of the files that name something a file declares, by the position of that file.
  private let dependents: [[Int]]
  private let paths: [String]
  private let positions: [String: Int]

  /// Reads the files; those that cannot be read depend on nothing.
  ///
  /// - Parameter jobs: how many files are parsed side by side.
  /// - Complexity: O(bytes).
  public init(_ paths: [String], jobs: Int = 2) {
    self.init(files: SourceParser(jobs: jobs).parse(paths).files)
  }

  init(files: [SourceFile]) {
    let collected = files.map { file in
      var collector = DeclarationCollector(file)
      collector.collect(file.syntax.statements)
      return (file: file, declarations: collector)
    }
    let ownTypes = Set(
      collected.flatMap { _, declarations in
        declarations.types.filter { $0.kind != .external }.map(\.rootName)
      })
    var declaring: [String: [Int]] = [:]
    for (position, (file, declarations)) in collected.enumerated() {
      for name in Self.names(declarations, in: file, ownTypes) {
        declaring[name, default: []].append(position)
      }
    }
    var dependents = Array(repeating: [Int](), count: files.count)
    for (position, file) in files.enumerated() {
      var named: Set<Int> = []
      file.syntax.description.forEachIdentifier { name in
        if let declared = declaring[name] { named.formUnion(declared) }
      }
      for other in named where other != position { dependents[other].append(position) }
    }
    self.dependents = dependents
    paths = files.map(\.path)
    positions = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a file declares that others may name.
  private static func names(
    _ declarations: DeclarationCollector, in file: SourceFile, _ ownTypes: Set<String>
  ) -> Set<String> {
    var names = Set(declarations.functions.map(\.syntax.name.text))
    names.formUnion(declarations.constants.map(\.name))
    for type in declarations.types {
      if type.kind != .external || ownTypes.contains(type.rootName) {
        names.insert(type.rootName)
      } else {
        names.formUnion(type.properties.keys)
        names.formUnion(type.functions.keys)
        // An initialiser is called by the type's name.
        if !type.initializers.isEmpty { names.insert(type.name) }
      }
    }
    for statement in file.syntax.statements {
      guard case .decl(let declaration) = statement.item,
        let alias = declaration.as(TypeAliasDeclSyntax.self)
      else { continue }
      names.insert(alias.name.text)
    }
    // Every view has one.
    names.remove("body")
    return names
  }

  /// The files that a change may reach: those changed, those that name what they declare, and so on.
  ///
  /// - Parameter changed: paths as the files were given; others are passed over.
  /// - Complexity: O(files + dependencies).
  public func reached(from changed: Set<String>) -> Set<String> {
    var pending = changed.compactMap { positions[$0] }
    var reached = Set(pending)
    while let position = pending.popLast() {
      for dependent in dependents[position] where reached.insert(dependent).inserted {
        pending.append(dependent)
      }
    }
    return Set(reached.map { paths[$0] })
  }
}

extension TypeDeclaration {
  /// The outermost type it is nested in, or itself: whoever names a nested type names that too.
  fileprivate var rootName: String {
    qualifiedName.split(separator: ".").first.map(String.init) ?? qualifiedName
  }
}

extension String {
  /// Calls with every run of letters, digits and underscores, and every byte beyond ASCII.
  fileprivate func forEachIdentifier(_ body: (String) -> Void) {
    var text = self
    text.makeContiguousUTF8()
    var start: String.Index?
    let bytes = text.utf8
    for index in bytes.indices {
      if bytes[index].isIdentifierByte {
        if start == nil { start = index }
      } else if let first = start {
        body(String(text[first..<index]))
        start = nil
      }
    }
    if let start { body(String(text[start...])) }
  }
}

extension UInt8 {
  fileprivate var isIdentifierByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
