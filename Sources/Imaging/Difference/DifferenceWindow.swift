/// The window of a picture in which most pixels differ.
///
/// Ten pixels in one place are a fault where ten spread over the picture are not.
public struct DifferenceWindow: Sendable, Hashable {
  /// `side` pixels square, or the picture's size; the topmost of equals, then the leftmost.
  public let rectangle: PixelRectangle
  /// The number of differing pixels, at least one.
  public let different: Int

  /// Pixels across and down: about a letter and its neighbours at 3 pixels per point; our choice.
  public static let side = 32

  /// The columns summed together, so that single ones are looked at less often.
  private static let stretch = 8

  /// The share of its pixels that differ, more than 0 and at most 1.
  public var density: Double { Double(different) / Double(rectangle.width * rectangle.height) }

  /// The worst window of a mask, empty outside `rows`; nil where nothing differs at all.
  init?(worstOf mask: PixelMask, width: Int, height: Int, rows: Range<Int>) {
    let (across, down) = (min(DifferenceWindow.side, width), min(DifferenceWindow.side, height))
    // The differences in each column of the window's rows, and in groups of columns.
    let few = DifferenceWindow.stretch
    var columns = [Int32](repeating: 0, count: width)
    var stretches = [Int32](repeating: 0, count: (width + few - 1) / few + across / few + 1)
    var (most, corner) = (Int32(0), (x: 0, y: 0))
    func add(_ row: Int, _ amount: Int32) {
      mask.forEach(in: row) { x in
        columns[x] &+= amount
        stretches[x / few] &+= amount
      }
    }
    // From the first window that ends with a differing row to the last that contains one.
    let start = max(rows.lowerBound - down + 1, 0)
    for row in start..<min(start + down - 1, height) { add(row, 1) }
    for top in start...max(start, min(rows.upperBound - 1, height - down)) {
      add(top + down - 1, 1)
      // The groups that contain a window together have at least its differences.
      let span = across / few + 1
      var around = stretches[..<span].reduce(0, &+)
      for stretch in 0...(width - across) / few {
        if around > most {
          let first = stretch * few
          let last = min(first + few - 1, width - across)
          var sum = columns[first..<first + across].reduce(0, &+)
          for left in first...last {
            if sum > most { (most, corner) = (sum, (left, top)) }
            guard left < last else { break }
            sum &+= columns[left + across] &- columns[left]
          }
        }
        around &+= stretches[stretch + span] &- stretches[stretch]
      }
      add(top, -1)
    }
    guard most > 0,
      let rectangle = PixelRectangle(x: corner.x, y: corner.y, width: across, height: down)
    else { return nil }
    self.rectangle = rectangle
    different = Int(most)
  }
}

extension DifferenceWindow: CustomStringConvertible {
  /// The number of differing pixels, and the rectangle.
  public var description: String { "\(different) pixels differ in \(rectangle)" }
}
