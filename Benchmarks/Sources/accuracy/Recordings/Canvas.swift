import Imaging

/// A picture that simple shapes are drawn into: keys, windows, bodies of phones.
struct Canvas {
  let width: Int
  let height: Int
  /// 0xAARRGGBB, premultiplied, row by row.
  var pixels: [UInt32]

  init(width: Int, height: Int, colour: UInt32 = 0) {
    self.width = width
    self.height = height
    pixels = Array(repeating: colour, count: width * height)
  }

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.pixels
  }

  /// A rectangle of pixels; places between pixels are allowed.
  struct Area: Sendable {
    var x, y, width, height: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The area without a margin on every side.
    func inset(_ margin: Double) -> Area {
      Area(x + margin, y + margin, width - 2 * margin, height - 2 * margin)
    }
  }

  /// Fills a rectangle with round corners; `share` is how opaque the colour 0xRRGGBB lies on what is there.
  mutating func fill(_ area: Area, _ colour: UInt32, radius: Double = 0, share: Double = 1) {
    cover(area, radius) { pixel, part in
      Canvas.mix(pixel, 0xFF00_0000 | colour, part * share)
    }
  }

  /// Cuts a hole, through which a picture below shows.
  mutating func cut(_ area: Area, radius: Double = 0) {
    cover(area, radius) { pixel, part in Canvas.mix(pixel, 0, part) }
  }

  /// Fills an area with a blend from one colour at its top to another at its bottom.
  mutating func blend(_ area: Area, from top: UInt32, to bottom: UInt32) {
    let rows = Swift.max(1, Int(area.height))
    for row in 0..<rows {
      let colour = Canvas.mix(
        0xFF00_0000 | top, 0xFF00_0000 | bottom, Double(row) / Double(rows))
      fill(Area(area.x, area.y + Double(row), area.width, 1), colour & 0xFF_FFFF)
    }
  }

  /// Draws something like a word: strokes as high as the area, which differ by the random numbers.
  mutating func scribble(_ area: Area, _ colour: UInt32, _ random: inout Seeded) {
    let stroke = Swift.max(1, area.height / 7)
    var x = area.x
    while x + 3 * stroke <= area.x + area.width {
      let high = random.happens(0.4)
      let top = area.y + (high ? 0 : area.height * 0.3)
      fill(Area(x, top, stroke, area.y + area.height - top), colour)
      for place in [0.3, 0.6, 0.93] where random.happens(0.55) {
        fill(Area(x, area.y + area.height * place - stroke, 3 * stroke, stroke), colour)
      }
      if random.happens(0.5) {
        fill(Area(x + 2.4 * stroke, area.y + area.height * 0.3, stroke, area.height * 0.5), colour)
      }
      x += random.happens(0.15) ? 7 * stroke : 4.5 * stroke
    }
  }

  /// The picture as a bitmap.
  var bitmap: Bitmap {
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      preconditionFailure("mixing keeps colours premultiplied")
    }
    return bitmap
  }

  /// Changes each pixel that a rectangle with round corners covers, by how much of it that covers.
  private mutating func cover(
    _ area: Area, _ radius: Double, _ change: (UInt32, Double) -> UInt32
  ) {
    let radius = Swift.min(radius, area.width / 2, area.height / 2)
    let left = Swift.max(0, Int(area.x.rounded(.down)))
    let right = Swift.min(width, Int((area.x + area.width).rounded(.up)))
    let top = Swift.max(0, Int(area.y.rounded(.down)))
    let bottom = Swift.min(height, Int((area.y + area.height).rounded(.up)))
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right {
        let part = area.part(of: Double(x), Double(y), radius)
        if part > 0 { pixels[y * width + x] = change(pixels[y * width + x], part) }
      }
    }
  }

  /// A colour between two, both premultiplied.
  static func mix(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
    if share >= 1 { return second }
    let weight = UInt32((Swift.max(0, share) * 256).rounded())
    func part(_ shift: UInt32) -> UInt32 {
      let one = (first >> shift) & 0xFF
      let other = (second >> shift) & 0xFF
      return ((one * (256 - weight) + other * weight) >> 8) << shift
    }
    return part(24) | part(16) | part(8) | part(0)
  }
}

extension Canvas.Area {
  /// How much of the pixel at `x` and `y` the area covers, 0…1.
  fileprivate func part(of x: Double, _ y: Double, _ radius: Double) -> Double {
    let across = min(x + 1, self.x + width) - max(x, self.x)
    let down = min(y + 1, self.y + height) - max(y, self.y)
    guard across > 0, down > 0 else { return 0 }
    guard radius > 0 else { return across * down }
    let inX = max(self.x + radius - (x + 0.5), x + 0.5 - (self.x + width - radius))
    let inY = max(self.y + radius - (y + 0.5), y + 0.5 - (self.y + height - radius))
    guard inX > 0, inY > 0 else { return across * down }
    let outside = (inX * inX + inY * inY).squareRoot() - radius
    return across * down * min(max(0.5 - outside, 0), 1)
  }
}
