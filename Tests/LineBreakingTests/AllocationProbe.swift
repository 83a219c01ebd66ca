import Glibc

/// What `malloc.h` declares, which the Glibc module leaves out.
@_silgen_name("malloc_usable_size")
private func usableSize(_ block: UnsafeMutableRawPointer?) -> Int

/// Finds out whether code takes memory from the heap, even if it gives it back at once.
///
/// glibc keeps what a thread frees, up to 1,032 bytes, in a stack for each size, and hands out
/// the last first. The probe puts a block filled with a pattern on every stack, runs the code, and
/// takes the blocks back: where an object was made and freed meanwhile, its contents are in the
/// block. (Counting live bytes with `mallinfo2` would not see it; Swift does not let a program
/// replace `malloc`.)
enum AllocationProbe {
  private static let pattern: UInt8 = 0xA5
  private static let count = 64
  /// The allocator itself writes to the beginning of a free block; every Swift object has its
  /// fields behind that.
  private static let header = 16

  /// Sizes of blocks, in bytes, that `body` took each of three times. It runs once before, for
  /// what the runtime makes once and keeps; now and then the runtime frees on this thread what
  /// another left, and covers a block of ours.
  static func sizesTaken(by body: () -> Void) -> [Int] {
    body()
    let taken = sizesTakenOnce(by: body) & sizesTakenOnce(by: body) & sizesTakenOnce(by: body)
    return (0..<count).filter { taken & (1 << UInt64($0)) != 0 }.map(size)
  }

  private static func sizesTakenOnce(by body: () -> Void) -> UInt64 {
    let blocks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 2 * count)
    defer { unsafe blocks.deallocate() }
    for index in 0..<2 * count {
      let block = unsafe exactBlock(size(index % count))
      unsafe blocks[index] = block
      if let block = unsafe block { unsafe memset(block, Int32(pattern), size(index % count)) }
    }
    // A stack holds seven blocks. The first block of a size may have come from elsewhere and left
    // a full stack; with the second taken from it there is a place on top.
    for index in count..<2 * count { unsafe free(blocks[index]) }
    body()
    var taken: UInt64 = 0
    for index in 0..<count where unsafe !isUntouched(index, blocks[count + index]) {
      taken |= 1 << UInt64(index)
    }
    for index in 0..<count { unsafe free(blocks[index]) }
    return taken
  }

  /// The largest request of a size class: chunks are multiples of 16 bytes, less 8 of their own.
  private static func size(_ index: Int) -> Int { 24 + 16 * index }

  /// A block that goes back to the stack of its size: one left over from a split may be 16 bytes
  /// longer than asked for, and then belongs to the next.
  private static func exactBlock(_ size: Int) -> UnsafeMutableRawPointer? {
    let block = unsafe malloc(size)
    if unsafe usableSize(block) == size { return unsafe block }
    defer { unsafe free(block) }
    return unsafe exactBlock(size)
  }

  /// Takes a block of the size and looks whether it is the one left there, as it was.
  private static func isUntouched(_ index: Int, _ block: UnsafeMutableRawPointer?) -> Bool {
    guard let found = unsafe malloc(size(index)) else { return false }
    defer { unsafe free(found) }
    guard unsafe found == block else { return false }
    var offset = header
    while offset < size(index) {
      if unsafe found.load(fromByteOffset: offset, as: UInt8.self) != pattern { return false }
      offset += 1
    }
    return true
  }
}
