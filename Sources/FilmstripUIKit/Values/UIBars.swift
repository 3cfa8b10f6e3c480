// The enumerations of bars, controllers and scenes, with UIKit's raw values.

public enum UIModalPresentationStyle: Int, Sendable, CaseIterable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}

public enum UIModalTransitionStyle: Int, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  case `default`, lightContent
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable, CaseIterable { case none, fade, slide }
public enum UIBarStyle: Int, Sendable, CaseIterable { case `default`, black }
public enum UIBarPosition: Int, Sendable, CaseIterable { case any, bottom, top, topAttached }

public enum UIBarMetrics: Int, Sendable, CaseIterable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

public enum UIViewAnimatingState: Int, Sendable, CaseIterable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable { case end, start, current }

extension UIApplication {
  public enum State: Int, Sendable, CaseIterable { case active, inactive, background }
}

extension UIScene {
  public enum ActivationState: Int, Sendable, CaseIterable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable, CaseIterable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable { case automatic, always, never }
}
