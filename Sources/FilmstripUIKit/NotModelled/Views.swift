// Views that have nothing to do with a keyboard.

public import Foundation

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UISegmentedControl { public init(items: [Any]? = nil) {} }

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UISlider { public init(frame: CGRect = .zero) {} }

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UIProgressView { public init(progressViewStyle: Int = 0) {} }

@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UIPageControl { public init(frame: CGRect = .zero) {} }

@available(*, unavailable, message: "not modelled; use a UITextField in a UIView")
public final class UISearchBar { public init(frame: CGRect = .zero) {} }

@available(*, unavailable, message: "not modelled; use a UITextField in a UIView")
public protocol UISearchBarDelegate {}

@available(*, unavailable, message: "not modelled; leave it out")
public final class UIRefreshControl { public init() {} }

@available(*, unavailable, message: "not modelled; films have no menus")
public final class UIContextMenuInteraction { public init(delegate: Any) {} }
