import Basics
public import Stage

/// An item of a form.
public indirect enum FormItem: Sendable, Hashable {
  case field(FormField)
  case box(FormBox)
  case button(String)

  /// The number of fields, boxes and buttons in it, including itself.
  package var count: Int {
    guard case .box(let box) = self else { return 1 }
    return 1 + box.items.reduce(0) { $0 + $1.count }
  }

  var fields: [FormField] {
    switch self {
    case .field(let field): [field]
    case .box(let box): box.items.flatMap(\.fields)
    case .button: []
    }
  }
}

/// A field of a form.
public struct FormField: Sendable, Hashable {
  /// Its name in scripts.
  public var name: String
  /// The UIKit view that it models.
  public var kind: Field.Kind
  /// The label above it; none where it is empty.
  public var label: String
  /// Its text.
  public var text: String
  /// Its placeholder, shown in grey where `text` is empty.
  public var placeholder: String
  /// The top edge in its parent, in points; nil puts it below the item before.
  public var y: Double?
  /// In points; nil fits its text, and grows with it.
  public var height: Double?
  /// A manager's least distance to the keyboard, in points; nil leaves it to the manager.
  public var keyboardDistance: Double?
  /// Whether a keyboard manager handles it; nil leaves that to the manager.
  public var isManaged: Bool?

  /// A field with these values; the label is the capitalised name, except in a search bar.
  public init(
    _ name: String, _ kind: Field.Kind = .text, label: String? = nil, text: String = "",
    placeholder: String = "", y: Double? = nil, height: Double? = nil,
    keyboardDistance: Double? = nil, isManaged: Bool? = nil
  ) {
    self.name = name
    self.kind = kind
    self.label = label ?? (kind == .search ? "" : name.prefix(1).uppercased() + name.dropFirst())
    self.text = text
    self.placeholder = placeholder
    self.y = y
    self.height = height
    self.keyboardDistance = keyboardDistance
    self.isManaged = isManaged
  }

  /// The height of a field of a kind at a text size, in points: its lines and the room around them.
  ///
  /// A row of 44 at least, as Apple advises for touch targets; a search bar's field 36; a text view five lines, 124 at
  /// the usual text size.
  public static func height(
    of kind: Field.Kind, at textSize: UserSettings.TextSize = .large
  ) -> Double {
    let line = ChatScreen.lineHeight(at: textSize)
    return switch kind {
    case .text: max(24 + line, 44)
    case .search: max(16 + line, 36)
    case .textView: 24 + 5 * line
    }
  }
}

/// A view of a form that holds further items.
public struct FormBox: Sendable, Hashable {
  /// Its name in logs.
  public var name: String
  /// The top edge in its parent, in points; nil puts it below the item before.
  public var y: Double?
  /// In points; nil fits its items.
  public var height: Double?
  /// Whether it is a scroll view.
  public var scrolls: Bool
  /// Its items, from top to bottom.
  public var items: [FormItem]

  /// A box with these values.
  public init(
    _ name: String, y: Double? = nil, height: Double? = nil, scrolls: Bool = false,
    items: [FormItem]
  ) {
    self.name = name
    self.y = y
    self.height = height
    self.scrolls = scrolls
    self.items = items
  }
}

extension FormField: CustomStringConvertible {
  /// Its name, its kind and its height at the usual text size.
  public var description: String {
    "\(name), \(kind.rawValue), \((height ?? FormField.height(of: kind)).decimals(upTo: 2)) pt"
  }
}
