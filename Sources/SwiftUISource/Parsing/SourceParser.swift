internal import Dispatch
internal import FoundationEssentials
internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// Reads Swift files side by side.
struct SourceParser: Sendable {
  /// A larger file is generated code or no code; nobody writes screens in it.
  static let largestFile = 4 << 20

  let jobs: Int

  /// The files that could be read, in the order of their names, and what is to say of the others.
  ///
  /// - Complexity: O(bytes), shared among ``jobs`` threads.
  func parse(_ paths: [String]) -> (files: [SourceFile], problems: [SourceProblem]) {
    let results = Mutex<[Result<SourceFile, SourceProblem>?]>(
      Array(repeating: nil, count: paths.count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(max(jobs, 1), max(paths.count, 1))) { _ in
      while case let position = next.add(1, ordering: .relaxed).oldValue, position < paths.count {
        let result = Result { () throws(SourceProblem) in try Self.parse(paths[position]) }
        results.withLock { $0[position] = result }
      }
    }
    var files: [SourceFile] = []
    var problems: [SourceProblem] = []
    for result in results.withLock({ $0 }) {
      switch result {
      case .success(let file)?:
        files.append(file)
        if file.hasErrors { problems.append(SourceProblem(file: file.path, .syntaxErrors)) }
      case .failure(let problem)?: problems.append(problem)
      case nil: break
      }
    }
    return (files, problems)
  }

  private static func parse(_ path: String) throws(SourceProblem) -> SourceFile {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard (attributes?[.size] as? Int ?? 0) <= largestFile else {
      throw SourceProblem(file: path, .tooLarge)
    }
    guard let bytes = try? Data(contentsOf: URL(filePath: path)) else {
      throw SourceProblem(file: path, .unreadable)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceProblem(file: path, .notUTF8)
    }
    return parse(text, named: path)
  }

  /// Source that is at hand already.
  static func parse(_ text: String, named path: String) -> SourceFile {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    return SourceFile(
      path: path, syntax: folded.as(SourceFileSyntax.self) ?? parsed, hasErrors: parsed.hasError)
  }
}
