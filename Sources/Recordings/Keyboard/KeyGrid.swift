/// The rows of a keyboard's keys in one whole picture, and their width.
///
/// They differ from lists and grids of pictures by gaps without an edge over the keyboard's whole width, a little more
/// than a key's height apart, and upright edges over most of a key's height between them.
struct KeyGrid {
  var rows: KeyRows
  /// In pixels of the picture.
  var columns: ClosedRange<Double>
  /// The largest number of upright edges in a row.
  var edges: Int
  /// The sides of the keys in each row.
  var sides: [KeySides] = []
  /// The screen's width by its letters, in pixels of the picture; nil if that is not measured.
  var lettersWidth: Double?
  /// Whether one of its gaps is hidden in part by a pointer's arrow.
  var isBroken = false

  /// The pitch relative to the width: from a large phone on its side to a small one upright.
  private static let pitches = 0.038...0.19
  /// The least pitch, in pixels.
  ///
  /// An upright phone's is larger from a width of 70 pixels on; the strokes of a heading are nearer to each other.
  private static let leastPitch = 10.0
  /// A gap's height relative to the pitch; `measuredShare` once both are measured.
  private static let gapShare = 0.07...0.42
  /// The relative difference of two pitches of one keyboard, before and after the measurement.
  private static let (roughly, measured) = (0.1, 0.025)
  /// The fewest upright edges of a row: those of a pad with three digits.
  static let fewestEdges = 5
  private static let measuredShare = 0.07...0.36
  /// The share of a row under keys: four fifths of the second row, a fifth of a line of text.
  private static let leastCover = 0.5
  /// That of the lowest, which has one key on a pad of digits.
  private static let leastOfLowest = 0.28
  /// How much of a row without a strip above it is covered, relative to the others.
  private static let likeOthers = 0.8
  /// How much less uneven the rows below others are if those are not keys.
  private static let clearlyLess = 0.25
  /// Above and between the four rows of a phone's keys.
  private static let usualGaps = 4

  /// From row to row of letters on Android, in points.
  ///
  /// Its own keyboard's default is 205.6 for four rows (AOSP's LatinIME, config_default_keyboard_height). iPhones' were
  /// seen with 47, and 54 to 56.5.
  private static let android = 50.5...53.0
  /// The fewest upright edges of a row of ten keys, some of which a codec may have lost.
  private static let letterEdges = 16
  /// The fewest with the strokes of letters.
  private static let strokeEdges = 2 * letterEdges
  /// The most: 96 were seen in 250 public recordings, and more where an area is dithered.
  private static let mostEdges = 110

  /// Whether a row has the edges of letters with their strokes: digits have fewer.
  var hasLetters: Bool { edges >= KeyGrid.strokeEdges }

  /// The pixels per point of a screen by its width, in a picture of this height, in pixels.
  ///
  /// Letters tell it where a picture's sides are cut off, or a frame is drawn over them. A picture that is cut off below as
  /// well keeps its own: lengths are measured from its lower edge, and the rows and the columns that it lacks make
  /// up for one another.
  func scale(on screen: KnownScreen, height: Double) -> Double {
    let narrow = width / screen.width
    guard screen.isUprightPhone, let lettersWidth,
      lettersWidth > max(KeyGrid.wider.share * width, width + KeyGrid.wider.pixels)
    else { return narrow }
    let wide = lettersWidth / screen.width
    let lacks = rows.bottom / wide + screen.belowKeys - height / wide
    return lacks > KeyGrid.leastCut ? narrow : wide
  }

  /// How much wider than the gaps between their rows letters tell a screen at least: they are right to 0.2 %, or to a pixel.
  private static let wider = (share: 1.004, pixels: 2.0)
  /// How much a picture lacks below that is cut off there, in points: as much as a height may be off.
  private static let leastCut = 3.0

  /// How far the tops of its keys are from one another, at most and least, as a part of the pitch.
  private var unevenness: Double {
    let steps = zip(rows.gaps, rows.gaps.dropFirst()).map { $1.upperBound - $0.upperBound }
    return ((steps.max() ?? 0) - (steps.min() ?? 0)) / rows.pitch
  }

  /// Whether the rows are those of an Android keyboard, on a screen whose points are known.
  func isAndroids(pixelsPerPoint: Double) -> Bool {
    edges >= KeyGrid.letterEdges && KeyGrid.android.contains(rows.pitch / pixelsPerPoint)
  }

