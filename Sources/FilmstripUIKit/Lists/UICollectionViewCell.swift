import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open private(set) var reuseIdentifier: String?

  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Never called: the film makes each cell anew.
  open func prepareForReuse() {}

  /// As high as its constraints have it at the width that it is given.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size.height = CGFloat(fittingHeight(width: Double(attributes.size.width)))
    return attributes
  }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  private var configured: [UILabel] = []

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.forEach { $0.removeFromSuperview() }
      configured = (contentConfiguration as? UIListContentConfiguration)?.fill(contentView) ?? []
    }
  }

  override func setUp() {
    super.setUp()
    addFilling(contentView)
  }

  override var fitted: UIView { contentView }
}
