#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why the operating system refused something, in its own words.
struct SystemError: Error, CustomStringConvertible {
  /// A value of `errno`.
  let code: Int32

  init(_ code: Int32 = errno) {
    self.code = code
  }

  var description: String { unsafe String(cString: strerror(code)) }
}
