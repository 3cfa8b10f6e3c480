import LibC

/// Large pages of memory, so that a picture's first touch does not cause thousands of page faults.
///
/// On Linux a page is 4 KiB, and each fault costs about as much as filling the page three times; with large pages of 2
/// MiB, on request, a picture takes a handful. Elsewhere this does nothing.
package enum LargePages {
  /// The size of a large page, in bytes, as on x86-64 and most arm64.
  package static let size = 2 << 20

  /// The most an array and the allocator write around its elements, in bytes.
  private static let heads = 64

  /// Requests large pages in untouched memory; the system may refuse.
  package static func prefer(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let base = memory.baseAddress else { return }
      // Whole pages only, so that no unrequested memory is taken.
      let start = (base - heads).alignedUp(toMultipleOf: size)
      let end = (base + memory.count + heads).alignedDown(toMultipleOf: size)
      guard end > start else { return }
      madvise(start, end - start, MADV_HUGEPAGE)
    #endif
  }

  /// The capacity, in pixels, with which an array's memory consists of large pages only.
  ///
  /// Linux aligns an allocation to large pages if its size is a whole number of them.
  package static func capacity(forPixels count: Int) -> Int {
    let pixel = MemoryLayout<UInt32>.size
    guard count * pixel >= size else { return count }
    let pages = (count * pixel + heads + size - 1) / size
    return (pages * size - heads) / pixel
  }

  /// Memory for pixels, aligned to a large page if it holds one; the caller frees it.
  package static func allocate(pixels count: Int) -> UnsafeMutablePointer<UInt32> {
    let bytes = capacity(forPixels: count) * MemoryLayout<UInt32>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: bytes, alignment: bytes < size ? 16 : size)
    prefer(for: UnsafeMutableRawBufferPointer(start: memory, count: bytes))
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }
}
