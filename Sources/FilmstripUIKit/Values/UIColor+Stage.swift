import Foundation
import Stage

extension UIColor {
  /// The stage's colour that stands for this one in a view's background; nil where nothing is drawn.
  ///
  /// A background or a fill of the system is what its name says. Any other colour is taken for what it mostly is in a
  /// chat:
  ///
  /// | Looks | Stands as |
  /// |---|---|
  /// | more than half transparent | nothing, so that what lies behind can be seen |
  /// | white | a field |
  /// | nearly white | the screen |
  /// | a grey | the toolbar |
  /// | black, or nearly | a shade |
  /// | warm: from magenta by red to yellow | a bubble of somebody else |
  /// | cold and light | a bubble of one's own |
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

  /// Channels that differ by no more make a grey: the system's greys, which are a little blue, differ by 12 ÷ 255.
  private static let greyChroma: CGFloat = 0.06
  /// From here on a grey is white.
  private static let leastWhite: CGFloat = 0.99
  /// From here on a grey is nearly white: the system's sixth grey is 0.96, its fifth one 0.91.
  private static let nearlyWhite: CGFloat = 0.93
  /// Below this a grey is nearly black.
  private static let nearlyBlack: CGFloat = 0.25
  /// A cold colour whose least channel is at least this is light.
  private static let lightChannel: CGFloat = 0.45
}
