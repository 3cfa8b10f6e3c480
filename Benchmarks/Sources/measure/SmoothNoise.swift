import Imaging

/// A picture whose spectrum falls as 1/f, as that of photos does, the same every time.
///
/// For each colour eight octaves of smooth value noise, each of half the size and half the strength of the one before;
/// seven tenths of it shared by the three colours, as light is; then grain of up to four steps up or down, small ones
/// more often.
enum SmoothNoise {
  static func bitmap(width: Int, height: Int) throws -> Bitmap {
    let light = octaves(width, height, seed: 1)
    let colors = (2...4).map { octaves(width, height, seed: $0) }
    var sensor = Noise(state: 5)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for index in 0..<(width * height) {
      var pixel: UInt32 = 0xFF
      for color in colors {
        let value = 128 + 110 * (0.7 * light[index] + 0.3 * color[index])
        let grain = Float(sensor.next() % 5) + Float(sensor.next() % 5) - 4
        pixel = pixel << 8 | UInt32(min(max(value + grain, 0), 255))
      }
      pixels.append(pixel)
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw TooLarge()
    }
    return bitmap
  }

  struct TooLarge: Error {}

  /// Sums of smooth noise, about −1…1.
  private static func octaves(_ width: Int, _ height: Int, seed: UInt64) -> [Float] {
    var sum = [Float](repeating: 0, count: width * height)
    var size = 512
    var strength: Float = 0.5
    for octave in 0..<8 {
      add(strength, cell: size, seed: seed * 100 + UInt64(octave), to: &sum, width, height)
      size /= 2
      strength /= 2
    }
    return sum
  }

  /// Adds noise that is random at the corners of cells and smooth between them.
  private static func add(
    _ strength: Float, cell: Int, seed: UInt64, to sum: inout [Float], _ width: Int, _ height: Int
  ) {
    let columns = width / cell + 2
    var noise = Noise(state: seed)
    let corners = (0..<(columns * (height / cell + 2))).map { _ in
      Float(noise.next() % 2001) / 1000 - 1
    }
    func smooth(_ step: Int) -> Float {
      let part = Float(step) / Float(cell)
      return part * part * (3 - 2 * part)
    }
    let across = (0..<width).map { (column: $0 / cell, part: smooth($0 % cell)) }
    for y in 0..<height {
      let row = y / cell * columns
      let down = smooth(y % cell)
      for (x, place) in across.enumerated() {
        let corner = row + place.column
        let top = corners[corner] + (corners[corner + 1] - corners[corner]) * place.part
        let below = corner + columns
        let bottom = corners[below] + (corners[below + 1] - corners[below]) * place.part
        sum[y * width + x] += strength * (top + (bottom - top) * down)
      }
    }
  }

  /// SplitMix64, of Steele, Lea and Flood, 2014.
  private struct Noise {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return (value ^ (value >> 31)) >> 33
    }
  }
}
