internal import Requests

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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
      throw InputError("cannot read standard input: \(SystemError())")
    }
    if count > 0 { buffer += chunk[..<count] }
    isAtEnd = count == 0
  }
}
