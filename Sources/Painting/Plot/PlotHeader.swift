import Stage

/// What stands above a plot: its title and a line about it, both broken to the plot's width.
struct PlotHeader {
  private let title: [String]
  private let subtitle: [String]
  private let width: Double
  private let palette: Palette

  private static let titleHeight = 21.0
  private static let subtitleHeight = 16.0

  private static func titleStyle(_ palette: Palette) -> TextStyle {
    TextStyle(16, .semiBold, palette.ink)
  }
  private static func subtitleStyle(_ palette: Palette) -> TextStyle {
    TextStyle(11.5, .regular, palette.second)
  }

  init(
    title: String, subtitle: String, width: Double, palette: Palette, measuredOn canvas: Canvas
  ) {
    self.title = canvas.lines(of: title, PlotHeader.titleStyle(palette), width: width)
    self.subtitle = canvas.lines(of: subtitle, PlotHeader.subtitleStyle(palette), width: width)
    self.width = width
    self.palette = palette
  }

  /// The room it takes, in points.
  var height: Double {
    Double(title.count) * PlotHeader.titleHeight
      + Double(subtitle.count) * PlotHeader.subtitleHeight
  }

  func draw(at corner: Point, on canvas: Canvas) {
    var y = corner.y
    func draw(_ lines: [String], _ style: TextStyle, _ height: Double) {
      for line in lines {
        canvas.text(
          line, at: Point(x: corner.x, y: y + height / 2 + style.capHeight / 2), style,
          maxWidth: width)
        y += height
      }
    }
    draw(title, PlotHeader.titleStyle(palette), PlotHeader.titleHeight)
    draw(subtitle, PlotHeader.subtitleStyle(palette), PlotHeader.subtitleHeight)
  }
}
