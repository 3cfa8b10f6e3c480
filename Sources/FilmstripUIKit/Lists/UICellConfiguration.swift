import Foundation
import Stage

/// A cell's state: nothing is chosen, touched or edited in a film.
public struct UICellConfigurationState: Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isFocused = false
  public var isDisabled = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var isPinned = false
}

/// Of it the color is shown.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  // Not shown.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var customView: UIView?
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  public static func listPlainCell() -> Self { Self(backgroundColor: .systemBackground) }
  public static func listGroupedCell() -> Self { Self(backgroundColor: .systemBackground) }
  public static func listSidebarCell() -> Self { .clear() }
  public static func listCell() -> Self { .listPlainCell() }
  public func updated(for state: UICellConfigurationState) -> Self { self }
}

@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: UICellConfigurationState) -> Self
}

/// The labels of a list's content.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var labels: [UILabel] = []

  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func show() {
    for label in labels { label.removeFromSuperview() }
    labels = (configuration as? UIListContentConfiguration)?.fill(self) ?? []
  }
}

/// A cell of a table or a collection with contents by configuration.
@preconcurrency @MainActor
protocol ConfiguredCell: UIView {
  var contentView: UIView { get }
  var configured: (any UIView & UIContentView)? { get set }
  /// As the app's cell has it, before it is shown or measured.
  func configure()
}

extension ConfiguredCell {
  /// Adds the content view, whose frame yields to required constraints in it until the cell has the height that it needs.
  func addContentView() {
    contentView.node.framePriority = 999.5
    addFilling(contentView)
  }

  /// Shows a configuration: in the view that is there, if that is of the same kind.
  func show(_ new: (any UIContentConfiguration)?, in old: (any UIContentConfiguration)?) {
    if let new, let old, let configured, type(of: new) == type(of: old) {
      configured.configuration = new
      return
    }
    configured?.removeFromSuperview()
    configured = new?.makeContentView()
    guard let configured else { return }
    configured.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(configured)
    NSLayoutConstraint.activate([
      configured.topAnchor.constraint(equalTo: contentView.topAnchor),
      configured.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      configured.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      configured.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
