// The enumerations of bars, controllers and scenes, with UIKit's raw values.

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  /// As the system has it.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// In a sheet.
  case pageSheet = 1
  /// In a smaller sheet.
  case formSheet = 2
  /// Over the presenter.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over the whole screen, which stays.
  case overFullScreen = 5
  /// Over the presenter, which stays.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
}

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  /// From the bottom.
  case coverVertical
  /// Flipped.
  case flipHorizontal
  /// Dissolving.
  case crossDissolve
  /// Below a curl.
  case partialCurl
}

/// The status bar's colour.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// As the interface.
  case `default` = 0
  /// White.
  case lightContent = 1
  /// Black.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  /// At once.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}

/// A bar's colour.
public enum UIBarStyle: Int, Sendable, CaseIterable {
  /// As the interface.
  case `default`
  /// Black.
  case black
}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable, CaseIterable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below the status bar.
  case topAttached
}

/// For which height of a bar something is meant.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
  /// The usual one.
  case `default` = 0
  /// The lower one.
  case compact = 1
  /// With a prompt.
  case defaultPrompt = 101
  /// The lower one with a prompt.
  case compactPrompt = 102
}

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// Not begun.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, not finished.
  case stopped
}

/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// Where it was going.
  case end
  /// Where it began.
  case start
  /// Where it is.
  case current
}

extension UIApplication {
  /// Whether the app is on the screen.
  public enum State: Int, Sendable, CaseIterable {
    /// On the screen, with events.
    case active
    /// On the screen, without events.
    case inactive
    /// Not on the screen.
    case background
  }
}

extension UIScene {
  /// Whether a scene is on the screen.
  public enum ActivationState: Int, Sendable, CaseIterable {
    /// Not connected.
    case unattached = -1
    /// On the screen, with events.
    case foregroundActive = 0
    /// On the screen, without events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }
}

extension UIBarButtonItem {
  /// A bar item's weight.
  public enum Style: Int, Sendable, CaseIterable {
    /// Plain.
    case plain = 0
    /// Bold.
    case done = 2
  }

  /// What the system names.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus.
    case add
    /// Space that gives way.
    case flexibleSpace
    /// Space of one width.
    case fixedSpace
    /// A pen.
    case compose
    /// An arrow.
    case reply
    /// A box with an arrow.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifier.
    case search
    /// A circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Backward.
    case rewind
    /// Forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Close.
    case close = 24
  }
}

extension UINavigationItem {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// As the one before.
    case automatic
    /// Yes.
    case always
    /// No.
    case never
  }
}
