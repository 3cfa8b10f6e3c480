public import Foundation
import Stage

/// A row of a table: UIKit's `UITableViewCell`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What its class is registered by.
  public let reuseIdentifier: String?
  /// What its content lies in, as large as the cell.
  public let contentView = UIView()
  /// How it is arranged.
  let style: CellStyle
  var row: RowBridge?

  /// A cell of an arrangement.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    addContent()
  }

  /// A cell of the default style, as apps return one where they have no other.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell for a table that has its class registered.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// How it shows that it is chosen; nobody chooses.
  open var selectionStyle = SelectionStyle.default
  /// What is at its end; not shown.
  open var accessoryType = AccessoryType.none
  /// The view at its end; not shown.
  open var accessoryView: UIView?
  /// What lies behind it; not shown.
  open var backgroundView: UIView?
  /// What lies behind it while it is chosen; not shown.
  open var selectedBackgroundView: UIView?
  /// How far the line below it stays from the edges.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false

  /// Its text; as soon as it is asked for, it is there.
  open private(set) lazy var textLabel: UILabel? = added(UILabel())
  /// Its second text.
  open private(set) lazy var detailTextLabel: UILabel? = added(UILabel())
  /// Its picture; not shown.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  /// What a content of a cell in this arrangement begins with.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  /// What it shows, in the place of its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.forEach { $0.removeFromSuperview() }
      configured = (contentConfiguration as? UIListContentConfiguration)?.fill(contentView) ?? []
    }
  }
  private var configured: [UILabel] = []

  private func added(_ label: UILabel) -> UILabel {
    contentView.addSubview(label)
    return label
  }

  /// Told before it is used again; the film makes each cell anew.
  open func prepareForReuse() {}
  /// Chooses it; not shown.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows that a finger is on it; not shown.
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

  open override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
