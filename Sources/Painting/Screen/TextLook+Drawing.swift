import Basics
import Graphics
import Stage

extension TextStyle {
  /// The style as the owner's settings have it.
  func with(_ look: TextLook) -> TextStyle {
    guard look.scale != 1 || look.isBold else { return self }
    return TextStyle(
      size * look.scale, look.isBold ? weight.bolder : weight, color, face: face,
      hasTabularFigures: hasTabularFigures, tracking: tracking, direction: direction)
  }
}

extension FontWeight {
  /// That of Bold Text: of body text Semibold, as the typography of Apple's Human Interface Guidelines has it.
  fileprivate var bolder: FontWeight { self < .semiBold ? .semiBold : .bold }
}

extension TextAlignment {
  /// Natural alignment: where lines of the app's language begin, or, in an app from left to right, those of the text.
  static func natural(_ direction: WritingDirection, _ look: TextLook) -> TextAlignment {
    .natural(look.isRightToLeft ? .rightToLeft : direction)
  }
}

extension Rect {
  /// As it is, or, from right to left, on the other side of a rectangle around it.
  func along(_ look: TextLook, in outer: Rect) -> Rect {
    guard look.isRightToLeft else { return self }
    return Rect(x: outer.minX + outer.maxX - maxX, y: minY, width: width, height: height)
  }
}
