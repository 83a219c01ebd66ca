#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One of the program's output streams, written whole lines at a time.
struct OutputStream: Sendable {
  let descriptor: Int32

  /// Whether a person watches.
  var isTerminal: Bool { isatty(descriptor) != 0 }

  /// Whether colours help: a terminal that has not asked for none (`NO_COLOR`, `TERM=dumb`).
  var showsColour: Bool {
    isTerminal && Environment["NO_COLOR", default: ""].isEmpty && Environment["TERM"] != "dumb"
  }

  /// The width of the terminal in columns; `COLUMNS` wins, 80 where nobody knows.
  var columns: Int {
    if let columns = Environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard isTerminal, unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes text. A reader that has gone away ends the program quietly, a full disk with a line on
  /// standard error.
  func write(_ text: String) {
    do {
      try writeOrThrow(text)
    } catch  where error.code == EPIPE || descriptor == STDERR_FILENO {
      exitProgram(.failure)
    } catch {
      failProgram("cannot write the output: \(error)")
    }
  }

  /// Writes text.
  ///
  /// - Throws: ``SystemError`` where not all of it could be written.
  func writeOrThrow(_ text: String) throws(SystemError) {
    var text = text
    let code = text.withUTF8 { bytes -> Int32 in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let count = unsafe writeBytes(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        // No bytes and no error is a device that takes nothing.
        guard count > 0 else { return count < 0 ? errno : EIO }
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return 0
    }
    if code != 0 { throw SystemError(code) }
  }
}

/// One call of POSIX `write`, outside the type that has a method of that name.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}

let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
let standardError = OutputStream(descriptor: STDERR_FILENO)
