internal import SwiftSyntax

/// Every type, function and constant of the source, by name.
///
/// Names of several modules stand side by side; of two types with one name, the one whose file is
/// nearest to the file that asks is meant.
struct ModuleIndex: Sendable {
  let types: [TypeRecord]
  /// Positions in ``types`` by the last part of the name.
  private var positions: [String: [Int]] = [:]
  private(set) var functions: [String: [FunctionRecord]] = [:]
  private(set) var constants: [String: [PropertyRecord]] = [:]
  private(set) var previews: [PreviewRecord] = []
  let files: [SourceFile]

  /// - Complexity: O(declarations).
  init(_ files: [SourceFile]) {
    self.files = files
    var declarations: [TypeDeclaration] = []
    for file in files {
      var collector = DeclarationCollector(file)
      collector.collect(file.syntax.statements)
      for type in collector.types { Self.add(type, to: &declarations, &positions) }
      for function in collector.functions {
        functions[function.syntax.name.text, default: []].append(function)
      }
      for constant in collector.constants { constants[constant.name, default: []].append(constant) }
      previews += collector.previews
    }
    types = declarations.map(TypeRecord.init)
  }

  private static func add(
    _ type: TypeDeclaration, to declarations: inout [TypeDeclaration],
    _ positions: inout [String: [Int]]
  ) {
    let position = positions[type.name, default: []].first {
      declarations[$0].qualifiedName == type.qualifiedName && type.isPart(of: declarations[$0])
    }
    if let position {
      declarations[position].merge(type)
    } else {
      positions[type.name, default: []].append(declarations.count)
      declarations.append(type)
    }
  }

  /// The type a name means in a file.
  ///
  /// A name without a dot may also be that of a type nested in another, where no other type has
  /// the name and SwiftUI has none either: `L10n.Button` is no `Button`.
  func type(named name: String, from file: SourceFile) -> TypeRecord? {
    guard let candidates = positions[name] ?? positions[name.lastPart] else { return nil }
    var fitting = candidates.filter { types[$0].qualifiedName == name }
    if fitting.isEmpty, !ViewConstructors.isKnown(name) {
      let suffix = ".\(name)"
      fitting = candidates.filter { types[$0].qualifiedName.hasSuffix(suffix) }
    }
    guard !fitting.isEmpty else { return nil }
    if fitting.count == 1 { return types[fitting[0]] }
    return fitting.map { types[$0] }.max {
      nearness($0, to: file) < nearness($1, to: file)
    }
  }

  private func nearness(_ type: TypeRecord, to file: SourceFile) -> (Int, Int) {
    // A declaration before an extension of something foreign, then the longest common folder.
    (type.kind == .external ? 0 : 1, file.path.commonPrefix(with: type.file.path).count)
  }

  func function(named name: String, from file: SourceFile) -> [FunctionRecord] {
    functions[name]?.sorted {
      $0.file.path.commonPrefix(with: file.path).count
        > $1.file.path.commonPrefix(with: file.path).count
    } ?? []
  }

  func constant(named name: String, from file: SourceFile) -> PropertyRecord? {
    constants[name]?.max {
      $0.file.path.commonPrefix(with: file.path).count
        < $1.file.path.commonPrefix(with: file.path).count
    }
  }

  /// The views of the source, in the order of their files.
  var views: [TypeRecord] { types.filter { $0.isView && $0.kind == .structure } }
}

/// A preview: `#Preview`, or the `previews` of a provider.
struct PreviewRecord: Sendable {
  /// The name given, or the file's.
  let name: String
  let statements: CodeBlockItemListSyntax
  /// The provider, whose members the statements may use.
  let owner: String?
  let file: SourceFile
}

extension String {
  /// What stands after the last dot.
  fileprivate var lastPart: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[index(after: dot)...])
  }

  /// The characters two names begin with in common.
  func commonPrefix(with other: String) -> Substring.UTF8View {
    let count = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    return Substring(self).utf8.prefix(count)
  }
}
