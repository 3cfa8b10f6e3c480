// The enumerations of controls and stacks, with UIKit's raw values.

extension UIControl {
  /// Source of the bits: Apple, `UIControl.State` (UIControl.h).
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Source of the bits: Apple, `UIControl.Event` (UIControl.h).
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }
}

extension UIButton {
  public enum ButtonType: Int, Sendable, CaseIterable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
    /// Its name up to iOS 6.
    public static let roundedRect = ButtonType.system
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable, CaseIterable { case none, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable, CaseIterable {
    case never, whileEditing, unlessEditing, always
  }

  public enum DidEndEditingReason: Int, Sendable, CaseIterable { case committed, cancelled }
}

extension UIStackView {
  public enum Distribution: Int, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}
