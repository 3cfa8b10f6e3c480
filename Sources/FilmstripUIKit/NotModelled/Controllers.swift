// Controllers that hold others, of which a film has none.

/// Controllers side by side.
@available(*, unavailable, message: "not modelled; film the one that is seen")
public final class UIPageViewController {
  /// Only so that the compiler names the type.
  public init(transitionStyle: Any, navigationOrientation: Any, options: Any? = nil) {}
}

/// Two controllers side by side.
@available(*, unavailable, message: "not modelled; film the one with the keyboard")
public final class UISplitViewController {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A search bar in the navigation bar.
@available(*, unavailable, message: "not modelled; leave it out")
public final class UISearchController {
  /// Only so that the compiler names the type.
  public init(searchResultsController: Any?) {}
}
