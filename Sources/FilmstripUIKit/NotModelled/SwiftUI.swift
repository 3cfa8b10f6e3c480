// SwiftUI inside of UIKit, whose layout is not known to a film.

/// A view of SwiftUI as a controller.
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public final class UIHostingController<Content> {
  /// Only so that the compiler names the type.
  public init(rootView: Content) {}
}

/// A view of SwiftUI as a cell.
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public struct UIHostingConfiguration {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A view of UIKit as one of SwiftUI.
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public protocol UIViewRepresentable {}

/// A controller of UIKit as a view of SwiftUI.
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public protocol UIViewControllerRepresentable {}
