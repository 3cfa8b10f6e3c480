// The enumerations of controls and stacks, with UIKit's raw values.

extension UIControl {
  /// What a control shows itself as.
  ///
  /// Source of the bits: Apple, `UIControl.State` (UIControl.h).
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits, whatever they mean.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual: no bit at all.
    public static let normal: State = []
    /// Below a finger.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
    /// The bits that are the app's.
    public static let application = State(rawValue: 0xFF_0000)
    /// The bits that are the system's.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What can happen to a control.
  ///
  /// Source of the bits: Apple, `UIControl.Event` (UIControl.h).
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits, whatever they mean.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// It comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It moves within.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// It moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// It leaves.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It is lifted within.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ends it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content lies, down.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Everywhere.
    case fill
  }

  /// Where the content lies, across.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Everywhere.
    case fill
    /// Where a line begins.
    case leading
    /// Where a line ends.
    case trailing
  }
}

extension UIButton {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable, CaseIterable {
    /// As the app says.
    case custom = 0
    /// A title in the tint.
    case system = 1
    /// An i.
    case detailDisclosure = 2
    /// An i.
    case infoLight = 3
    /// An i.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }
}

extension UITextField {
  /// What surrounds a field.
  public enum BorderStyle: Int, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable, CaseIterable {
    /// Never.
    case never
    /// While it is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable, CaseIterable {
    /// The user was done.
    case committed
    /// It was given up.
    case cancelled
  }
}

extension UIStackView {
  /// How a stack shares its length.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// One view stretches.
    case fill
    /// All are as long.
    case fillEqually
    /// In proportion to their own lengths.
    case fillProportionally
    /// Their distances are the same.
    case equalSpacing
    /// Their middles are as far apart.
    case equalCentering
  }

  /// How a stack's views lie across it.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or the top.
    case leading
    /// On their first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom.
    case trailing
    /// On their last baselines.
    case lastBaseline

    /// At the top: the same as `leading`.
    public static let top = Alignment.leading
    /// At the bottom: the same as `trailing`.
    public static let bottom = Alignment.trailing
  }
}

extension UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable, CaseIterable {
    /// Not begun.
    case possible
    /// It begins.
    case began
    /// It goes on.
    case changed
    /// It is over.
    case ended
    /// The system took it.
    case cancelled
    /// It was none.
    case failed

    /// It was one: the same as `ended`.
    public static let recognized = State.ended
  }
}
