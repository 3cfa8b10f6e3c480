/// Reusable memory for pixels, undefined at first, that grows with the largest; not thread-safe.
package final class PixelMemory {
  private var all = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  package init() {}

  package var count: Int { all.count }

  deinit { all.deallocate() }

  /// Memory for `count` pixels, more than 0; it keeps its contents where it has the room already.
  package func room(for count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    if all.count < count {
      all.deallocate()
      let base = LargePages.allocate(pixels: count)
      all = UnsafeMutableBufferPointer(start: base, count: count)
    }
    return UnsafeMutableBufferPointer(rebasing: all[..<count])
  }

  /// Frees the memory if it is larger than `limit` pixels.
  package func letGo(ofMoreThan limit: Int) {
    guard all.count > limit else { return }
    all.deallocate()
    all = UnsafeMutableBufferPointer(start: nil, count: 0)
  }
}
