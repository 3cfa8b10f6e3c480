/// A device that turns while it is recorded into one square.
///
/// It is upright between bars at its sides, then on its side between bars above and below, or the reverse.
enum ScreenTurn {
  /// The difference in brightness within a bar, of 255: compression leaves a little.
  private static let evenness = 14
  /// The tolerance of places, relative to the longer side.
  private static let tolerance = 0.03
  /// The longer side as a part of the shorter: from tablets to the tallest phones.
  private static let ratios = 1.25...2.3
  /// The fewest pictures of either kind: a single one may be a transition.
  private static let fewest = 2

  static func isSeen(in samples: [LumaFrame]) -> Bool {
    let contents = samples.compactMap(content)
    let upright = contents.count { isScreen($0.height, $0.width) }
    let lying = contents.count { isScreen($0.width, $0.height) }
    return upright >= fewest && lying >= fewest
  }

  /// The extent in the picture's pixels, and the picture's length.
  private typealias Side = (range: ClosedRange<Int>, all: Int)

  /// Whether a content fills one side and is centred on the other, with a screen's proportions.
  private static func isScreen(_ long: Side, _ short: Side) -> Bool {
    let off = Int(tolerance * Double(long.all)) + 1
    let before = short.range.lowerBound
    let after = short.all - 1 - short.range.upperBound
    return long.range.lowerBound <= off && long.range.upperBound >= long.all - 1 - off
      && abs(before - after) <= 2 * off && min(before, after) > off
      && ratios.contains(Double(long.range.count) / Double(short.range.count))
  }

  /// What differs from the colour of the corners; nil if these differ, or nothing does.
  private static func content(of frame: LumaFrame) -> (width: Side, height: Side)? {
    let plane = LumaPlane(frame)
    let (width, height) = (plane.width, plane.height)
    let corners = [0, width - 1, (height - 1) * width, height * width - 1].map {
      Int(plane.pixels[$0])
    }
    guard let level = corners.first, corners.allSatisfy({ abs($0 - level) <= evenness }) else {
      return nil
    }
    var columns = [Bool](repeating: false, count: width)
    var rows = [Bool](repeating: false, count: height)
    for y in 0..<height {
      for x in 0..<width where abs(Int(plane.pixels[y * width + x]) - level) > evenness {
        columns[x] = true
        rows[y] = true
      }
    }
    guard let left = columns.firstIndex(of: true), let right = columns.lastIndex(of: true),
      let top = rows.firstIndex(of: true), let bottom = rows.lastIndex(of: true)
    else { return nil }
    return ((left...right, width), (top...bottom, height))
  }
}
