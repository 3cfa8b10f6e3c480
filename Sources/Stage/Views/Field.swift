/// A text input view: UIKit's `UITextField`, `UITextView` and the field of a `UISearchBar`.
///
/// With the cursor it draws a ring and the cursor, so that pictures show which one has it.
open class Field: View {
  /// The UIKit view that it models.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// One line: `UITextField`.
    case text
    /// Several lines: `UITextView`.
    case textView
    /// The field of a `UISearchBar`.
    case search
  }

  /// The UIKit view that it models.
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

  /// Shows other text, with the cursor at a point, in points, once the field has it.
  public func show(_ contents: Contents, cursor: Point) {
    text.contents = contents
    (text.textLook, ring.textLook) = (textLook, textLook)
    ring.contents = .cursor(x: cursor.x, y: cursor.y)
  }

  override func boundsDidChange(resized: Bool, scrolled: Bool) {
    ring.cornerRadius = cornerRadius
    for view in [text, ring] { view.frame = Rect(origin: .zero, size: bounds.size) }
  }

  /// Shows or hides ring and cursor at once, whatever animations surround it.
  func showCursor(_ isShown: Bool) {
    simulation.performWithoutAnimation { ring.alpha = isShown ? 1 : 0 }
  }

  /// Whether it begins editing after the keyboard's announcement, as text views do.
  ///
  /// Fields of one line begin before it. Source: IQKeyboardManager's documentation of `textFieldViewDidBeginEditing`.
  var beginsEditingAfterKeyboard: Bool { kind == .textView }
}
