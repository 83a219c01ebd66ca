internal import Requests

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

  /// Writes text. A reader that has gone away ends the program quietly.
  func write(_ text: String) {
    var text = text
    let isWritten = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let count = unsafe writeBytes(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
    if !isWritten { exitProgram(.failure) }
  }
}

extension OutputStream {
  /// A file, new or emptied, that stays open to the program's end.
  ///
  /// - Throws: ``InputError`` where it cannot be written.
  init(creating path: String) throws {
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else {
      throw unsafe InputError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
  }
}

/// One call of POSIX `write`, outside the type that has a method of that name.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}

let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
let standardError = OutputStream(descriptor: STDERR_FILENO)

/// The process's environment.
enum Environment {
  static subscript(name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static subscript(name: String, default value: String) -> String {
    self[name] ?? value
  }
}

/// Reads standard input line by line, as bytes.
struct LineReader {
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The next line without its line feed; `nil` at the end. A last line without one counts.
  ///
  /// - Throws: ``InputError`` where standard input cannot be read.
  mutating func next() throws -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Array(buffer[start...])
      }
      if start > 0 {
        buffer.removeFirst(start)
        (searched, start) = (searched - start, 0)
      }
      try fill()
    }
  }

  /// Whether a whole line is at hand without waiting for more input.
  var hasLineBuffered: Bool { buffer[start...].contains(0x0A) }

  private mutating func fill() throws {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(STDIN_FILENO, &chunk, chunk.count)
    guard count >= 0 || errno == EINTR else {
      throw unsafe InputError("cannot read standard input: \(String(cString: strerror(errno)))")
    }
    if count > 0 { buffer += chunk[..<count] }
    isAtEnd = count == 0
  }
}

/// Ends the program.
func exitProgram(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}

/// Ends the program with one line on standard error.
func failProgram(_ message: String) -> Never {
  standardError.write("copyfit: \(message)\n")
  exitProgram(.failure)
}

/// How many threads can run at once.
let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
