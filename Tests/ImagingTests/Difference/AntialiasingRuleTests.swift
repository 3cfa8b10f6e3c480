import TestSupport
import Testing

@testable import Imaging

/// The rule against its words, pixel by pixel: a slope of brightness that ends on a surface.
struct AntialiasingRuleTests {
  private struct Picture {
    let width, height: Int
    var pixels: [UInt32]

    func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
      (max(x - 1, 0)...min(x + 1, width - 1)).flatMap { column in
        (max(y - 1, 0)...min(y + 1, height - 1)).map { (column, $0) }
      }.filter { $0 != (x, y) }
    }

    subscript(_ place: (x: Int, y: Int)) -> UInt32 { pixels[place.y * width + place.x] }

    /// Whether it has three neighbours of its colour; the world beyond an edge counts as one.
    func isSurface(_ place: (x: Int, y: Int)) -> Bool {
      let near = neighbours(place.x, place.y)
      return near.count { self[$0] == self[place] } + (near.count < 8 ? 1 : 0) > 2
    }
  }

  private func isAntialiased(_ x: Int, _ y: Int, of one: Picture, with other: Picture) -> Bool {
    let index = y * one.width + x
    let near = one.neighbours(x, y)
    let changes = near.map { ColorDistance.brightness(one[(x, y)], one[$0], at: index) }
    guard changes.count(where: { $0 == 0 }) + (near.count < 8 ? 1 : 0) < 3 else { return false }
    guard let least = changes.min(), let most = changes.max(), least < 0, most > 0 else {
      return false
    }
    return [least, most].contains { end in
      let place = near[changes.firstIndex(of: end) ?? 0]
      return one.isSurface(place) && other.isSurface(place)
    }
  }

  @Test(arguments: [[255], [255, 255, 255, 255, 255, 255, 254], [0, 100, 255]] as [[UInt32]])
  func holdsWhereItsWordsDo(_ alphas: [UInt32]) throws {
    var generator = SeededGenerator(UInt64(alphas.count))
    var found = 0
    for (width, height) in [(1, 1), (2, 7), (7, 2), (3, 3), (12, 12), (30, 20)] {
      for colors in [2, 3, 5] {
        let palette = (0..<colors).map { _ in
          alphas[Int.random(in: 0..<alphas.count, using: &generator)] << 24
            | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
        }
        func picture() -> Picture {
          var color = palette[0]
          let pixels = (0..<width * height).map { _ in
            if Int.random(in: 0..<3, using: &generator) == 0 {
              color = palette[Int.random(in: 0..<colors, using: &generator)]
            }
            return color
          }
          return Picture(width: width, height: height, pixels: pixels)
        }
        let (one, other) = (picture(), picture())
        for y in 0..<height {
          for x in 0..<width {
            let expected = isAntialiased(x, y, of: one, with: other)
            found += expected ? 1 : 0
            let holds = one.pixels.withUnsafeBufferPointer { pixels in
              other.pixels.withUnsafeBufferPointer { others in
                AntialiasingRule(
                  pixels: pixels.baseAddress!, others: others.baseAddress!, width: width,
                  height: height
                ).holds(x: x, y: y)
              }
            }
            #expect(holds == expected)
          }
        }
      }
    }
    #expect(found > 20)
  }
}
