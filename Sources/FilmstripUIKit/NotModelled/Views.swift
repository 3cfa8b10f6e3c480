// Views that have nothing to do with a keyboard.

public import Foundation

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UISegmentedControl {
  public init() {}
  public init(items: [Any]?) {}
}

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UISlider {
  public init() {}
  public init(frame: CGRect) {}
}

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UIProgressView {
  public init() {}
  public init(progressViewStyle: Int) {}
}

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UIPageControl {
  public init() {}
  public init(frame: CGRect) {}
}

@available(*, unavailable, message: "not modelled; use a UITextField in a UIView")
public final class UISearchBar {
  public init() {}
  public init(frame: CGRect) {}
}

@available(*, unavailable, message: "not modelled; use a UITextField in a UIView")
public protocol UISearchBarDelegate {}

@available(*, unavailable, message: "not modelled; leave it out")
public final class UIRefreshControl { public init() {} }

@available(*, unavailable, message: "not modelled; films have no menus")
public final class UIContextMenuInteraction { public init(delegate: Any) {} }
