extension Bitmap {
  /// Means of equal parts over white: brightness, then blue and red less brightness, in three planes below each other.
  ///
  /// Each plane has a byte for a part; the colour differences are halved and have 128 for none. Parts consist of whole
  /// pixels, and of at least one.
  package func cells(columns: Int, rows: Int) -> [UInt8] {
    let count = columns * rows
    func edges(_ parts: Int, of length: Int) -> [Int] { (0...parts).map { $0 * length / parts } }
    let (across, down) = (edges(columns, of: width), edges(rows, of: height))
    return [UInt8](unsafeUninitializedCapacity: 3 * count) { target, filled in
      pixels.withUnsafeBufferPointer { source in
        for row in 0..<rows {
          let lines = down[row]..<max(down[row + 1], down[row] + 1)
          for column in 0..<columns {
            let part = across[column]..<max(across[column + 1], across[column] + 1)
            var (red, green, blue, clear) = (0, 0, 0, 0)
            for y in lines {
              for x in part {
                let pixel = Int(source[y * width + x])
                red += pixel >> 16 & 0xFF
                green += pixel >> 8 & 0xFF
                blue += pixel & 0xFF
                clear += 255 - pixel >> 24
              }
            }
            let size = lines.count * part.count
            // The weights of ITU-R BT.709, of 256.
            let light = (54 * red + 183 * green + 19 * blue) / 256 + clear
            let index = row * columns + column
            target[index] = UInt8(min(255, (light + size / 2) / size))
            target[count + index] = UInt8(128 + (blue + clear - light) / (2 * size))
            target[2 * count + index] = UInt8(128 + (red + clear - light) / (2 * size))
          }
        }
      }
      filled = 3 * count
    }
  }

  /// Straight BGRA bytes over white, and opaque from there on; there must be four for each pixel.
  package init(overWhite bytes: [UInt8], width: Int, height: Int) {
    let pixels = bytes.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).map { pixel in
        let value = UInt32(littleEndian: pixel)
        let alpha = value >> 24
        if alpha == 255 { return value }
        return [16, 8, 0].reduce(0xFF) { word, shift in
          word << 8 | ((value >> UInt32(shift) & 0xFF) * alpha + 255 * (255 - alpha) + 127) / 255
        }
      }
    }
    self.init(unchecked: pixels, width: width, height: height)
  }
}
