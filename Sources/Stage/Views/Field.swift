/// A view that text is typed into: UIKit's `UITextField`, `UITextView` and the field of a `UISearchBar`.
///
/// The one with the cursor has a ring around it and the cursor in it, so that pictures tell which it is.
open class Field: View {
  /// Which of UIKit's views it stands for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One line: `UITextField`.
    case text
    /// Several lines: `UITextView`.
    case textView
    /// The field of a `UISearchBar`.
    case search
  }

  /// Which of UIKit's views it stands for.
  public let kind: Kind
  private let text: View
  private let ring: View

  /// An empty field of no size at the origin.
  public init(_ name: String, _ kind: Kind, in simulation: Simulation) {
    self.kind = kind
    text = View("\(name) text", in: simulation)
    ring = View("\(name) cursor", in: simulation)
    super.init(name, in: simulation)
    ring.alpha = 0
    addSubview(text)
    addSubview(ring)
  }

  /// Shows other text, and the cursor at a point once the field has it, in points.
  public func show(_ contents: Contents, cursor: Point) {
    text.contents = contents
    ring.contents = .cursor(x: cursor.x, y: cursor.y)
  }

  override func boundsDidChange(resized: Bool, scrolled: Bool) {
    ring.cornerRadius = cornerRadius
    for view in [text, ring] { view.frame = Rect(origin: .zero, size: bounds.size) }
  }

  /// Shows or hides ring and cursor at once, whatever animates around.
  func showCursor(_ isShown: Bool) {
    simulation.performWithoutAnimation { ring.alpha = isShown ? 1 : 0 }
  }

  /// Whether `beganEditing` comes after the keyboard was announced: so it is for text views, and the other way round
  /// for fields of one line, as IQKeyboardManager's documentation says (`textFieldViewDidBeginEditing`).
  var beginsEditingAfterKeyboard: Bool { kind == .textView }
}
