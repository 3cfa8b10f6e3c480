import Diagnosis
import Stage

/// Which parts a filmstrip has, and their sizes in points.
struct SheetStyle: Sendable, Hashable {
  /// Letter size and line height.
  struct Text: Sendable, Hashable {
    /// The em.
    let size: Double
    /// From one baseline to the next.
    let line: Double

    init(_ size: Double, line: Double) {
      self.size = size
      self.line = line
    }
  }

  /// The place of the words about a row.
  enum Heading: Sendable, Hashable {
    /// To the left of its cells.
    case beside(width: Double)
    /// Above its cells, as wide as the picture.
    case above
  }

  struct Axis: Sendable, Hashable {
    let phase: Double
    let time: Double
    let progress: Double
    /// From the brace to the baselines of the time and of the progress, and to the cells.
    let timeBaseline: Double
    let progressBaseline: Double
    let height: Double
    /// Whether it is above each row, and not only above the first.
    let isRepeated: Bool
  }

  struct Pill: Sendable, Hashable {
    let size: Double
    let plainSize: Double
    let height: Double

    static let sheet = Pill(size: 10.5, plainSize: 10, height: 16)

    func enlarged(_ factor: Double) -> Pill {
      Pill(size: size * factor, plainSize: plainSize * factor, height: height * factor)
    }
  }

  struct Strip: Sendable, Hashable {
    let height: Double
    /// Between the pills and the strip, for the lines that join them.
    let leaderHeight: Double
    let figure: Double
    let zero: Double
    let name: Text
    /// Whether its name is below it, and not to its right.
    let isNamedBelow: Bool

    /// Its whole height below the pills.
    var total: Double { leaderHeight + height + (isNamedBelow ? name.line : 0) }
  }

  /// Nil for as much as its columns take.
  var width: Double?
  /// Nil for as much as its rows take.
  var height: Double?
  var margin = 28.0
  /// The title's looks: the first that shows it whole is used.
  var headers = [PictureHeader.Look.sheet]
  var axis = Axis(
    phase: 11, time: 12, progress: 11, timeBaseline: 24, progressBaseline: 39, height: 66,
    isRepeated: false)
  var heading = Heading.beside(width: 184)
  var name = Text(15, line: 20)
  var summary = Text(12, line: 15)
  /// Nil where no code is shown.
  var codeLine: Double? = 13
  var figure = Text(12, line: 18)
  /// Between the parts of a heading.
  var headingSpacing = 8.0
  /// From a heading to its cells, or to the axis above them.
  var afterHeading = 24.0
  var rowGap = 26.0
  var pill = Pill.sheet
  /// Between a cell and its pill.
  var spacing = 7.0
  var strip: Strip? = Strip(
    height: 36, leaderHeight: 14, figure: 9, zero: 9, name: Text(10, line: 13), isNamedBelow: false)
  var hasMagnifier = true
  /// Room below a magnifier for its time.
  var captionHeight = 20.0
  /// The text of the picture's assumptions; nil for none.
  var footer: Text? = Text(10, line: 14)
  /// Between header and columns, and between rows and footer.
  var sectionGap = 18.0
  /// The most rows where the picture's height is given.
  var mostRows = 4
  var mostColumns = Int.max
  /// The fewest columns, even where cells are small; fewer are shown only on request.
  var fewestColumns = 2
  /// Room between cells, and their size relative to a sheet's, where the picture's width is given.
  var gap = 16.0
  var cellSizes = 1.0...1.0
  /// The least width of a cell in a picture of given height; below it fewer rows are shown.
  var leastCell = 60.0
}

extension SheetStyle {
  init(_ shape: StripShape, rows: Int, without parts: Set<PictureChoices.Part> = []) {
    switch shape {
    case .sheet: self.init()
    case .slide: self = .slide(rows: rows)
    case .column: self = .column
    case .phone: self = .phone
    }
    if parts.contains(.code) { codeLine = nil }
    if parts.contains(.magnifier) { hasMagnifier = false }
    if parts.contains(.plot) { strip = nil }
    if parts.contains(.footnote) { footer = nil }
  }

