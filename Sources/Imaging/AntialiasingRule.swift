/// Tells pixels that only smooth an edge from those that draw something.
///
/// After V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir
/// elektrotechnika 95 (7), 2009, with the limits of pixelmatch 7.1.0 (commit 8d9f551, ISC licence). A
/// pixel at a picture's edge has fewer neighbours and counts as if one of them were equal.
struct AntialiasingRule {
  /// The picture that is asked about, 0xAARRGGBB with straight alpha.
  let pixels: UnsafePointer<UInt32>
  /// The picture it is compared with.
  let others: UnsafePointer<UInt32>
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int

  /// So many equal neighbours make a surface.
  private static let surface = 3

  /// Whether a pixel lies on a slope of brightness that ends on a surface.
  func holds(x: Int, y: Int) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    let center = y &* width &+ x
    var equal = x == left || x == right || y == top || y == bottom ? 1 : 0
    var (brightest, darkest) = (0.0, 0.0)
    var (brightestPlace, darkestPlace) = ((x: 0, y: 0), (x: 0, y: 0))
    // 1. Compare its brightness with its neighbours', column by column: the first of equals stays.
    var column = left
    while column <= right {
      var row = top
      while row <= bottom {
        defer { row &+= 1 }
        if row == y && column == x { continue }
        let change = ColorDistance.brightness(
          pixels[center], pixels[row &* width &+ column], at: center)
        if change == 0 {
          equal &+= 1
          // 2. With three that are as bright it is part of a surface.
          if equal >= AntialiasingRule.surface { return false }
        } else if change < brightest {
          (brightest, brightestPlace) = (change, (column, row))
        } else if change > darkest {
          (darkest, darkestPlace) = (change, (column, row))
        }
      }
      column &+= 1
    }
    // 3. A slope goes down on one side and up on another.
    guard brightest < 0, darkest > 0 else { return false }
    // 4. One end of it is part of a surface in both pictures.
    return isSurface(darkestPlace) || isSurface(brightestPlace)
  }

  private func isSurface(_ place: (x: Int, y: Int)) -> Bool {
    isSurface(pixels, place.x, place.y) && isSurface(others, place.x, place.y)
  }

  /// Whether a pixel has three neighbours of its very colour.
  private func isSurface(_ pixels: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    let color = pixels[y &* width &+ x]
    // The pixel itself will be counted too.
    var equal = x == left || x == right || y == top || y == bottom ? 0 : -1
    var row = top
    while row <= bottom {
      var column = left
      while column <= right {
        if pixels[row &* width &+ column] == color { equal &+= 1 }
        column &+= 1
      }
      row &+= 1
    }
    return equal >= AntialiasingRule.surface
  }
}
