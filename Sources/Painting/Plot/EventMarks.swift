import Annotation
import Graphics
import Stage

/// The script's events as dashed lines through the panels, each with its name above them.
struct EventMarks {
  private struct Line {
    let text: String
    let x: Double
    let width: Double
    /// From the bottom; nil where no row has room.
    let row: Int?
  }

  private let marks: [Line]
  private let style: TextStyle
  private let color: Color

  /// In points.
  private static let rowHeight = 13.0
  private static let spacing = 6.0
  /// Names that do not fit these rows are left out; their lines are not.
  private static let mostRows = 3

  /// Marks for the events in a range of times.
  ///
  /// - Parameter x: Gives a time's place, in points from the picture's left.
  init(
    _ events: [NamedEvent], in range: ClosedRange<Double>, palette: Palette,
    measuredOn canvas: Canvas, x: (Double) -> Double
  ) {
    let style = TextStyle(10, .medium, palette.second)
    self.style = style
    color = palette.second.opacity(0.75)
    var rowEnds: [Double] = []
    marks = events.filter { range.contains($0.time) }.map { event in
      let width = canvas.extent(of: event.name, style).width
      let x = x(event.time)
      let left = x - width / 2
      var row = rowEnds.firstIndex { $0 + EventMarks.spacing <= left }
      if row == nil, rowEnds.count < EventMarks.mostRows {
        row = rowEnds.count
        rowEnds.append(0)
      }
      if let row { rowEnds[row] = left + width }
      return Line(text: event.name, x: x, width: width, row: row)
    }
  }

  /// The height of the names above the panels, in points.
  var height: Double {
    Double((marks.compactMap(\.row).max() ?? -1) + 1) * EventMarks.rowHeight
  }

  /// The lines' places, which labels avoid.
  var uprights: [Double] { marks.map(\.x) }

  func drawLines(in panel: Rect, on canvas: Canvas) {
    for mark in marks {
      canvas.stroke(
        .line(from: Point(x: mark.x, y: panel.minY), to: Point(x: mark.x, y: panel.maxY)), color,
        Stroke(width: 1, dash: [3, 3]))
    }
  }

  func drawNames(above y: Double, on canvas: Canvas) {
    for mark in marks {
      guard let row = mark.row else { continue }
      let baseline = y - 4 - Double(row) * EventMarks.rowHeight
      canvas.text(mark.text, at: Point(x: mark.x, y: baseline), style, alignment: .center)
    }
  }
}
