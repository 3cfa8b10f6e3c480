public import Foundation
import Screens
import Stage

@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { textDidChange() } }
  /// The film draws it plain.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The film's theme has its own.
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
  /// The film's font does not shrink.
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var isHighlighted = false
  open var isEnabled = true
  // Shadows are not drawn.
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize.zero
  private lazy var words = Stage.View("\(node.name) text", in: node.simulation)
  /// The width of the known height, in points.
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
    words.textLook = look(of: font)
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
    // Its height follows from its width by layout, as UIKit computes it in a second pass.
    if bounds.width != knownWidth, preferredMaxLayoutWidth == 0 {
      knownWidth = bounds.width
      refreshIntrinsicSize()
    }
  }
}
