/// What is on a form's screen.
public struct FormSetting: Sendable, Hashable {
  /// The fields, from top to bottom.
  public var fields: [FormField]

  /// A form of these fields.
  public init(fields: [FormField]) {
    self.fields = fields
  }
}

/// A field of a form.
public struct FormField: Sendable, Hashable {
  /// What scripts call it.
  public var name: String
  /// The top edge in the view controller's view, in points.
  public var y: Double
  /// Points down.
  public var height: Double

  /// A field of these parts.
  public init(_ name: String, y: Double, height: Double = 44) {
    self.name = name
    self.y = y
    self.height = height
  }
}
