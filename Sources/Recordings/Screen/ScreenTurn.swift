/// A device that is turned while it is recorded into one square: first upright between bars at its sides, then lying
/// between bars above and below, or the other way round.
enum ScreenTurn {
  /// Brightness within which a pixel belongs to a bar, of 255: compression leaves a little.
  private static let evenness = 14
  /// Places that may be off, as a part of the longer side.
  private static let tolerance = 0.03
  /// The longer side as a part of the shorter: from tablets to the tallest phones.
  private static let ratios = 1.25...2.3
  /// The fewest pictures of either kind: a single one may be a transition.
  private static let fewest = 2

  /// Whether some pictures show an upright screen and others a lying one.
  static func isSeen(in samples: [LumaFrame]) -> Bool {
    let contents = samples.compactMap(content)
    let upright = contents.count { isScreen($0.height, $0.width) }
    let lying = contents.count { isScreen($0.width, $0.height) }
    return upright >= fewest && lying >= fewest
  }

  /// A side of a content: where it begins and ends, in the picture's pixels, and how long the picture is there.
  private typealias Side = (range: ClosedRange<Int>, all: Int)

  /// Whether a content reaches over all of one side and stands in the middle of the other, as long as a screen is.
  private static func isScreen(_ long: Side, _ short: Side) -> Bool {
    let off = Int(tolerance * Double(long.all)) + 1
    let before = short.range.lowerBound
    let after = short.all - 1 - short.range.upperBound
    return long.range.lowerBound <= off && long.range.upperBound >= long.all - 1 - off
      && abs(before - after) <= 2 * off && min(before, after) > off
      && ratios.contains(Double(long.range.count) / Double(short.range.count))
  }

  /// What is not the even colour of a picture's corners; nil where these differ or all is even.
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
