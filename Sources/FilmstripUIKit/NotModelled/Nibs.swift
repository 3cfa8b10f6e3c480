// Files of Interface Builder, which cannot be read on Linux.

@available(*, unavailable, message: "not modelled; make the controller and its views in code")
public final class UIStoryboard { public init(name: String, bundle: Any?) {} }

@available(*, unavailable, message: "not modelled; make the view in code, or register its class")
public final class UINib { public init(nibName: String, bundle: Any?) {} }

@available(*, unavailable, message: "not modelled; make the controller in code and present it")
public final class UIStoryboardSegue { public init() {} }
