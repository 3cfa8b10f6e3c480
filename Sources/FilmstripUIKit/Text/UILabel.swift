public import Foundation
import Screens
import Stage

/// A view that shows text: UIKit's `UILabel`.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Its text.
  open var text: String? { didSet { textDidChange() } }
  /// Its text with attributes; the film draws it plain.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its font, which says how much room it takes.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of its text; the film's theme has its own.
  open var textColor: UIColor! = .label
  /// Where its text stands across.
  open var textAlignment = NSTextAlignment.natural
  /// How its text is cut where it does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines it may have; 0 as many as it takes.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  /// How wide a line may be before layout says it, in points; 0 is as wide as it is.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
  /// Whether its font shrinks to fit; the film's does not.
  open var adjustsFontSizeToFitWidth = false
  /// How far that shrinks.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether its font follows the system's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it shows that it is chosen.
  open var isHighlighted = false
  /// Whether it shows that it is in use.
  open var isEnabled = true
  /// The color of its text's shadow; not drawn.
  open var shadowColor: UIColor?
  /// Where its text's shadow falls; not drawn.
  open var shadowOffset = CGSize.zero

  private lazy var words = Stage.View("\(node.name) text", in: node.simulation)
  /// The width that its height was worked out for, in points.
  private var knownWidth: CGFloat = 0

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    node.addSubview(words)
    words.frame = Rect(origin: .zero, size: node.bounds.size)
  }

  private func lines(width: CGFloat) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    guard numberOfLines != 1, width > 0 else {
      return [text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")]
    }
    let lines = LineBreaker.lines(
      of: text, width: Double(width), fontSize: Double(font.pointSize))
    return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
  }

  private func size(width: CGFloat) -> CGSize {
    let lines = lines(width: width)
    guard !lines.isEmpty else { return .zero }
    let widths = lines.map { LineBreaker.width(of: $0, fontSize: Double(font.pointSize)) }
    return CGSize(
      width: CGFloat((widths.max() ?? 0).rounded(.up)),
      height: (font.lineHeight * CGFloat(lines.count)).rounded(.up))
  }

  private func textDidChange() {
    show()
    invalidateIntrinsicContentSize()
  }

  private func show() {
    let lines = lines(width: numberOfLines == 1 ? 0 : bounds.width)
    words.contents =
      switch lines.count {
      case 0: .none
      case 1 where numberOfLines == 1: .label(lines[0])
      default: .message(lines)
      }
  }

  open override var intrinsicContentSize: CGSize {
    size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : knownWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }

  override func sizeDidChange() {
    super.sizeDidChange()
    words.frame = Rect(origin: .zero, size: node.bounds.size)
    guard numberOfLines != 1 else { return }
    show()
    // Its height follows from the width that layout gave it, as UIKit works it out in a second pass.
    if bounds.width != knownWidth, preferredMaxLayoutWidth == 0 {
      knownWidth = bounds.width
      refreshIntrinsicSize()
    }
  }
}
