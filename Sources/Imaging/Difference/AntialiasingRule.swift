/// Distinguishes pixels that only smooth an edge from real differences.
///
/// After V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir elektrotechnika 95 (7),
/// 2009, with the limits of pixelmatch 7.1.0 (commit 8d9f551, ISC licence). A pixel at a picture's edge has fewer
/// neighbours and counts as if one of them were equal.
struct AntialiasingRule {
  /// The pixels in question, 0xAARRGGBB with straight alpha.
  let pixels: UnsafePointer<UInt32>
  let others: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// The number of equal neighbours that makes a surface.
  private static let surface = 3

  /// The rows above and below a pixel that matter: those of a neighbour's neighbours.
  static let reach = 2

  /// Whether a pixel is on a slope of brightness that ends on a surface.
  func holds(x: Int, y: Int) -> Bool {
    if isInside(x, y), let holds = opaqueHolds(x, y) { return holds }
    let (columns, rows) = (neighbours(of: x, width), neighbours(of: y, height))
    let center = y &* width &+ x
    var common = UInt32.max
    for row in rows {
      for column in columns { common &= pixels[row &* width &+ column] }
    }
    let pixel = pixels[center]
    guard common &>> 24 == 0xFF else {
      return holds(x, y, columns, rows) { ColorDistance.brightness(pixel, $0, at: center) }
    }
    let brightness = ColorDistance.exactBrightness(pixel)
    return holds(x, y, columns, rows) { brightness &- ColorDistance.exactBrightness($0) }
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0 && x < width &- 1 && y < height &- 1
  }

  /// The rule without branches on colours, for a pixel with eight opaque neighbours; nil otherwise.
  @inline(__always)
  private func opaqueHolds(_ x: Int, _ y: Int) -> Bool? {
    let center = pixels + (y &* width &+ x)
    let pixel = center[0]
    var common = pixel
    var equal = 0
    forEachNeighbour(of: center) { _, neighbour in
      common &= neighbour
      // Only equal colours are equally bright.
      equal &+= neighbour == pixel ? 1 : 0
    }
    guard common &>> 24 == 0xFF else { return nil }
    guard equal < AntialiasingRule.surface else { return false }
    // A change of brightness with the neighbour's index in the lowest bits: the minimum and maximum are the darkest and
    // brightest change, and of equals the first.
    let brightness = ColorDistance.exactBrightness(pixel)
    var (least, most) = (0, 0)
    forEachNeighbour(of: center) { index, neighbour in
      let change = (brightness &- ColorDistance.exactBrightness(neighbour)) &* 8
      least = min(least, change &+ index)
      most = max(most, change &+ (7 &- index))
    }
    // An unchanged neighbour's number is 0 to 7.
    guard least < 0, most > 7 else { return false }
    func neighbour(_ index: Int) -> (x: Int, y: Int) {
      let cell = index < 4 ? index : index &+ 1
      return (x &+ cell / 3 &- 1, y &+ cell % 3 &- 1)
    }
    return isSurface(neighbour(least & 7)) || isSurface(neighbour(7 &- most & 7))
  }

  /// The eight neighbours of a pixel inside the picture, column by column: the first of equals stays.
  @inline(__always)
  private func forEachNeighbour(
    of pixel: UnsafePointer<UInt32>, _ body: (_ index: Int, _ neighbour: UInt32) -> Void
  ) {
    let (above, below) = (pixel - width, pixel + width)
    body(0, above[-1])
    body(1, pixel[-1])
    body(2, below[-1])
    body(3, above[0])
    body(4, below[0])
    body(5, above[1])
    body(6, pixel[1])
    body(7, below[1])
  }

  @inline(__always)
  private func neighbours(of position: Int, _ length: Int) -> ClosedRange<Int> {
    max(position &- 1, 0)...min(position &+ 1, length &- 1)
  }

  /// The rule itself; `change` is the pixel's brightness minus a neighbour's.
  @inline(__always)
  private func holds<Change: SignedNumeric & Comparable>(
    _ x: Int, _ y: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>,
    change: (UInt32) -> Change
  ) -> Bool {
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    var (brightest, darkest) = (Change.zero, Change.zero)
    var (brightestPixel, darkestPixel) = ((x: 0, y: 0), (x: 0, y: 0))
    // 1. Compare its brightness with its neighbours', column by column: the first of equals stays.
    for column in columns {
      for row in rows where row != y || column != x {
        let change = change(pixels[row &* width &+ column])
        if change == 0 {
          equal &+= 1
          // 2. With three equally bright ones it is part of a surface.
          if equal >= AntialiasingRule.surface { return false }
        } else if change < brightest {
          (brightest, brightestPixel) = (change, (column, row))
        } else if change > darkest {
          (darkest, darkestPixel) = (change, (column, row))
        }
      }
    }
    // 3. A slope goes down on one side and up on another.
    guard brightest < 0, darkest > 0 else { return false }
    // 4. One end of it is part of a surface in both pictures.
    return isSurface(brightestPixel) || isSurface(darkestPixel)
  }

  private func isSurface(_ pixel: (x: Int, y: Int)) -> Bool {
    isSurface(pixels, pixel.x, pixel.y) && isSurface(others, pixel.x, pixel.y)
  }

  private func isSurface(_ pixels: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let color = pixels[y &* width &+ x]
    if isInside(x, y) {
      var equal = 0
      forEachNeighbour(of: pixels + (y &* width &+ x)) { equal &+= $1 == color ? 1 : 0 }
      return equal >= AntialiasingRule.surface
    }
    let (columns, rows) = (neighbours(of: x, width), neighbours(of: y, height))
    // The pixel itself is counted too.
    var equal = columns.count < 3 || rows.count < 3 ? 0 : -1
    for row in rows {
      for column in columns where pixels[row &* width &+ column] == color { equal &+= 1 }
    }
    return equal >= AntialiasingRule.surface
  }
}
