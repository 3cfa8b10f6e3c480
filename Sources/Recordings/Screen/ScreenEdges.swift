/// The edges of the screen around a keyboard, to parts of a pixel.
struct ScreenEdges {
  /// With the screen's own columns.
  let keys: KeyGrid
  /// The possible screens, the best first.
  let shapes: [ScreenShape]
  private let picture: PixelArea

  /// Parts of the width outside rounded corners, notch and home indicator.
  private static let stretches = [0.17...0.27, 0.73...0.83]
  /// The most pictures whose keys are measured.
  private static let mostPictures = 12
  /// The most pictures whose letters are.
  private static let mostWidths = 5

  init(
    _ samples: [LumaFrame], keys best: KeyGrid, _ keyboards: SeenKeyboards, _ picture: PixelArea
  ) {
    let like = Array(keyboards.like.prefix(ScreenEdges.mostPictures))
    let possible = ScreenEdges.resting(like.map(\.keys))
    self.init(samples, resting: possible.first ?? best, like, picture)
    // Where no edge of a screen is seen around the first, the screen around the other tells.
    guard possible.count > 1, !isTold else { return }
    let other = ScreenEdges(samples, resting: possible[1], like, picture)
    if other.isTold { self = other }
  }

  private var isTold: Bool { shapes.first?.isTold ?? false }

  private init(
    _ samples: [LumaFrame], resting: KeyGrid, _ like: [(number: Int, keys: KeyGrid)],
    _ picture: PixelArea
  ) {
    self.picture = picture
    var keys = resting
    let pitches = like.map(\.keys.rows.pitch).sorted()
    if !pitches.isEmpty { keys.rows.pitch = pitches[pitches.count / 2] }
    let across = EdgeProfile(
      columnsOf: like.map { number, keys in
        (samples[number], keys.rows.gaps.map(ScreenEdges.inside))
      })
    func side(_ place: Double, _ border: Double) -> Double {
      if abs(place - border) <= 2 { return border }
      return across.edge(near: place, reach: 5)?.place ?? place
    }
    let left = side(keys.columns.lowerBound, 0)
    let right = side(keys.columns.upperBound, picture.width)
    if left < right { keys.columns = left...right }
    let widths = like.prefix(ScreenEdges.mostWidths).compactMap { _, keys in
      keys.sides.screenWidth(near: keys.width)
    }
    if !widths.isEmpty { keys.lettersWidth = median(widths) }
    self.keys = keys
    let stretches = ScreenEdges.stretches.map { part in
      Int(left + part.lowerBound * (right - left))..<Int(left + part.upperBound * (right - left))
    }
    let down = EdgeProfile(rowsOf: samples, along: stretches)
    let rare = EdgeProfile(
      rowsOf: samples, along: stretches, mayMiss: EdgeProfile.mayMissThere)
    let moving = ScreenEdges.movingRows(samples, along: stretches)
    let sides = [left, right]
    shapes = KnownScreen.all.compactMap {
      ScreenShape(
        $0, keys: keys, edges: down, rareEdges: rare, moving: moving, height: picture.height)
    }.map { shape in
      var shape = shape
      if ScreenEdges.goOn(above: shape, sides, samples)
        || like.contains(where: { number, seen in
          seen.rows.bottom == resting.rows.bottom
            && ScreenEdges.goesOn(seen, below: shape, stretches, samples[number])
        })
      {
        shape.misfit += ScreenShape.outside
      }
      return shape
    }.sorted { $0.misfit < $1.misfit }
  }

  /// The keyboards that may be at rest: there one is highest, of those with as many rows as most pictures show, or of all.
  ///
  /// In one picture a pointer may hide the lowest row; in most, the screen's end may be taken for one more gap.
  static func resting(_ keys: [KeyGrid]) -> [KeyGrid] {
    let counts = Dictionary(grouping: keys, by: \.rows.gaps.count)
    let usual = counts.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.value
    let highest = [usual ?? [], keys].compactMap { keys in
      keys.min { $0.rows.bottom < $1.rows.bottom }
    }
    return highest.first?.rows == highest.last?.rows ? Array(highest.prefix(1)) : highest
  }

  /// Whether the sides continue above a screen by more than a window's title: then it is taller.
  private static func goOn(
    above shape: ScreenShape, _ sides: [Double], _ samples: [LumaFrame]
  ) -> Bool {
    let height = shape.bottom - shape.top
    let rows = Int(shape.top - 0.3 * height)..<Int(shape.top - 0.12 * height)
    guard rows.lowerBound >= 0, let frame = samples.first else { return false }
    return sides.allSatisfy { side in
      let (outer, inner) = (Int(side.rounded()) - 3, Int(side.rounded()) + 2)
      guard outer >= 0, inner < frame.width else { return false }
      let steps = rows.map {
        abs(
          Int(frame.pixels[$0 * frame.width + outer]) - Int(frame.pixels[$0 * frame.width + inner]))
      }.sorted()
      return steps[steps.count / 2] > 2 * Int(EdgeProfile.least)
    }
  }

  /// Whether a screen ends right below the keys and their ground continues: their own edge was taken for its.
  private static func goesOn(
    _ keys: KeyGrid, below shape: ScreenShape, _ stretches: [Range<Int>], _ frame: LumaFrame
  ) -> Bool {
    let first = Int(shape.bottom.rounded(.up)) + 2
    guard abs(shape.bottom - keys.rows.bottom) < 0.2 * keys.rows.pitch else { return false }
    let rows = first..<max(first, min(frame.height, first + Int(keys.rows.pitch / 2)))
    guard let gap = keys.rows.gaps.last.map(inside), Double(rows.count) > keys.rows.pitch / 4 else {
      return false
    }
    func level(_ row: Int) -> Int {
      let levels = stretches.joined().map { frame.pixels[row * frame.width + $0] }.sorted()
      return Int(levels[levels.count / 2])
    }
    let ground = level((gap.lowerBound + gap.upperBound) / 2)
    return rows.allSatisfy { abs(level($0) - ground) <= leastMotion }
  }

  /// The least change of pictures that is not noise, as a mean along a row, of 255.
  private static let leastMotion = 4

  /// The rows that change, from the first to the last: they are in the screen.
  private static func movingRows(
    _ samples: [LumaFrame], along stretches: [Range<Int>]
  ) -> ClosedRange<Double>? {
    guard let first = samples.first else { return nil }
    let columns = stretches.flatMap { Array($0) }
    let rows = (0..<first.height).filter { y in
      samples.contains { frame in
        let row = y * frame.width
        let sum = columns.reduce(0) {
          $0 + abs(Int(frame.pixels[row + $1]) - Int(first.pixels[row + $1]))
        }
        return sum > leastMotion * columns.count
      }
    }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    return Double(top)...Double(bottom + 1)
  }

  func area(of shape: ScreenShape) -> PixelArea {
    PixelArea(
      x: keys.columns.lowerBound, y: shape.top, width: keys.width, height: shape.bottom - shape.top)
  }

  /// The rows that are certainly in a gap.
  private static func inside(_ gap: ClosedRange<Double>) -> Range<Int> {
    let (first, last) = (Int(gap.lowerBound.rounded(.up)), Int(gap.upperBound.rounded(.down)))
    let margin = (last - first) / 4
    return first + margin..<max(first + margin, last - margin)
  }
}
