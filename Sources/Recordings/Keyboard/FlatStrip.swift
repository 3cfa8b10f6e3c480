/// Rows without a vertical edge over the same columns, as between two rows of keys, and elsewhere.
struct FlatStrip {
  var columns: ClosedRange<Int>
  var rows: ClosedRange<Int>
  /// Its mean brightness in the first row.
  var level: Int

  var middle: Double { Double(rows.lowerBound + rows.upperBound) / 2 }
  var thickness: Int { rows.count }

  /// The least changes of brightness over two columns that count as an edge, of 255.
  ///
  /// The first finds the faint sides of keys on glass, the others ignore what strong compression leaves.
  static let edges = [9, 16, 26]
  /// The shortest run of columns, in pixels: no keyboard is narrower.
  static let shortest = 70

  /// The strips of a picture, from the top; `edge` is one of `edges`.
  static func all(in plane: LumaPlane, edge: Int) -> [FlatStrip] {
    guard plane.width > shortest, plane.height > 2 else { return [] }
    var (open, done): ([FlatStrip], [FlatStrip]) = ([], [])
    // Three rows together, so that noise and dithering are not edges.
    var sums = [Int32](repeating: 0, count: plane.width)
    plane.pixels.withUnsafeBufferPointer { pixels in
      for y in 1..<plane.height - 1 {
        let (above, at, below) = ((y - 1) * plane.width, y * plane.width, (y + 1) * plane.width)
        for x in 0..<plane.width {
          sums[x] = Int32(pixels[above + x]) + Int32(pixels[at + x]) + Int32(pixels[below + x])
        }
        var continued: [FlatStrip] = []
        for run in runs(of: sums, edge: edge) {
          let level = level(of: sums, run)
          if let index = open.firstIndex(where: { $0.isContinued(by: run, level) }) {
            var strip = open.remove(at: index)
            strip.rows = strip.rows.lowerBound...y
            continued.append(strip)
          } else {
            continued.append(FlatStrip(columns: run, rows: y...y, level: level))
          }
        }
        done += open
        open = continued
      }
    }
    return (done + open).sorted { $0.rows.lowerBound < $1.rows.lowerBound }
  }

  func hasEnds(of run: ClosedRange<Int>) -> Bool {
    let tolerance = max(3, columns.count / 50)
    return abs(columns.lowerBound - run.lowerBound) <= tolerance
      && abs(columns.upperBound - run.upperBound) <= tolerance
  }

  /// Whether it reaches one end of a run and covers most of it: a pointer's arrow may hide the rest.
  func isMost(of run: ClosedRange<Int>) -> Bool {
    let tolerance = max(3, columns.count / 50)
    let ends = [
      columns.lowerBound - run.lowerBound, run.upperBound - columns.upperBound,
    ]
    return ends.allSatisfy { $0 >= -tolerance } && ends.contains { $0 <= tolerance }
      && Double(columns.count) >= FlatStrip.most * Double(run.count)
  }

  /// Whether it is nearly as bright and as thick as another gap.
  func isLike(_ other: FlatStrip) -> Bool {
    let (thinner, thicker) = (min(thickness, other.thickness), max(thickness, other.thickness))
    return abs(level - other.level) <= 6 && Double(thinner) >= FlatStrip.most * Double(thicker)
  }

  /// The least part of a run that a strip up to an arrow covers, and of a gap's thickness that another has.
  private static let most = 0.6

  private func isContinued(by run: ClosedRange<Int>, _ level: Int) -> Bool {
    hasEnds(of: run) && abs(level - self.level) <= 12
  }

  private static func level(of sums: [Int32], _ run: ClosedRange<Int>) -> Int {
    // A few places are enough.
    let step = max(1, run.count / 16)
    let places = stride(from: run.lowerBound, through: run.upperBound, by: step)
    let (sum, count) = places.reduce((0, 0)) { ($0.0 + Int(sums[$1]), $0.1 + 1) }
    return sum / (3 * count)
  }

  private static func runs(of sums: [Int32], edge: Int) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var start = 0
    let limit = Int32(3 * edge)
    for x in 1..<sums.count where x == sums.count - 1 || abs(sums[x + 1] - sums[x - 1]) > limit {
      let end = x == sums.count - 1 ? x : x - 1
      if end - start >= shortest { runs.append(start...end) }
      start = x + 1
    }
    return runs
  }
}
