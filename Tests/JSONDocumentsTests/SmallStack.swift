import Glibc

/// Runs work on a thread with a stack of a given size, and waits for it.
func onStack(ofBytes size: Int, _ work: @escaping @Sendable () -> Void) {
  final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
  var attributes = pthread_attr_t()
  var thread = pthread_t()
  unsafe pthread_attr_init(&attributes)
  precondition(unsafe pthread_attr_setstacksize(&attributes, size) == 0)
  let context = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
  let status = unsafe pthread_create(
    &thread, &attributes,
    { context in
      guard let context = unsafe context else { return nil }
      unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
      return nil
    }, context)
  precondition(status == 0, "no thread with a stack of \(size) bytes")
  pthread_join(thread, nil)
  unsafe pthread_attr_destroy(&attributes)
}
