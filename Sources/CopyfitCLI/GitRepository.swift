internal import Requests

/// The git repository that an app is kept in.
struct GitRepository {
  /// Its outermost folder, from the root.
  private let root: String

  /// - Throws: ``InputError`` where there is no git, or the folder is in no repository.
  init(containing folder: String) throws {
    let run = GitProcess(["rev-parse", "--show-toplevel"], in: folder)
    guard let code = run.code, code != 127 else {
      throw InputError("git cannot be started; --changed-since needs it")
    }
    guard code == 0 else {
      throw InputError("\(folder) is in no git repository; --changed-since needs one")
    }
    root = String(decoding: run.output.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The files that differ from a revision, those git does not keep yet among them, whole and without
  /// links.
  ///
  /// - Throws: ``InputError`` where the revision is none.
  func changedFiles(since revision: String) throws -> Set<String> {
    let unknown = InputError(
      "--changed-since \"\(revision)\" names no commit of \(root); give one, such as origin/main")
    guard !revision.hasPrefix("-") else { throw unknown }
    let commit = GitProcess(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: root)
    let name = String(
      decoding: commit.output.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard commit.code == 0, !name.isEmpty else { throw unknown }
    let changed = try names(["diff", "--name-only", "--no-renames", "-z", name, "--"])
    let untracked = try names(["ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + untracked).map { FilePath.whole(FilePath.joined(root, $0)) })
  }

  private func names(_ words: [String]) throws -> [String] {
    let run = GitProcess(words, in: root)
    guard run.code == 0 else { throw InputError("git \(words[0]) failed in \(root)") }
    return run.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
