// The parts of text layout: a film breaks text by a table of widths.

public import Foundation

@preconcurrency @MainActor
open class NSLayoutManager: UIObject {
  private weak var textView: UITextView?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  // The film hyphenates nothing, and shows the visible part of a text.
  open var hyphenationFactor: Float = 0
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false

  public override init() { super.init() }

  init(of textView: UITextView) {
    self.textView = textView
    super.init()
  }

  open func addTextContainer(_ container: NSTextContainer) {
    Play.warn("An NSLayoutManager of the app's own lays out no text here.")
  }

  open func ensureLayout(for container: NSTextContainer) {}

  /// The text's place without the text view's insets, as wide as there is room.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView else { return .zero }
    let insets = textView.textContainerInset
    return CGRect(origin: .zero, size: textView.contentSize).inset(
      by: UIEdgeInsets(
        top: 0, left: 0, bottom: insets.top + insets.bottom, right: insets.left + insets.right))
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: textView?.text.utf16.count ?? 0)
  }

  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    Play.warn("boundingRect(forGlyphRange:in:) is that of all of the text here.")
    return usedRect(for: container)
  }
}

@preconcurrency @MainActor
open class NSTextLayoutManager: UIObject {}

open class NSTextStorage: NSMutableAttributedString {}

/// A picture in a text, which takes no room in the film.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  open var bounds = CGRect.zero
}

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    @_nonoverride
    public convenience init() { self.init(string: "") }
  }

  /// Films have no undo.
  open class UndoManager: NSObject, @unchecked Sendable {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
    open func removeAllActions() {}
    open func removeAllActions(withTarget target: Any) {}
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {}
  }
#endif

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") }

  /// The film shows nothing that an app draws.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension String {
  /// The film shows nothing that an app draws.
  public func draw(in rect: CGRect, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = nil) {}
}
