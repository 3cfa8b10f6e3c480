extension Digest {
  /// The start of a picture's digest, before those of its rows.
  package init(ofRows height: Int, width: Int) {
    self.init()
    add(UInt64(width), UInt64(height))
  }

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
