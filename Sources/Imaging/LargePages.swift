#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Memory in large pages: a fresh picture of 12 MB is some 3000 small ones, and the kernel needs longer
/// to hand these out one by one than we to fill them.
enum LargePages {
  /// The size of a large page, in bytes, as on x86-64 and most arm64.
  private static let size = 2 << 20

  /// Asks for large pages in a stretch of memory that nothing was written to yet; it may be refused.
  static func use(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard let base = memory.baseAddress else { return }
      // Only whole ones, so that no memory is taken that nobody asked for.
      let start = base.alignedUp(toMultipleOf: size)
      let end = (base + memory.count).alignedDown(toMultipleOf: size)
      guard end > start else { return }
      madvise(start, end - start, MADV_HUGEPAGE)
    #endif
  }
}
