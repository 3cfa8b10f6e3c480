/// A family of bugs observed where a keyboard moves.
///
/// Its raw value is its name in scenario files and reports. Its rule and handlers are in a folder of the target
/// `Families`.
public enum BugFamily: String, Sendable, Hashable, CaseIterable {
  /// Safe area counted twice.
  case safeAreaTwice = "K1"
  /// Height of a tab bar or accessory left out.
  case barHeight = "K2"
  /// Gap alternates between two constants.
  case alternating = "K3"
  /// Curve or duration is not the keyboard's.
  case curve = "K4"
  /// Starts late.
  case lateStart = "K5"
  /// One frame behind.
  case oneFrameBehind = "K6"
  /// No animation.
  case noAnimation = "K7"
  /// Several notifications, the first one odd.
  case severalNotifications = "K8"
  /// Height changes while shown.
  case heightChange = "K9"
  /// Offset applied twice.
  case appliedTwice = "K10"
  /// View and layout guide both move.
  case viewAndGuide = "K11"
  /// Cells animate by themselves.
  case cellsAnimate = "K12"
  /// Few messages: pushed off or blank.
  case fewMessages = "K13"
  /// Last message hidden.
  case lastMessageHidden = "K14"
  /// Scrolls on its own clock.
  case scrollClock = "K15"
  /// Does not follow the finger.
  case interactiveDismissal = "K16"
  /// Null end frame of a cross-fade.
  case nullFrame = "K17"
  /// Lifts for a keyboard that floats.
  case floatingKeyboard = "K18"
  /// Measures the screen, not the window.
  case movingSheet = "K19"
  /// Wrong axis after a rotation.
  case rotation = "K20"
  /// Growing bar.
  case growingBar = "K21"
  /// Background behind rounded corners.
  case roundedKeyboard = "K22"
  /// Animates while its screen is pushed.
  case push = "K23"
  /// Feeds back what it measures.
  case feedback = "K24"

  /// Its title: a few words.
  public var title: String {
    switch self {
    case .safeAreaTwice: "safe area counted twice"
    case .barHeight: "height of a tab bar or accessory left out"
    case .alternating: "gap alternates between two constants"
    case .curve: "curve or duration is not the keyboard's"
    case .lateStart: "starts late"
    case .oneFrameBehind: "one frame behind"
    case .noAnimation: "no animation"
    case .severalNotifications: "several notifications, the first one odd"
    case .heightChange: "height changes while shown"
    case .appliedTwice: "offset applied twice"
    case .viewAndGuide: "view and layout guide both move"
    case .cellsAnimate: "cells animate by themselves"
    case .fewMessages: "few messages: pushed off or blank"
    case .lastMessageHidden: "last message hidden"
    case .scrollClock: "scrolls on a clock of its own"
    case .interactiveDismissal: "does not follow the finger"
    case .nullFrame: "null end frame of a cross-fade"
    case .floatingKeyboard: "lifts for a keyboard that floats"
    case .movingSheet: "measures the screen, not the window"
    case .rotation: "wrong axis after a rotation"
    case .growingBar: "growing bar"
    case .roundedKeyboard: "background behind rounded corners"
    case .push: "animates while its screen is pushed"
    case .feedback: "feeds back what it measures"
    }
  }
}

extension BugFamily: CustomStringConvertible {
  /// Its name and its title.
  public var description: String { "\(rawValue) \(title)" }
}
