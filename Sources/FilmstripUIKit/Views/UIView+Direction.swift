import Basics
import Foundation
import Stage

extension UIView {
  /// That of its immediate contents: by its own attribute, else that of the app.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UITraitCollection.current.layoutDirection)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Where the cursor is behind a text that begins at a natural edge, in points.
  func caretX(
    behind text: String, _ width: CGFloat, from left: CGFloat, to right: CGFloat
  ) -> CGFloat {
    guard UITraitCollection.current.layoutDirection == .rightToLeft else { return left + width }
    // What is read from left to right ends at the right edge there.
    let isMirrored = text.isEmpty || WritingDirection(of: text) == .rightToLeft
    return right - 2 - (isMirrored ? width : 0)
  }

  /// The look of text in a font that may follow the owner's text size.
  func look(of font: UIFont?) -> TextLook {
    var look = node.textLook
    look.scale = Double(font?.growth ?? 1)
    look.leading = look.scale
    return look
  }
}
