/// Reduces many colours to few.
///
/// The same colours and weights give the same palette. The measure is the squared distance of red, green and blue.
/// Boxes of colours are split at their mean along the axis of greatest variance, the worst box first (after Wan, Wong,
/// Prusinkiewicz: "An algorithm for multidimensional data clustering", 1988); then the palette is refined by Lloyd's
/// algorithm.
enum ColorQuantizer {
  /// A colour 0xFFRRGGBB and its number of pixels.
  struct Weighted: Sendable, Hashable {
    var color: UInt32
    var weight: UInt32
  }

  /// The rounds of refinement; after the fourth it hardly changes.
  private static let refinements = 4

  /// At most `limit` colours for the given ones; linear in colours times `limit`.
  static func palette(of colors: [Weighted], limit: Int) -> [UInt32] {
    guard colors.count > limit else { return colors.map(\.color) }
    var palette = split(colors, limit: limit).map(\.mean)
    for _ in 0..<refinements {
      let nearest = NearestColor(palette)
      var clusters = [Cluster](repeating: Cluster(), count: palette.count)
      for color in colors { clusters[nearest.index(of: color.color)].add(color) }
      let refined = zip(clusters, palette).map { $0.color ?? $1 }
      if refined == palette { break }
      palette = refined
    }
    return palette
  }

  /// The colours assigned to one of the palette.
  private struct Cluster {
    var sum = SIMD3<Double>.zero
    var weight = 0.0
    var heaviest = Weighted(color: 0, weight: 0)

    mutating func add(_ color: Weighted) {
      sum += point(color.color) * Double(color.weight)
      weight += Double(color.weight)
      if color.weight > heaviest.weight { heaviest = color }
    }

    /// The mean, or the colour of most pixels, to keep plain surfaces; nil without any.
    var color: UInt32? {
      guard weight > 0 else { return nil }
      return Double(heaviest.weight) * 2 >= weight
        ? heaviest.color : ColorQuantizer.color(sum / weight)
    }
  }

  /// Adjacent colours in the list, with their statistics.
  private struct Box {
    var range: Range<Int>
    var mean: UInt32
    var axis: Int
    var threshold: Double
    /// The sum of squared distances from the mean along the axis.
    var spread: Double

    init(_ range: Range<Int>, of colors: [Weighted]) {
      var weight = 0.0
      var sum = SIMD3<Double>.zero
      var squares = SIMD3<Double>.zero
      for color in colors[range] {
        let point = point(color.color)
        weight += Double(color.weight)
        sum += point * Double(color.weight)
        squares += point * point * Double(color.weight)
      }
      let center = sum / weight
      let spreads = squares - center * sum
      self.range = range
      mean = ColorQuantizer.color(center)
      axis = [0, 1, 2].max { spreads[$0] < spreads[$1] } ?? 0
      threshold = center[axis]
      spread = range.count > 1 ? spreads[axis] : 0
    }
  }

  private static func split(_ colors: [Weighted], limit: Int) -> [Box] {
    var colors = colors
    var boxes = [Box(0..<colors.count, of: colors)]
    while boxes.count < limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
        boxes[worst].spread > 0
      else { break }
      let box = boxes[worst]
      let pivot = colors[box.range].partition { point($0.color)[box.axis] > box.threshold }
      // Rounding could leave one side empty; such a box counts as a point.
      guard box.range.lowerBound < pivot, pivot < box.range.upperBound else {
        boxes[worst].spread = 0
        continue
      }
      boxes[worst] = Box(box.range.lowerBound..<pivot, of: colors)
      boxes.append(Box(pivot..<box.range.upperBound, of: colors))
    }
    return boxes
  }

  private static func point(_ color: UInt32) -> SIMD3<Double> {
    SIMD3(Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF))
  }

  private static func color(_ point: SIMD3<Double>) -> UInt32 {
    let rounded = (point + 0.5).rounded(.down)
    return 0xFF00_0000 | UInt32(rounded.x) << 16 | UInt32(rounded.y) << 8 | UInt32(rounded.z)
  }
}

/// The nearest colour of a palette: the first of equals.
struct NearestColor {
  private let red: [Int32]
  private let green: [Int32]
  private let blue: [Int32]

  /// At most 256 colours, at least one.
  init(_ palette: [UInt32]) {
    precondition((1...256).contains(palette.count), "a palette has 1 to 256 colours")
    red = palette.map { Int32($0 >> 16 & 0xFF) }
    green = palette.map { Int32($0 >> 8 & 0xFF) }
    blue = palette.map { Int32($0 & 0xFF) }
  }

  func index(of color: UInt32) -> Int { find(color).index }

  /// The index, and the squared distance of red, green and blue.
  func find(_ color: UInt32) -> (index: Int, distance: Int) {
    let (r, g, b) = (
      Int32(color >> 16 & 0xFF), Int32(color >> 8 & 0xFF), Int32(color & 0xFF)
    )
    // The distance takes 18 bits; the index below it makes the first win.
    var best = Int32.max
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          for index in 0..<red.count {
            let (x, y, z) = (red[index] &- r, green[index] &- g, blue[index] &- b)
            let distance = x &* x &+ y &* y &+ z &* z
            best = min(best, distance &<< 8 | Int32(truncatingIfNeeded: index))
          }
        }
      }
    }
    return (Int(best & 0xFF), Int(best >> 8))
  }
}
