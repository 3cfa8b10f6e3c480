public import Foundation
import Screens
import Stage

@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Target {
    weak var target: AnyObject?
    let selector: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }
  open var isTracking: Bool { false }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append(Target(target: target as AnyObject?, selector: action, events: events))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let target = target as AnyObject?
    targets.removeAll {
      (target == nil || $0.target === target)
        && (action == nil || $0.selector.name == action?.name)
        && !$0.events.isDisjoint(with: events)
    }
  }

  open func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: events) }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

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

@preconcurrency @MainActor
public final class UIAction {
  public var title: String
  public var image: UIImage?
  public let identifier: Identifier?
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public struct Identifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.title = title
    self.image = image
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

@preconcurrency @MainActor
open class UIButton: UIControl {
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    return label
  }()
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  private lazy var words = Stage.View("\(node.name) title", in: node.simulation)

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    node.addSubview(words)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }
  /// Drawn plain.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }
  open var currentTitle: String? { title(for: state) }
  // The film's theme has its own colors, and pictures are not drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }
  open func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }
  open var currentImage: UIImage? { image(for: state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  private func contentDidChange() {
    words.textLook = look(of: currentTitle == nil ? nil : titleLabel?.font)
    words.contents = currentTitle.map { .label($0) } ?? (currentImage == nil ? .none : .sendButton)
    invalidateIntrinsicContentSize()
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    words.textLook = look(of: currentTitle == nil ? nil : titleLabel?.font)
    words.frame = Rect(origin: .zero, size: node.bounds.size)
  }

  /// The space above and below the title of the system's button, in points.
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

@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  /// The film's theme has its own.
  open var onTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
