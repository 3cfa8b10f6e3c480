/// A family of bugs that people met where a keyboard moves.
public enum BugFamily: String, Sendable, Hashable, CaseIterable {
  /// K1.
  case safeAreaTwice = "K1"
  /// K2.
  case barHeight = "K2"
  /// K3.
  case alternating = "K3"
  /// K4.
  case curve = "K4"
  /// K5.
  case lateStart = "K5"
  /// K6.
  case oneFrameBehind = "K6"
  /// K7.
  case noAnimation = "K7"
  /// K8.
  case severalNotifications = "K8"
  /// K9.
  case heightChange = "K9"
  /// K10.
  case appliedTwice = "K10"
  /// K11.
  case viewAndGuide = "K11"
  /// K12.
  case cellsAnimate = "K12"
  /// K13.
  case fewMessages = "K13"
  /// K14.
  case lastMessageHidden = "K14"
  /// K15.
  case scrollClock = "K15"
  /// K16.
  case interactiveDismissal = "K16"
  /// K17.
  case nullFrame = "K17"
  /// K18.
  case floatingKeyboard = "K18"
  /// K19.
  case movingSheet = "K19"
  /// K20.
  case rotation = "K20"
  /// K21.
  case growingBar = "K21"
  /// K22.
  case roundedKeyboard = "K22"
  /// K23.
  case push = "K23"
  /// K24.
  case feedback = "K24"

  /// A few words for people.
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
    case .push: "inherits a push in progress"
    case .feedback: "feeds back what it measures"
    }
  }
}
