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
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { show(contentConfiguration, in: oldValue) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  var configured: (any UIView & UIContentView)?

  /// Called before the cell is shown or measured.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { configure() }

  func configure() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  override func setUp() {
    super.setUp()
    addContentView()
  }

  override var fitted: UIView { contentView }
}
