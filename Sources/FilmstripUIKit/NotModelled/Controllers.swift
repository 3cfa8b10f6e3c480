// Containers of controllers that a film does not have.

@available(*, unavailable, message: "not modelled; film the one that is seen")
public final class UIPageViewController {
  public init(transitionStyle: Any, navigationOrientation: Any, options: Any? = nil) {}
}

@available(*, unavailable, message: "not modelled; film the one with the keyboard")
public final class UISplitViewController { public init() {} }

@available(*, unavailable, message: "not modelled; leave it out")
public final class UISearchController { public init(searchResultsController: Any?) {} }
