internal import Reporting

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Ends the program.
func exitProgram(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}

/// Ends the program with one line on standard error.
func failProgram(_ message: String) -> Never {
  warn(message)
  exitProgram(.failure)
}

/// Writes one line on standard error, whatever names from files stand in it.
func warn(_ message: String) {
  standardError.write("copyfit: \(VisibleText.line(message))\n")
}

/// How many threads can run at once.
let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
