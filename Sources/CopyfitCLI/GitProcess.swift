#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// One run of `git`.
struct GitProcess {
  /// Its exit code; `nil` where it could not be started.
  let code: Int32?
  /// What it wrote on its standard output.
  let output: [UInt8]

  /// Runs git in a folder; what it says on standard error is not kept.
  init(_ words: [String], in folder: String) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      (code, output) = (nil, [])
      return
    }
    defer { close(ends[0]) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    unsafe posix_spawn_file_actions_addclose(&actions, ends[1])
    let arguments = unsafe (["git", "-C", folder] + words).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    var identifier: pid_t = 0
    let failure = unsafe posix_spawnp(&identifier, "git", &actions, nil, arguments, environ)
    close(ends[1])
    guard failure == 0 else {
      (code, output) = (nil, [])
      return
    }
    output = Self.contents(of: ends[0])
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    // The exit code, or 128 and the number of the signal that ended it.
    let signal = status & 0x7F
    code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
