import LibC

/// Large pages of memory, so that a picture's first touch is not thousands of page faults.
///
/// On Linux a page is 4 KiB, and each costs about as much as filling it three times; where the system
/// has large ones of 2 MiB for those who ask, a picture takes a handful. Elsewhere this does nothing.
package enum LargePages {
  /// The size of a large page, in bytes, as on x86-64 and most arm64.
  package static let size = 2 << 20

  /// The most that an array and the allocator write before and after its elements, in bytes.
  private static let heads = 64

  /// Asks for large pages in memory that nothing was written to yet; it may be refused.
  package static func prefer(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let base = memory.baseAddress else { return }
      // Only whole ones, so that no memory is taken that nobody asked for.
      let start = (base - heads).alignedUp(toMultipleOf: size)
      let end = (base + memory.count + heads).alignedDown(toMultipleOf: size)
      guard end > start else { return }
      madvise(start, end - start, MADV_HUGEPAGE)
    #endif
  }

  /// How many pixels an array should have room for, so that its memory is large pages from end to end:
  /// Linux begins memory at a large page where it asks for whole ones.
  package static func capacity(forPixels count: Int) -> Int {
    let pixel = MemoryLayout<UInt32>.size
    guard count * pixel >= size else { return count }
    let pages = (count * pixel + heads + size - 1) / size
    return (pages * size - heads) / pixel
  }

  /// Memory for pixels, which begins with a large page where it holds one; the caller frees it.
  package static func allocate(pixels count: Int) -> UnsafeMutablePointer<UInt32> {
    let bytes = capacity(forPixels: count) * MemoryLayout<UInt32>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: bytes < size ? 16 : size)
    prefer(for: UnsafeMutableRawBufferPointer(start: memory, count: bytes))
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }
}
