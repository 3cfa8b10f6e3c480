// Keyboards of the app's own, and what is chosen in their place.

public import Foundation

/// The keyboard's language.
@available(*, unavailable, message: "not modelled; the keyboard is the scenario's")
public final class UITextInputMode {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A keyboard of the app's own.
@available(*, unavailable, message: "not modelled; the keyboard is the scenario's")
public final class UIInputViewController {
  /// Only so that the compiler names the type.
  public init() {}
}

/// Wheels to choose from.
@available(*, unavailable, message: "not modelled; the scenario gives its height")
public final class UIPickerView {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(frame: CGRect) {}
}

/// Wheels of dates.
@available(*, unavailable, message: "not modelled; the scenario gives its height")
public final class UIDatePicker {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(frame: CGRect) {}
}
