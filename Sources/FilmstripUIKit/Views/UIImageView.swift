public import Foundation
import Stage

/// The film only reserves a picture's place.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// The film draws a bar's color instead of the effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public convenience init() { self.init(effect: nil) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    if effect != nil { node.backgroundColor = .toolbar }
    addFilling(contentView)
  }
}

/// Not drawn.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
    public static let gray = Style.medium
    public static let white = Style.medium
    public static let whiteLarge = Style.large
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(style: .medium) }
  public init(style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor?
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}
