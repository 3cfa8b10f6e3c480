// Views that a keyboard has nothing to do with.

public import Foundation

/// A row of choices.
@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UISegmentedControl {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(items: [Any]?) {}
}

/// A number that is slid.
@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UISlider {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(frame: CGRect) {}
}

/// How much is done.
@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UIProgressView {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(progressViewStyle: Int) {}
}

/// Dots for pages.
@available(*, unavailable, message: "not modelled; use a UIView of its size")
public final class UIPageControl {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(frame: CGRect) {}
}

/// A field to search in.
@available(*, unavailable, message: "not modelled; use a UITextField in a UIView")
public final class UISearchBar {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(frame: CGRect) {}
}

/// Who follows such a field.
@available(*, unavailable, message: "not modelled; use a UITextField in a UIView")
public protocol UISearchBarDelegate {}

/// Loads anew as a list is pulled.
@available(*, unavailable, message: "not modelled; leave it out")
public final class UIRefreshControl {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A menu as a finger rests.
@available(*, unavailable, message: "not modelled; films have no menus")
public final class UIContextMenuInteraction {
  /// Only so that the compiler names the type.
  public init(delegate: Any) {}
}
