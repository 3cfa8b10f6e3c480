public import Foundation
import Stage

/// A view that shows a picture, of which the film draws its place: UIKit's `UIImageView`.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Its picture.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// Its picture while it is chosen.
  open var highlightedImage: UIImage?
  /// Whether it is chosen.
  open var isHighlighted = false

  /// A view of a picture, as large as it.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// A view from a nib, which the film has none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// What blurs what lies behind it; the film draws a bar's color: UIKit's `UIVisualEffectView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// What its content lies in, as large as it.
  public let contentView = UIView()

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// A view without an effect, of no size.
  public convenience init() { self.init(effect: nil) }

  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// A view from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    if effect != nil { node.backgroundColor = .toolbar }
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}

/// A wheel that turns while something takes time; not drawn: UIKit's `UIActivityIndicatorView`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// Small.
    case medium = 100
    /// Large.
    case large = 101
    /// `medium`, before iOS 13.
    public static let gray = Style.medium
    /// `medium` in white, before iOS 13.
    public static let white = Style.medium
    /// `large` in white, before iOS 13.
    public static let whiteLarge = Style.large
  }

  /// A wheel of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A small wheel.
  public convenience init() { self.init(style: .medium) }

  /// A wheel of a size.
  public init(style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  /// A wheel from a nib, which the film has none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it hides where it does not turn.
  open var hidesWhenStopped = true
  /// Its color.
  open var color: UIColor?
  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Lets it stand.
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
