// Files of Interface Builder, which cannot be read on Linux.

/// Controllers in a file.
@available(*, unavailable, message: "not modelled; make the controller and its views in code")
public final class UIStoryboard {
  /// Only so that the compiler names the type.
  public init(name: String, bundle: Any?) {}
}

/// Views in a file.
@available(*, unavailable, message: "not modelled; make the view in code, or register its class")
public final class UINib {
  /// Only so that the compiler names the type.
  public init(nibName: String, bundle: Any?) {}
}
