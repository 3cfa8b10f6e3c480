import Graphics
import Stage

/// What stands above a plot or a sheet: its title and a line about it, both broken to the picture's
/// width.
struct PictureHeader {
  /// How large its letters are and how far its lines lie apart, in points.
  struct Look: Sendable, Hashable {
    let title: Double
    let titleHeight: Double
    let subtitle: Double
    let subtitleHeight: Double

    /// Above a plot, which fits a column of text.
    static let plot = Look(title: 16, titleHeight: 21, subtitle: 11.5, subtitleHeight: 16)
    /// Above a sheet.
    static let sheet = Look(title: 20, titleHeight: 26, subtitle: 13, subtitleHeight: 19)
  }

  private let title: [String]
  private let subtitle: [String]
  private let width: Double
  private let look: Look
  private let titleStyle: TextStyle
  private let subtitleStyle: TextStyle

  init(
    title: String, subtitle: String, width: Double, look: Look = .plot, palette: Palette,
    measuredOn canvas: Canvas
  ) {
    titleStyle = TextStyle(look.title, .semiBold, palette.ink)
    subtitleStyle = TextStyle(look.subtitle, .regular, palette.second)
    self.title = canvas.lines(of: title, titleStyle, width: width)
    self.subtitle = canvas.lines(of: subtitle, subtitleStyle, width: width)
    self.width = width
    self.look = look
  }

  /// The room it takes, in points.
  var height: Double {
    Double(title.count) * look.titleHeight + Double(subtitle.count) * look.subtitleHeight
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
    draw(title, titleStyle, look.titleHeight)
    draw(subtitle, subtitleStyle, look.subtitleHeight)
  }
}
