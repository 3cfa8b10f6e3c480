public import Foundation
import Stage

@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredCell {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  let style: CellStyle
  var row: RowBridge?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    backgroundColor = .systemBackground
    addContentView()
  }

  // Not shown: a selection, accessories, backgrounds, lines, a picture.
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open private(set) lazy var textLabel: UILabel? = added(UILabel())
  open private(set) lazy var detailTextLabel: UILabel? = added(UILabel())
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { show(contentConfiguration, in: oldValue) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  var configured: (any UIView & UIContentView)?

  /// Called before the cell is shown or measured.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { configure() }

  func configure() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  private func added(_ label: UILabel) -> UILabel {
    contentView.addSubview(label)
    return label
  }

  /// Never called: the film makes each cell anew.
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let text = textIfMade else { return }
    let area = bounds.insetBy(dx: 16, dy: 6)
    guard let detail = detailIfMade else {
      text.frame = area
      return
    }
    text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height / 2)
    detail.frame = CGRect(
      x: area.minX, y: area.midY, width: area.width, height: area.height / 2)
  }

  private var labels: [UILabel] { contentView.subviews.compactMap { $0 as? UILabel } }
  private var textIfMade: UILabel? { contentView.constraints.isEmpty ? labels.first : nil }
  private var detailIfMade: UILabel? { labels.count > 1 ? labels[1] : nil }

  override var fitted: UIView { contentView }
}