  /// Whether rows are as far apart as no keys of letters are on any of these screens, each with its pixels per point.
  func areStrange(on screens: [(screen: KnownScreen, scale: Double)]) -> Bool {
    edges >= KeyGrid.letterEdges
      && screens.allSatisfy { screen, scale in
        screen.isUprightPhone
          && abs(rows.pitch / (scale * screen.rowPitch) - 1) > screen.pitchTolerance
      }
  }

  /// The keyboards in a picture, several for several screens; `edge` is one of `FlatStrip.edges`.
  static func all(in frame: LumaFrame, edge: Int) -> [KeyGrid] {
    let plane = LumaPlane(frame)
    let strips = FlatStrip.all(in: plane, edge: edge)
    let found = keyboards(strips, plane, frame, mayBreak: false)
    let lined = LinedPad(in: plane).map { [$0.keys(factor: plane.factor)] } ?? []
    guard found.isEmpty, lined.isEmpty else { return found + lined }
    return keyboards(strips, plane, frame, mayBreak: true)
  }

  /// The keyboards whose gaps are among some strips, of which a pointer's arrow may break one.
  private static func keyboards(
    _ strips: [FlatStrip], _ plane: LumaPlane, _ frame: LumaFrame, mayBreak: Bool
  ) -> [KeyGrid] {
    var found: [KeyGrid] = []
    var used: Set<Int> = []
    func keyboard(from first: Int) -> (chain: [Int], keys: KeyGrid)? {
      KeyGrid.keyboard(from: first, strips, plane, frame, mayBreak: mayBreak)
    }
    for first in strips.indices where !used.contains(first) {
      guard var best = keyboard(from: first) else { continue }
      // A bar or words above the keys may be about as high as a row: without them the rows are as many, and even.
      if let lower = keyboard(from: best.chain[1]),
        lower.chain.count >= best.chain.count,
        lower.keys.unevenness < KeyGrid.clearlyLess * best.keys.unevenness
      {
        best = lower
      }
      used.formUnion(best.chain)
      used.insert(first)
      found.append(best.keys)
    }
    return found
  }

  init(rows: KeyRows, columns: ClosedRange<Double>, edges: Int) {
    (self.rows, self.columns, self.edges) = (rows, columns, edges)
  }

  /// The keyboard whose uppermost gap is a strip, and the strips of its gaps.
  private static func keyboard(
    from first: Int, _ strips: [FlatStrip], _ plane: LumaPlane, _ frame: LumaFrame,
    mayBreak: Bool
  ) -> (chain: [Int], keys: KeyGrid)? {
    let start = strips[first]
    let width = Double(start.columns.count)
    let like = strips.indices.dropFirst(first + 1).prefix {
      strips[$0].middle - start.middle <= 5 * pitches.upperBound * width
    }.filter {
      strips[$0].hasEnds(of: start.columns) || mayBreak && strips[$0].isMost(of: start.columns)
    }
    var best: (chain: [Int], keys: KeyGrid)?
    for second in like {
      let pitch = strips[second].middle - start.middle
      guard pitch >= leastPitch / Double(plane.factor), pitches.contains(pitch / width),
        isGap(start, pitch), isGap(strips[second], pitch)
      else { continue }
      var chain = [first, second]
      while let last = chain.last {
        let next = like.first {
          let step = strips[$0].middle - strips[last].middle
          return abs(step - pitch) <= roughly * pitch && isGap(strips[$0], pitch)
        }
        guard let next else { break }
        chain.append(next)
      }
      // A pointer's arrow is in one place, between two gaps that are whole.
      let places = chain.indices.filter { !strips[chain[$0]].hasEnds(of: start.columns) }
      let broken = places.first
      if let broken {
        guard places.count == 1, broken + 1 < chain.count,
          strips[chain[broken]].isLike(strips[chain[broken + 1]])
        else { continue }
      }
      while chain.count >= max(3, 2 + (broken ?? 0)), chain.count > best?.chain.count ?? 0 {
        if var keys = KeyGrid(chain.map { strips[$0] }, plane, frame) {
          keys.isBroken = broken != nil
          best = (chain, keys)
          break
        }
        chain.removeLast()
      }
    }
    return best
  }

  private static func isGap(_ strip: FlatStrip, _ pitch: Double) -> Bool {
    // A row is lost on either side, as three are taken together.
    gapShare.contains(Double(strip.thickness + 1) / pitch)
  }

