import Glibc
import Synchronization

/// A process started by `posix_spawn`.
struct ChildProcess {
  /// Where one of its descriptors comes from.
  enum Redirection {
    case open(path: String, for: Int32, as: Int32)
    case duplicate(Int32, as: Int32)
    case close(Int32)
  }

  struct CannotStart: Error {
    let path: String
    let code: Int32
  }

  let identifier: pid_t

  /// Held while a process starts, and by those who make descriptors it must not inherit.
  static let starting = Mutex(())

  init(
    _ path: String, _ arguments: [String], environment: [String: String],
    redirections: [Redirection]
  ) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    for redirection in redirections {
      switch redirection {
      case .open(let path, let mode, let descriptor):
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, mode, 0)
      case .duplicate(let source, let descriptor):
        unsafe posix_spawn_file_actions_adddup2(&actions, source, descriptor)
      case .close(let descriptor):
        unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
    var variables: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      unsafe variables.append(String(cString: variable))
      unsafe next += 1
    }
    variables.removeAll { variable in
      environment.keys.contains { variable.hasPrefix($0 + "=") }
    }
    variables += environment.map { "\($0)=\($1)" }
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    let settings = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var identifier: pid_t = 0
    let code = Self.starting.withLock { _ in
      unsafe posix_spawn(&identifier, path, &actions, nil, words, settings)
    }
    guard code == 0 else { throw CannotStart(path: path, code: code) }
    self.identifier = identifier
  }

  /// Waits for the end.
  ///
  /// - Returns: the exit code; where a signal ended the process, 128 and its number.
  func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
