import TestSupport
import Testing

@testable import Imaging

struct ColorQuantizerTests {
  private func colors(_ count: Int, seed: UInt64) -> [ColorQuantizer.Weighted] {
    var generator = SeededGenerator(seed)
    return (0..<count).map { _ in
      .init(
        color: 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator),
        weight: UInt32.random(in: 1...1000, using: &generator))
    }
  }

  private func error(_ palette: [UInt32], _ colors: [ColorQuantizer.Weighted]) -> Int {
    let nearest = NearestColor(palette)
    return colors.reduce(0) { $0 + Int($1.weight) * nearest.find($1.color).distance }
  }

  @Test func fewColoursStay() {
    let few = colors(255, seed: 1)
    #expect(ColorQuantizer.palette(of: few, limit: 255) == few.map(\.color))
  }

  @Test(arguments: [1, 2, 16, 255, 256])
  func keepsToTheLimit(limit: Int) {
    let palette = ColorQuantizer.palette(of: colors(2000, seed: 2), limit: limit)
    #expect(palette.count == limit)
  }

  /// More colours serve better.
  ///
  /// For colours spread evenly a regular grid is nearly the best there is; ours is as good to a
  /// twentieth.
  @Test func moreColoursServeBetter() {
    let many = colors(3000, seed: 3)
    let errors = [8, 27, 64, 216].map { error(ColorQuantizer.palette(of: many, limit: $0), many) }
    #expect(errors == errors.sorted(by: >))
    for (steps, found) in zip([2, 3, 4, 6], errors) {
      let levels = (0..<steps).map { UInt32((2 * $0 + 1) * 255 / (2 * steps)) }
      let grid = levels.flatMap { red in
        levels.flatMap { green in levels.map { 0xFF00_0000 | red << 16 | green << 8 | $0 } }
      }
      #expect(Double(found) < 1.05 * Double(error(grid, many)))
    }
  }

  /// Separate clusters are found, each as its mean.
  @Test func findsClusters() {
    let centers: [UInt32] = [0xFF20_2020, 0xFFC0_4040, 0xFF40_40C0]
    let points = centers.flatMap { center in
      [0, 1, 2, 3, 4, 5, 6, 7].map { k in
        ColorQuantizer.Weighted(color: center &+ k &* 0x01_0101 &- 0x03_0303, weight: 10)
      }
    }
    let palette = ColorQuantizer.palette(of: points, limit: 3)
    #expect(Set(palette.map { $0 & 0xFFF0_F0F0 }) == Set(centers))
  }

  /// A surface that most pixels of a cluster have keeps its colour to the bit.
  @Test func surfacesKeepTheirColour() {
    var many = colors(1000, seed: 4)
    many.append(.init(color: 0xFFF2_F2F7, weight: 5_000_000))
    #expect(ColorQuantizer.palette(of: many, limit: 16).contains(0xFFF2_F2F7))
  }

  @Test func findsTheNearestAndFirst() {
    var generator = SeededGenerator(5)
    let palette = colors(256, seed: 6).map(\.color)
    let nearest = NearestColor(palette)
    for _ in 0..<500 {
      let color = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      let distances = palette.map { other in
        [16, 8, 0].reduce(0) { sum, shift in
          let difference = Int(color >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF)
          return sum + difference * difference
        }
      }
      let least = distances.min() ?? 0
      let found = nearest.find(color)
      #expect(found.distance == least)
      #expect(found.index == distances.firstIndex(of: least))
    }
    #expect(NearestColor([0xFF00_0000, 0xFF00_0000]).index(of: 0xFFFF_FFFF) == 0)
  }
}