  /// A slide of 1280 × 720 points, whose letters have at least 16 points.
  private static func slide(rows: Int) -> SheetStyle {
    var style = SheetStyle()
    style.width = 1280
    style.height = 720
    style.margin = 32
    style.headers = [(30, 1), (26, 1), (26, 2), (22, 2)].map { size, lines in
      PictureHeader.Look(
        title: size, titleHeight: (size * 1.27).rounded(), mostTitleLines: lines, subtitle: 16,
        subtitleHeight: 24, mostSubtitleLines: 1)
    }
    style.axis = Axis(
      phase: 16, time: 17, progress: 16, timeBaseline: 29, progressBaseline: 50, height: 74,
      isRepeated: false)
    style.heading = .beside(width: 252)
    style.name = Text(22, line: 28)
    style.summary = Text(16, line: 21)
    style.codeLine = nil
    style.figure = Text(18, line: 26)
    style.headingSpacing = 6
    style.afterHeading = 28
    style.pill = Pill(size: 16, plainSize: 16, height: 24)
    // Only a single row leaves room for it.
    style.strip =
      rows > 1
      ? nil
      : Strip(
        height: 76, leaderHeight: 18, figure: 16, zero: 16, name: Text(16, line: 24),
        isNamedBelow: true)
    style.hasMagnifier = false
    style.footer = nil
    style.sectionGap = 16
    style.fewestColumns = 3
    style.cellSizes = 1.4...2
    return style
  }

  /// A column of a page, 680 points wide, whose letters have at least 13 points.
  fileprivate static var column: SheetStyle {
    var style = SheetStyle()
    style.width = 680
    style.margin = 20
    style.axis = Axis(
      phase: 13, time: 13, progress: 13, timeBaseline: 25, progressBaseline: 42, height: 62,
      isRepeated: true)
    style.heading = .above
    style.name = Text(18, line: 24)
    style.summary = Text(14, line: 20)
    style.codeLine = nil
    style.figure = Text(15, line: 22)
    style.headingSpacing = 6
    style.afterHeading = 16
    style.rowGap = 36
    style.sectionGap = 30
    style.pill = Pill(size: 13, plainSize: 13, height: 20)
    style.strip = Strip(
      height: 60, leaderHeight: 16, figure: 13, zero: 13, name: Text(13, line: 22),
      isNamedBelow: true)
    style.hasMagnifier = false
    style.footer = Text(13, line: 18)
    style.mostColumns = 4
    style.fewestColumns = 3
    style.cellSizes = 0.9...1.6
    return style
  }
}

extension SheetStyle {
  /// A phone's 390 points, with two columns and letters of at least 11 points.
  fileprivate static var phone: SheetStyle {
    var style = SheetStyle.column
    style.width = 390
    style.margin = 16
    style.headers = [
      PictureHeader.Look(title: 18, titleHeight: 23, subtitle: 12, subtitleHeight: 17)
    ]
    style.axis = Axis(
      phase: 12, time: 12, progress: 11, timeBaseline: 24, progressBaseline: 40, height: 58,
      isRepeated: true)
    style.name = Text(16, line: 21)
    style.summary = Text(13, line: 18)
    style.figure = Text(13, line: 20)
    style.afterHeading = 12
    style.rowGap = 30
    style.sectionGap = 22
    style.pill = Pill(size: 12, plainSize: 11, height: 19)
    style.strip = Strip(
      height: 52, leaderHeight: 14, figure: 11, zero: 11, name: Text(11, line: 18),
      isNamedBelow: true)
    style.footer = Text(11, line: 15)
    style.mostColumns = 2
    style.fewestColumns = 2
    return style
  }

  /// The first cell's left edge in the picture.
  var left: Double {
    switch heading {
    case .beside(let width): margin + width + afterHeading
    case .above: margin
    }
  }

  /// In a picture whose inside is `inside` wide.
  func headingWidth(inside: Double) -> Double {
    switch heading {
    case .beside(let width): width
    case .above: inside
    }
  }

  var belowCell: Double { spacing + pill.height + (strip?.total ?? 0) }
}
