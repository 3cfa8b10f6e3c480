// SwiftUI inside UIKit, whose layout a film does not know.

@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public final class UIHostingController<Content> { public init(rootView: Content) {} }
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public struct UIHostingConfiguration { public init() {} }
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public protocol UIViewRepresentable {}
@available(*, unavailable, message: "not modelled; use a controller with views of UIKit")
public protocol UIViewControllerRepresentable {}
