/// A message row's layout: the numbers of NbChatView, a chat screen of the iPhone 7's years.
///
/// The time label is 10 from the row's top and 10 high; the avatar, 45 across, is 10 below it and 10 from the edge; the
/// text begins 10 below the avatar's top, is at most 220 wide and ends 20 above the row's bottom; the bubble surrounds
/// it by 10. So a row is the text's height + 60, and never less than 75. From right to left all of it is mirrored.
public struct MessageLayout: Sendable, Hashable {
  /// The text, broken into lines.
  public let lines: [String]
  /// The row's height, in points.
  public let rowHeight: Double
  /// The author.
  public let sender: Message.Sender

  /// The size of the text at the usual text size, in points: that of `DynamicType.subheadline`, with which it grows.
  public static let fontSize = 15.0
  /// From one line to the next at the usual text size, in points, likewise.
  public static let lineHeight = 20.0
  /// The widest line, in points.
  public static let textWidth = 220.0
  static let leastRowHeight = 75.0
  static let aroundText = 60.0
  static let margin = 10.0
  static let avatarSize = 45.0
  static let bubbleTop = 30.0
  static let captionHeight = 10.0

  private let textSize: Size
  /// How the text is drawn.
  public let look: TextLook

  init(
    _ sender: Message.Sender, _ text: String, height: Double?, _ settings: UserSettings = .standard
  ) {
    self.sender = sender
    let (size, leading) = DynamicType.subheadline.metrics(at: settings.textSize)
    look = TextLook(
      scale: size / MessageLayout.fontSize, leading: leading / MessageLayout.lineHeight,
      isBold: settings.boldText, isRightToLeft: settings.rightToLeft)
    let fontSize = size * (settings.boldText ? LineBreaker.boldGrowth : 1)
    lines = LineBreaker.lines(of: text, width: MessageLayout.textWidth, fontSize: fontSize)
    let natural = Double(lines.count) * leading + MessageLayout.aroundText
    rowHeight = height ?? max(natural, MessageLayout.leastRowHeight)
    let widths = lines.map { LineBreaker.width(of: $0, fontSize: fontSize) }
    textSize = Size(
      width: min((widths.max() ?? 0).rounded(.up), MessageLayout.textWidth),
      height: max(0, rowHeight - MessageLayout.aroundText))
  }

  /// The time label, in a row `width` points wide.
  public func captionFrame(width: Double) -> Rect {
    Rect(x: 0, y: MessageLayout.margin, width: width, height: MessageLayout.captionHeight)
  }

  private var isAtRight: Bool { (sender == .me) != look.isRightToLeft }

  /// The avatar, in a row `width` points wide.
  public func avatarFrame(width: Double) -> Rect {
    let size = MessageLayout.avatarSize
    let x = isAtRight ? width - MessageLayout.margin - size : MessageLayout.margin
    return Rect(x: x, y: MessageLayout.bubbleTop, width: size, height: size)
  }

  /// The bubble, in a row `width` points wide.
  public func bubbleFrame(width: Double) -> Rect {
    let margin = MessageLayout.margin
    let size = Size(width: textSize.width + 2 * margin, height: textSize.height + 2 * margin)
    let fromEdge = 2 * margin + MessageLayout.avatarSize
    let x = isAtRight ? width - fromEdge - size.width : fromEdge
    return Rect(origin: Point(x: x, y: MessageLayout.bubbleTop), size: size)
  }

  /// The text, inside its bubble.
  public var textFrame: Rect {
    Rect(
      origin: Point(x: MessageLayout.margin, y: MessageLayout.margin), size: textSize)
  }
}
