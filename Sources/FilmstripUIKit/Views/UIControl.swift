public import Foundation
import Screens
import Stage

/// A view that sends actions: UIKit's `UIControl`.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Target {
    weak var target: AnyObject?
    let selector: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// What it is like.
  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  /// Whether a finger on it drags.
  open var isTracking: Bool { false }
  /// Where its content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where its content stands down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Calls a method of a target, which is not kept alive, for events.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append(Target(target: target as AnyObject?, selector: action, events: events))
  }

  /// Calls a method of a target no more; nil is all.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let target = target as AnyObject?
    targets.removeAll {
      (target == nil || $0.target === target)
        && (action == nil || $0.selector.name == action?.name)
        && !$0.events.isDisjoint(with: events)
    }
  }

  /// Runs an action for events.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

  /// Runs an action no more.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: events) }
  }

  /// Sends its actions of events.
  open func sendActions(for events: Event) {
    for target in targets where !target.events.isDisjoint(with: events) {
      guard let object = target.target else { continue }
      play.calls.run(target.selector.name) { target.selector.send(to: object, self) }
    }
    for (action, of) in actions where !of.isDisjoint(with: events) {
      play.calls.run("a UIAction") { action.perform(from: self) }
    }
  }
}

/// Something that a control does: UIKit's `UIAction`.
@preconcurrency @MainActor
public final class UIAction {
  /// What it is called.
  public var title: String
  /// Its picture.
  public var image: UIImage?
  /// Who sent it last.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// An action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// A button: UIKit's `UIButton`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What it looks like.
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  /// The label of its title.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    return label
  }()
  /// The view of its picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// How far its content stays from its edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// Whether its picture is darker under a finger.
  open var adjustsImageWhenHighlighted = true
  /// Whether its picture is lighter out of use.
  open var adjustsImageWhenDisabled = true
  /// Whether it shines under a finger.
  open var showsTouchWhenHighlighted = false
  /// How far its title is moved, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far its picture is moved, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private lazy var words = Stage.View("\(node.name) title", in: node.simulation)

  /// A button of a look.
  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  /// A button of a frame.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// A button of a look that does something.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  /// A button of no size.
  public convenience init() { self.init(frame: .zero) }

  /// A button from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    node.addSubview(words)
  }

  /// Sets its title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }
  /// Its title.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }
  /// Sets its title with attributes; drawn plain.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }
  /// The title that it shows.
  open var currentTitle: String? { title(for: state) }
  /// Sets the color of its title; the film's theme has its own.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Sets its picture.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }
  /// Its picture.
  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }
  /// The picture that it shows.
  open var currentImage: UIImage? { image(for: state) }
  /// Sets the picture behind its content; not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Sets how large a symbol is on it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  private func contentDidChange() {
    words.contents = currentTitle.map { .label($0) } ?? (currentImage == nil ? .none : .sendButton)
    invalidateIntrinsicContentSize()
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    words.frame = Rect(origin: .zero, size: node.bounds.size)
  }

  /// What the system's button keeps above and below its title, in points.
  private static let padding: CGFloat = 6

  open override var intrinsicContentSize: CGSize {
    let insets = contentEdgeInsets
    var size = currentImage?.size ?? .zero
    if let title = currentTitle, let font = titleLabel?.font {
      size.width += CGFloat(
        LineBreaker.width(of: title, fontSize: Double(font.pointSize)).rounded(.up))
      size.height = max(size.height, font.lineHeight.rounded(.up) + 2 * UIButton.padding)
    }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func sendActions(for events: Event) {
    super.sendActions(for: events)
    // A tap is also the primary action.
    if events.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered) }
  }
}

/// A switch: UIKit's `UISwitch`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Sets whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
