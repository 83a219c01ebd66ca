import FoundationEssentials
import Glibc
import Synchronization

/// The program with a caller who waits for each answer before asking on.
final class Conversation {
  private let process: ChildProcess
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []

  /// Starts the program with pipes for its input and output.
  init(_ arguments: [String]) throws {
    let (input, output) = (Self.makePipe(), Self.makePipe())
    process = try ChildProcess(
      CopyfitProgram.path, arguments, environment: [:],
      redirections: [
        .duplicate(input.read, as: STDIN_FILENO), .duplicate(output.write, as: STDOUT_FILENO),
        .close(input.write), .close(output.read),
      ])
    close(input.read)
    close(output.write)
    (self.input, self.output) = (input.write, output.read)
  }

  deinit {
    close(output)
  }

  /// Sends bytes as they are.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ line: String) { send(Array((line + "\n").utf8)) }

  /// The next line of output; `nil` where none comes within a minute.
  func readLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 60_000) > 0 else { return nil }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(output, &chunk, chunk.count)
      guard count > 0 else { return nil }
      pending += chunk[..<count]
    }
  }

  /// The most memory the program has held so far, in kilobytes (Linux, `VmHWM`).
  var peakMemory: Int? {
    let file = URL(filePath: "/proc/\(process.identifier)/status")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// Ends the input and waits for the exit code.
  func finish() -> Int32 {
    close(input)
    return process.wait()
  }

  /// A pipe whose ends no other child inherits: one that did would keep it open.
  private static func makePipe() -> (read: Int32, write: Int32) {
    ChildProcess.starting.withLock { _ in
      var ends: [Int32] = [0, 0]
      precondition(unsafe pipe(&ends) == 0, "no pipe")
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}
