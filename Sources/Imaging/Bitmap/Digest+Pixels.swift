extension Digest {
  /// What a picture's digest begins with, before those of its rows.
  package init(ofRows height: Int, width: Int) {
    self.init()
    add(UInt64(width), UInt64(height))
  }

  /// What stands for each row's pixels, from top to bottom.
  package static func rows(of pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [Digest] {
    (0..<(pixels.count / width)).map { row in
      var digest = Digest()
      digest.add(
        UnsafeRawBufferPointer(
          UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])))
      return digest
    }
  }
}
