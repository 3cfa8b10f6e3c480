public import Imaging
public import Stage

/// A film's screens as rows that recur.
///
/// Over an animation most rows of a screen are rows of layers that only move by whole pixels: of 60 frames of a
/// chat, nine rows in ten. Each such row is drawn once, in a picture of its stack of layers; a frame then names
/// the rows it shows. Rows that no other frame shows, such as those of a fading bar, are drawn for the frame.
///
/// Not thread-safe: use one for each thread, made of the same film.
public final class ScreenRows {
  /// Rows of a frame, from the top down.
  public enum Span: Sendable {
    /// Rows of one of `pictures`.
    case kept(picture: Int, rows: Range<Int>)
    /// Rows of this frame alone.
    case own(Bitmap)
  }

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int

  private let film: Film
  private let painter: ScreenPainter
  private let fonts: Fonts
  private let target: PixelRect
  private let shift: (x: Int, y: Int)
  private let stacks: [RowStack]
  private let rowsOfStacks: [Range<Int>]
  private let numbers: [RowStack: Int]

  /// The most pixels that pictures of stacks hold in all; what is beyond is drawn in each frame.
  static let pixelLimit = 16_000_000

  /// The rows of a film's screens at given times, in seconds.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - times: The times of the frames that will be asked for; rows that only one of them shows are not kept.
  ///   - window: The part of the screen, in points; nil for all of it.
  ///   - painter: What draws them.
  ///   - fonts: The painter's fonts.
  /// - Throws: `CanvasError` for a part of the screen that is empty or too large.
  public init(
    _ film: Film, at times: some Sequence<Double>, window: Rect? = nil, painter: ScreenPainter,
    fonts: Fonts
  ) throws(CanvasError) {
    let area = PixelRect(window ?? film.largestScreen, scale: painter.scale)
    guard Bitmap.allows(width: area.width, height: area.height) else {
      throw .size(width: Double(area.width), height: Double(area.height))
    }
    self.film = film
    self.painter = painter
    self.fonts = fonts
    width = area.width
    height = area.height
    shift = (-area.left, -area.top)
    target = area.moved(x: shift.x, y: shift.y)

    var uses: [RowStack: (frames: Int, rows: Range<Int>, order: Int)] = [:]
    for time in times {
      let parts = Self.parts(of: film, at: time, painter, shift, target)
      let runs = try RowRun.runs(
        of: parts, width: width, height: height, opaqueRows: painter.kept.opaqueRows)
      var seen: Set<RowStack> = []
      for run in runs {
        guard let stack = run.stack else { continue }
        var use = uses[stack] ?? (0, run.rows, uses.count)
        use.rows =
          min(
            use.rows.lowerBound, run.rows.lowerBound)..<max(
            use.rows.upperBound, run.rows.upperBound)
        if seen.insert(stack).inserted { use.frames += 1 }
        uses[stack] = use
      }
    }
    // In the order in which they appear, so that a film's rows have the same numbers every time.
    var pixels = 0
    let recurring = uses.filter { $0.value.frames > 1 }.sorted { $0.value.order < $1.value.order }
      .filter { use in
        pixels += use.value.rows.count * area.width
        return pixels <= Self.pixelLimit
      }
    stacks = recurring.map(\.key)
    rowsOfStacks = recurring.map(\.value.rows)
    numbers = Dictionary(uniqueKeysWithValues: stacks.enumerated().map { ($1, $0) })
  }

  /// How many pictures `picture(_:)` can draw.
  public var pictureCount: Int { stacks.count }

  /// The picture of rows that recur; `number` is below `pictureCount`.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  public func picture(_ number: Int) throws(CanvasError) -> Bitmap {
    try picture(
      of: stacks[number].parts(of: rowsOfStacks[number]), rows: rowsOfStacks[number].count)
  }

  /// The screen at a time, in seconds, from top to bottom.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  public func spans(at time: Double) throws(CanvasError) -> [Span] {
    let parts = Self.parts(of: film, at: time, painter, shift, target)
    let runs = try RowRun.runs(
      of: parts, width: width, height: height, opaqueRows: painter.kept.opaqueRows)
    var spans: [Span] = []
    var own = 0..<0
    var top = 0
    func drawOwn() throws(CanvasError) {
      guard !own.isEmpty else { return }
      let moved = parts.compactMap { part in part.moved(y: -own.lowerBound) }
      spans.append(.own(try picture(of: moved, rows: own.count)))
      own = top..<top
    }
    for run in runs {
      if let stack = run.stack, let number = numbers[stack] {
        try drawOwn()
        let first = rowsOfStacks[number].lowerBound
        spans.append(
          .kept(
            picture: number, rows: (run.rows.lowerBound - first)..<(run.rows.upperBound - first)))
        top += run.rows.count
        own = top..<top
      } else {
        // Neighbours are drawn together, so that a blur finds all that it takes in.
        top += run.rows.count
        own = own.lowerBound..<top
      }
    }
    try drawOwn()
    return spans
  }

  /// The screen at a time, in seconds, as one picture.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  public func bitmap(at time: Double) throws(CanvasError) -> Bitmap {
    try picture(of: Self.parts(of: film, at: time, painter, shift, target), rows: height)
  }

  private static func parts(
    of film: Film, at time: Double, _ painter: ScreenPainter, _ shift: (x: Int, y: Int),
    _ target: PixelRect
  ) -> [ScreenPart] {
    painter.parts(
      of: film.layers(at: time), in: film, shift: shift,
      within: painter.drawn(of: film.screen(at: time), of: film, shift: shift, within: target))
  }

  private func picture(of parts: [ScreenPart], rows: Int) throws(CanvasError) -> Bitmap {
    let canvas = try Canvas(
      pixelWidth: width, pixelHeight: rows, scale: painter.scale, background: .black, fonts: fonts)
    canvas.inPixels { painter.draw(parts, on: canvas) }
    return try canvas.bitmap()
  }
}

extension ScreenPart {
  /// The part moved down by whole pixels.
  fileprivate func moved(y: Int) -> ScreenPart? {
    ScreenPart(
      content, in: rect.moved(x: 0, y: y), clip: clip.moved(x: 0, y: y), alpha: alpha)
  }
}
