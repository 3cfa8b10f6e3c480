extension Digest {
  /// What stands for a picture: its size and its pixels.
  ///
  /// - Parameters:
  ///   - pixels: Whole rows.
  ///   - width: Pixels across.
  package init(of pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    let rows = Digest.rows(of: pixels, width: width)
    self.init(ofRows: rows.count, width: width)
    for row in rows { add(row) }
  }

  /// What a picture's digest begins with, before those of its rows.
  package init(ofRows height: Int, width: Int) {
    self.init()
    add(UInt64(width), UInt64(height))
  }

  /// What stands for each row's pixels, from top to bottom.
  static func rows(of pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [Digest] {
    (0..<(pixels.count / width)).map { row in
      var digest = Digest()
      digest.add(
        UnsafeRawBufferPointer(
          UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])))
      return digest
    }
  }
}

extension Bitmap {
  /// What stands for each row's pixels, from top to bottom.
  package var rowDigests: [Digest] {
    pixels.withUnsafeBufferPointer { Digest.rows(of: $0, width: width) }
  }
}