  /// Nil if the rows are not a keyboard's.
  private init?(_ strips: [FlatStrip], _ plane: LumaPlane, _ frame: LumaFrame) {
    sides = zip(strips, strips.dropFirst()).map { KeySides(between: $0, $1, plane) }
    guard sides.filter({ $0.count >= KeyGrid.fewestEdges }).count >= 2 else { return nil }
    edges = sides.map(\.count).max() ?? 0
    guard edges <= KeyGrid.mostEdges else { return nil }
    let factor = Double(plane.factor)
    let left = strips.map(\.columns.lowerBound).min() ?? 0
    let right = strips.map(\.columns.upperBound).max() ?? 0
    columns = Double(left) * factor...Double(right + 1) * factor
    let cover = RowCover(
      frame, columns: left * plane.factor..<min(frame.width, (right + 1) * plane.factor))
    let middles = strips.map { ($0.middle + 0.5) * factor }
    let rough = ((middles.last ?? 0) - (middles.first ?? 0)) / Double(max(1, middles.count - 1))
    let measured = middles.map { cover.gap(around: $0, pitch: rough) }
    guard measured.allSatisfy({ $0.above >= KeyGrid.leastCover }),
      measured.dropLast().allSatisfy({ $0.below >= KeyGrid.leastCover }),
      let lowest = measured.last?.below,
      lowest >= (edges < KeyGrid.strokeEdges ? KeyGrid.leastOfLowest : KeyGrid.leastCover)
    else { return nil }
    let seen = measured.map(\.rows)
    let gaps = KeyGrid.filled(seen)
    guard let pitch = KeyGrid.pitch(of: gaps) else { return nil }
    rows = KeyRows(gaps: seen, pitch: pitch)
    // Dithering covers a part of the ground, too.
    let usual = measured.dropLast().map(\.below).min() ?? 1
    rows.gaps += KeyGrid.lower(
      than: rows, cover, covered: max(KeyGrid.likeOthers * usual, KeyGrid.leastCover),
      ofLowest: edges < KeyGrid.strokeEdges ? KeyGrid.leastOfLowest : nil)
    let steps = zip(gaps, gaps.dropFirst()).map { ($1.middle - $0.middle) / pitch - 1 }
    let heights = seen.map(\.length)
    guard steps.allSatisfy({ abs($0) <= KeyGrid.measured + 0.6 / pitch }),
      heights.allSatisfy({ KeyGrid.measuredShare.contains($0 / pitch) }),
      (heights.max() ?? 0) - (heights.min() ?? 0) <= 0.08 * pitch + 1
    else { return nil }
  }

  /// The gaps with the uppermost as high as the others, where the keyboard ends close above its keys.
  private static func filled(_ gaps: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    let usual = gaps.dropFirst().map(\.length).min() ?? 0
    guard let first = gaps.first, first.length < usual else { return gaps }
    return [first.upperBound - usual...first.upperBound] + gaps.dropFirst()
  }

  /// Gaps below those that were found, where dithering or a pointer's arrow has broken their strips.
  ///
  /// - Parameters:
  ///   - least: How much of the rows above and below them is covered.
  ///   - ofLowest: How much of the last is, if that is less.
  private static func lower(
    than rows: KeyRows, _ cover: RowCover, covered least: Double, ofLowest: Double?
  ) -> [ClosedRange<Double>] {
    var all = rows.gaps
    while all.count < usualGaps, let last = all.last,
      case let next = cover.gap(around: last.middle + rows.pitch, pitch: rows.pitch),
      next.above >= least,
      next.below >= (all.count + 1 == usualGaps ? ofLowest ?? least : least),
      abs(next.rows.middle - last.middle - rows.pitch) <= measured * rows.pitch + 0.6,
      // A home button's phone ends half a gap below its keys.
      abs(next.rows.length - last.length) <= 0.03 * rows.pitch + 1
    {
      all.append(next.rows)
    }
    return Array(all.dropFirst(rows.gaps.count))
  }

  /// By least squares, of the gaps' upper and lower ends.
  private static func pitch(of gaps: [ClosedRange<Double>]) -> Double? {
    let middle = Double(gaps.count - 1) / 2
    let (sum, weight) = gaps.enumerated().reduce((0.0, 0.0)) { sums, gap in
      let offset = Double(gap.offset) - middle
      return (sums.0 + offset * gap.element.middle, sums.1 + offset * offset)
    }
    return weight > 0 && sum > 0 ? sum / weight : nil
  }
}
