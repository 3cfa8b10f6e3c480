import Graphics
import Stage

/// The title of a plot or a sheet and a line about it, both broken to the picture's width.
struct PictureHeader {
  /// Sizes and line heights, in points.
  struct Look: Sendable, Hashable {
    let title: Double
    let titleHeight: Double
    /// A longer title ends with an ellipsis.
    var mostTitleLines = Int.max
    let subtitle: Double
    let subtitleHeight: Double
    var mostSubtitleLines = Int.max

    /// For plots, which fit a column of text.
    static let plot = Look(title: 16, titleHeight: 21, subtitle: 11.5, subtitleHeight: 16)
    static let sheet = Look(title: 20, titleHeight: 26, subtitle: 13, subtitleHeight: 19)
  }

  private let title: [String]
  private let subtitle: [String]
  private let width: Double
  private let look: Look
  let isWhole: Bool
  private let titleStyle: TextStyle
  private let subtitleStyle: TextStyle

  init(
    title: String, subtitle: String, width: Double, look: Look = .plot, palette: Palette,
    measuredOn canvas: Canvas
  ) {
    titleStyle = TextStyle(look.title, .semiBold, palette.ink)
    subtitleStyle = TextStyle(look.subtitle, .regular, palette.second)
    let titleLines = canvas.lines(of: title, titleStyle, width: width)
    isWhole = titleLines.count <= look.mostTitleLines
    self.title = titleLines.joined(after: look.mostTitleLines)
    self.subtitle = canvas.lines(of: subtitle, subtitleStyle, width: width)
      .joined(after: look.mostSubtitleLines)
    self.width = width
    self.look = look
  }

  /// The header in the first look that shows the whole title, else in the last.
  init(
    title: String, subtitle: String, width: Double, looks: [Look], palette: Palette,
    measuredOn canvas: Canvas
  ) {
    let headers = looks.lazy.map { look in
      PictureHeader(
        title: title, subtitle: subtitle, width: width, look: look, palette: palette,
        measuredOn: canvas)
    }
    self =
      headers.first(where: \.isWhole)
      ?? PictureHeader(
        title: title, subtitle: subtitle, width: width, look: looks.last ?? .sheet,
        palette: palette, measuredOn: canvas)
  }

  /// In points.
  var height: Double {
    Double(title.count) * look.titleHeight + Double(subtitle.count) * look.subtitleHeight
  }

  func draw(at corner: Point, on canvas: Canvas) {
    let height = canvas.paragraph(
      title, at: corner, titleStyle, lineHeight: look.titleHeight, maxWidth: width)
    canvas.paragraph(
      subtitle, at: Point(x: corner.x, y: corner.y + height), subtitleStyle,
      lineHeight: look.subtitleHeight, maxWidth: width)
  }
}

extension [String] {
  /// At most `most` lines, the last with the remainder.
  fileprivate func joined(after most: Int) -> [String] {
    guard count > most else { return self }
    return prefix(most - 1) + [dropFirst(most - 1).joined(separator: " ")]
  }
}
