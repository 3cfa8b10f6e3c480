import Foundation
import Stage

extension UIColor {
  /// The stage's colour for this one in a view's background; nil if nothing is drawn.
  ///
  /// A background or a fill of the system has the role in its name. Any other colour has its usual role in a chat:
  ///
  /// | Looks | Role |
  /// |---|---|
  /// | more than half transparent | nothing, so that the view behind can be seen |
  /// | white | a field |
  /// | nearly white | the screen |
  /// | a grey | the toolbar |
  /// | black, or nearly | a shade |
  /// | warm: from magenta by red to yellow | an incoming bubble |
  /// | cold and light | an outgoing bubble |
  /// | cold and strong | a button |
  var staged: SemanticColor? {
    if let role, components.alpha > 0 { return role }
    guard components.alpha >= 0.5 else { return nil }
    let channels = [components.red, components.green, components.blue]
    guard let most = channels.max(), let least = channels.min() else { return nil }
    let isGrey = most - least <= UIColor.greyChroma
    if isGrey {
      switch (most + least) / 2 {
      case UIColor.leastWhite...: return .field
      case UIColor.nearlyWhite...: return .screen
      case UIColor.nearlyBlack...: return .toolbar
      default: return .shade
      }
    }
    if components.red == most { return .bubbleIncoming }
    return least >= UIColor.lightChannel ? .bubbleOutgoing : .button
  }

  /// The largest chroma of a grey: the system's greys, a little blue, have differences of 12 ÷ 255.
  private static let greyChroma: CGFloat = 0.06
  /// The least white.
  private static let leastWhite: CGFloat = 0.99
  /// The least nearly white grey: the system's sixth grey is 0.96, its fifth one 0.91.
  private static let nearlyWhite: CGFloat = 0.93
  /// The end of nearly black greys.
  private static let nearlyBlack: CGFloat = 0.25
  /// The smallest channel from which a cold colour is light.
  private static let lightChannel: CGFloat = 0.45
}
