// The app's own keyboards, and their replacements.

public import Foundation

@available(*, unavailable, message: "not modelled; the keyboard is the scenario's")
public final class UITextInputMode { public init() {} }
@available(*, unavailable, message: "not modelled; the keyboard is the scenario's")
public final class UIInputViewController { public init() {} }

@available(*, unavailable, message: "not modelled; the scenario gives its height")
public final class UIPickerView { public init(frame: CGRect = .zero) {} }

@available(*, unavailable, message: "not modelled; the scenario gives its height")
public final class UIDatePicker { public init(frame: CGRect = .zero) {} }
