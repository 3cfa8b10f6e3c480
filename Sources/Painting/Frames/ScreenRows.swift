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

  /// The rows that recur, compressed; nil where none do.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  public func keptRows() throws(CanvasError) -> KeptRows? {
    guard !stacks.isEmpty else { return nil }
    var pictures: [Bitmap] = []
    for number in stacks.indices { pictures.append(try picture(number)) }
    do {
      return try KeptRows(pictures)
    } catch {
      throw .library("\(error)")
    }
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

  /// The screen at a time, in seconds, from top to bottom: rows that recur, whose layers are numbered as `picture(_:)`
  /// numbers them, and bitmaps of rows that are this frame's own.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  public func spans(at time: Double) throws(CanvasError) -> [RowSpan] {
    try spans(at: time) { parts, rows throws(CanvasError) in
      let moved = parts.compactMap { $0.moved(y: -rows.lowerBound) }
      return .pixels(try picture(of: moved, rows: rows.count), rows: 0..<rows.count)
    } ?? []
  }

  /// The screen at a time, in seconds, where all of its rows recur; else nil, and nothing is drawn.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  public func recurringSpans(at time: Double) throws(CanvasError) -> [RowSpan]? {
    try spans(at: time) { _, _ in nil }
  }

  private func spans(
    at time: Double, own: ([ScreenPart], Range<Int>) throws(CanvasError) -> RowSpan?
  ) throws(CanvasError) -> [RowSpan]? {
    let parts = Self.parts(of: film, at: time, painter, shift, target)
    let runs = try RowRun.runs(
      of: parts, width: width, height: height, opaqueRows: painter.kept.opaqueRows)
    var spans: [RowSpan] = []
    var top = 0
    var index = 0
    while index < runs.count {
      if let number = runs[index].stack.flatMap({ numbers[$0] }) {
        let first = rowsOfStacks[number].lowerBound
        let rows = runs[index].rows
        spans.append(
          .kept(layer: number, rows: (rows.lowerBound - first)..<(rows.upperBound - first)))
        top += rows.count
        index += 1
        continue
      }
      // Neighbours are drawn together, so that a blur finds all that it takes in.
      let start = top
      while index < runs.count, runs[index].stack.flatMap({ numbers[$0] }) == nil {
        top += runs[index].rows.count
        index += 1
      }
      guard let span = try own(parts, start..<top) else { return nil }
      spans.append(span)
    }
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
