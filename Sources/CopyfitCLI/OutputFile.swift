internal import Requests

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file the program writes: all of it, or none.
struct OutputFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The option that names a file to write.
  static let option = Command.Option(
    "--output", "FILE", "write to a file instead of standard output")

  /// The file that is named; `nil` where standard output is meant.
  ///
  /// - Throws: ``InputError`` for an empty name.
  static func option(_ arguments: Arguments) throws -> OutputFile? {
    try arguments.value(option.name) { path in
      guard !path.isEmpty else {
        throw InputError("--output names no file; leave it out, or name one")
      }
      return OutputFile(path)
    }
  }

  /// Writes the file, which keeps its permissions where it was there before.
  ///
  /// A regular file is written beside its place and moved there when it is whole, so that a full
  /// disk leaves what was there before. What is no regular file, such as a pipe, is written as it is.
  ///
  /// - Throws: ``InputError`` where the file cannot be written.
  func write(_ text: String) throws {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    do throws(SystemError) {
      if isThere, status.st_mode & S_IFMT != S_IFREG {
        try write(text, to: path, O_WRONLY)
      } else {
        try replace(with: text, permissions: isThere ? status.st_mode & 0o777 : nil)
      }
    } catch {
      throw InputError("cannot write \(path): \(error)")
    }
  }

  private func replace(with text: String, permissions: mode_t?) throws(SystemError) {
    let target = resolved
    let draft = "\(target).\(getpid()).part"
    do throws(SystemError) {
      try write(text, to: draft, O_WRONLY | O_CREAT | O_EXCL)
      if let permissions { unsafe _ = chmod(draft, permissions) }
      guard unsafe rename(draft, target) == 0 else { throw SystemError() }
    } catch {
      unsafe _ = unlink(draft)
      throw error
    }
  }

  /// The path without symbolic links, which stay links; the path itself where nothing is there.
  private var resolved: String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private func write(_ text: String, to path: String, _ mode: Int32) throws(SystemError) {
    let descriptor = unsafe open(path, mode, 0o644)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try OutputStream(descriptor: descriptor).writeOrThrow(text)
  }
}
