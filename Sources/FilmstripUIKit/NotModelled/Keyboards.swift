// The app's own keyboards, and their replacements: the film's keyboard is the scenario's.

public import Foundation

@preconcurrency @MainActor
open class UITextInputMode: UIObject {
  open var primaryLanguage: String? { nil }
  public static var activeInputModes: [UITextInputMode] { [] }
}

extension UITextInputMode {
  // Never posted.
  nonisolated public static let currentInputModeDidChangeNotification = notification(
    "UITextInputCurrentInputModeDidChange")
}

@preconcurrency @MainActor
open class UIInputViewController: UIViewController {}

@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {}

@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable, CaseIterable { case `default`, keyboard }

  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Empty; as a field's `inputView` it is not shown, and its height the scenario's.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  override func setUp() {
    super.setUp()
    standIn(height: 216)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _: UIPickerView, titleForRow _: Int, forComponent _: Int
  ) -> String? { nil }
  public func pickerView(_: UIPickerView, didSelectRow _: Int, inComponent _: Int) {}
}

/// As a picker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable, CaseIterable { case time, date, dateAndTime, countDownTimer }

  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var minuteInterval = 1
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  override func setUp() {
    super.setUp()
    standIn(height: 216)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Films have no typing on a hardware keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: UIObject {
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) { self.init(input: input, modifierFlags: modifierFlags, action: action) }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// Source of the bits: Apple, `UIKeyModifierFlags` (UICommand.h).
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
