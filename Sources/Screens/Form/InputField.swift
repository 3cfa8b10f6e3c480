public import Stage

/// A form's field, with the app's own data about it.
public final class InputField: Field {
  /// A manager's least distance to the keyboard, in points; nil leaves it to the manager.
  public let keyboardDistance: Double?
  /// Whether a keyboard manager handles it; nil leaves that to the manager.
  public let isManaged: Bool?
  private let setting: FormField
  /// The lines by width, and the last one's width, in points.
  ///
  /// A device that is turned back and forth asks for the same two again.
  private var broken: [Double: (lines: [String], lastWidth: Double)] = [:]

  /// The origin of its text, in points.
  private static let text = (left: 13.0, top: 12.0)
  /// The em of its text as it is drawn, in points.
  private var fontSize: Double {
    16 * textLook.scale * (textLook.isBold ? LineBreaker.boldGrowth : 1)
  }
  /// The width of the cursor, in points.
  private static let cursorWidth = 2.0
  /// A field lower than this has one line, in its middle, in points at the usual text size.
  private static let lowField = 56.0
  /// The text's left edge in a search bar's field, after the magnifier, in points.
  private static let afterMagnifier = 33.0

  init(_ setting: FormField, in simulation: Simulation) {
    self.setting = setting
    keyboardDistance = setting.keyboardDistance
    isManaged = setting.isManaged
    super.init(setting.name, setting.kind, in: simulation)
    backgroundColor = .field
    cornerRadius = setting.kind == .search ? 10 : 8
    followAsField()
  }

  /// Breaks its text into lines, and puts the cursor after the last.
  func breakText() {
    let text = InputField.text
    let isSearch = setting.kind == .search
    let left = isSearch ? InputField.afterMagnifier : text.left
    let room = max(bounds.width - left - text.left, fontSize)
    let isEmpty = setting.text.isEmpty
    let lineHeight = ChatScreen.lineHeight * textLook.leading
    let shown = isEmpty ? setting.placeholder : setting.text
    let (lines, lastWidth) = lines(of: shown, room: room)
    let isLow = lines.count == 1 && bounds.height < InputField.lowField * textLook.leading
    // The cursor follows the last letter.
    let behind = min((isEmpty ? 0 : lastWidth) + 1, room)
    let x =
      switch (simulation.settings.rightToLeft, WritingDirection(of: shown)) {
      case (false, .leftToRight): left + behind
      case (false, .rightToLeft): bounds.width - text.left - behind - InputField.cursorWidth
      // What is read from left to right ends at the right edge there.
      case (true, let direction):
        bounds.width - left - InputField.cursorWidth
          - (isEmpty || direction == .rightToLeft ? behind : 0)
      }
    show(
      isSearch ? .search(shown) : .input(lines, isPlaceholder: isEmpty),
      cursor: Point(
        x: x,
        y: isLow
          ? (bounds.height - lineHeight) / 2
          : text.top + Double(isEmpty ? 0 : lines.count - 1) * lineHeight))
  }

  private func lines(of shown: String, room: Double) -> (lines: [String], lastWidth: Double) {
    if let known = broken[room] { return known }
    let size = fontSize
    let lines =
      setting.kind == .textView
      ? LineBreaker.lines(of: shown, width: room, fontSize: size) : [shown]
    let made = (lines, LineBreaker.width(of: lines.last ?? "", fontSize: size))
    broken[room] = made
    return made
  }
}
