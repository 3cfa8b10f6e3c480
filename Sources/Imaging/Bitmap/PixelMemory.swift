/// Memory for pixels that is used again for the next picture, and grows with the largest.
///
/// What is in it is undefined at first. Not thread-safe.
package final class PixelMemory {
  private var all = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)

  package init() {}

  /// How many pixels it has room for.
  package var count: Int { all.count }

  deinit { all.deallocate() }

  /// Memory for so many pixels, more than 0, which holds what it held before if it has room for them already.
  package func room(for count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    if all.count < count {
      all.deallocate()
      let base = LargePages.allocate(pixels: count)
      all = UnsafeMutableBufferPointer(start: base, count: count)
    }
    return UnsafeMutableBufferPointer(rebasing: all[..<count])
  }

  /// Lets go of it where it is larger than so many pixels.
  package func letGo(ofMoreThan limit: Int) {
    guard all.count > limit else { return }
    all.deallocate()
    all = UnsafeMutableBufferPointer(start: nil, count: 0)
  }
}
