/// The contents and presentation of a form's screen.
public struct FormSetting: Sendable, Hashable {
  /// The navigation bar's title.
  public var title: String
  /// Fields, boxes and buttons, from top to bottom.
  public var items: [FormItem]
  /// Whether the items are in a scroll view that fills the screen below the bars.
  public var scrolls: Bool
  /// A header above the items, in its own view; nil for none.
  public var header: FormHeader?
  /// The class of the form's view controller, by which managers are enabled and disabled.
  public var controllerClass: String
  /// Whether it is a table view controller: a scroll view that the system scrolls to the field.
  public var isTable: Bool
  /// The view controllers around it, from the window inwards.
  public var containers: [Container]
  /// Its presentation.
  public var presentation: Presentation
  /// An alert in front of it; nil for none.
  public var alert: FormAlert?

  /// A view controller that holds others.
  public enum Container: String, Sendable, Hashable, CaseIterable {
    case navigation
    case tab
    case split
    /// A view controller of the app's own with the next one as its child.
    case plain
  }

  /// A form with these values.
  public init(
    title: String = "Details", items: [FormItem], scrolls: Bool = false, header: FormHeader? = nil,
    controllerClass: String = "FormViewController", isTable: Bool = false,
    containers: [Container] = [.navigation], presentation: Presentation = .fullScreen,
    alert: FormAlert? = nil
  ) {
    self.title = title
    self.items = items
    self.scrolls = scrolls
    self.header = header
    self.controllerClass = controllerClass
    self.isTable = isTable
    self.containers = containers
    self.presentation = presentation
    self.alert = alert
  }

  /// A form of these fields.
  public init(fields: [FormField]) {
    self.init(items: fields.map { .field($0) })
  }

  /// Every field, including those of boxes and of the alert.
  public var fields: [FormField] {
    items.flatMap(\.fields) + (alert?.fields ?? [])
  }
}

/// The header at the top of a form, which should stay there.
public struct FormHeader: Sendable, Hashable {
  /// One line.
  public var title: String
  /// In points.
  public var height: Double

  /// A header with these values; `height` in points.
  public init(_ title: String, height: Double = 72) {
    self.title = title
    self.height = height
  }
}

/// An alert with fields.
public struct FormAlert: Sendable, Hashable {
  /// Its title, a question.
  public var title: String
  /// Its fields.
  public var fields: [FormField]

  /// An alert with these values.
  public init(_ title: String, fields: [FormField]) {
    self.title = title
    self.fields = fields
  }
}

extension FormSetting: CustomStringConvertible {
  /// The fields' names, the title, and the presentation.
  public var description: String {
    "\(fields.map(\.name).joined(separator: ", ")) in “\(title)”, \(presentation.rawValue)"
  }
}
