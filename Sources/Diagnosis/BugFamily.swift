/// A family of bugs observed where a keyboard moves.
///
/// Its raw value is its name in scenario files and reports. Its rule and handlers are in a folder of the target
/// `Families`.
public enum BugFamily: String, Sendable, Hashable, CaseIterable {
  case safeAreaTwice = "K1"
  case barHeight = "K2"
  case alternating = "K3"
  case curve = "K4"
  case lateStart = "K5"
  case oneFrameBehind = "K6"
  case noAnimation = "K7"
  case severalNotifications = "K8"
  case heightChange = "K9"
  case appliedTwice = "K10"
  case viewAndGuide = "K11"
  case cellsAnimate = "K12"
  case fewMessages = "K13"
  case lastMessageHidden = "K14"
  case scrollClock = "K15"
  case interactiveDismissal = "K16"
  case nullFrame = "K17"
  case floatingKeyboard = "K18"
  case movingSheet = "K19"
  case rotation = "K20"
  case growingBar = "K21"
  case roundedKeyboard = "K22"
  case push = "K23"
  case feedback = "K24"
  case stalled = "K25"
  case inheritedLayout = "K26"
  case missedGuide = "K27"
  case lostPresentation = "K28"
  case staleFrame = "K29"

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
    case .scrollClock: "scrolls on its own clock"
    case .interactiveDismissal: "does not follow the finger"
    case .nullFrame: "null end frame of a cross-fade"
    case .floatingKeyboard: "lifts for a keyboard that floats"
    case .movingSheet: "measures the screen, not the window"
    case .rotation: "wrong after a rotation, a resize or a fold"
    case .growingBar: "growing bar"
    case .roundedKeyboard: "background behind rounded corners"
    case .push: "animates while its screen is pushed"
    case .feedback: "feeds back what it measures"
    case .stalled: "stops while the main thread stalls"
    case .inheritedLayout: "laid out first inside an animation"
    case .missedGuide: "layout guide missed the keyboard"
    case .lostPresentation: "reversal that starts anew"
    case .staleFrame: "frame read before its layout"
    }
  }
}

extension BugFamily: CustomStringConvertible {
  /// Its name and its title.
  public var description: String { "\(rawValue) \(title)" }
}
