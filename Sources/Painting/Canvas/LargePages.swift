#if canImport(Glibc)
  import Glibc
#endif

/// Large pages of memory, so that a picture's first touch is not thousands of page faults.
///
/// On Linux a page is 4 KiB, and each costs about as much as filling it three times; where the system has large ones of
/// 2 MiB for those who ask, a picture takes a handful. Elsewhere this does nothing.
enum LargePages {
  /// The size of a large page, in bytes, on the processors that Linux systems run on with 4 KiB pages.
  static let size = 2 << 20

  /// Asks for large pages where they fit into memory that was not touched yet.
  static func prefer(for memory: UnsafeMutableBufferPointer<UInt32>) {
    #if canImport(Glibc)
      guard let base = memory.baseAddress else { return }
      let start = UInt(bitPattern: base)
      let end = start + UInt(memory.count * MemoryLayout<UInt32>.stride)
      let page = UInt(size)
      let first = (start + page - 1) / page * page
      guard first < end, end - first >= page else { return }
      // Only a wish: whatever the system answers, the memory is the same.
      madvise(
        UnsafeMutableRawPointer(bitPattern: first), Int((end - first) / page * page), MADV_HUGEPAGE)
    #endif
  }

  /// Memory for pixels that begins with a large page; the caller frees it.
  static func allocate(pixels count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let raw = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count * MemoryLayout<UInt32>.stride, alignment: size)
    let memory = raw.bindMemory(to: UInt32.self)
    prefer(for: memory)
    return memory
  }
}
