import Stage

/// A form's item with its views, stacked as in system forms, by numbers off screenshots.
final class FormRow {
  private let item: FormItem
  private let label: View?
  let body: View
  private let rows: [FormRow]

  /// Points from a view's edges to its items.
  static let margin = 20.0
  /// Points from a box's edges to its items.
  static let boxMargin = 14.0
  fileprivate static let gap = 14.0
  /// The text of the name above a field, as high as its line, and its distance from it, in points.
  private static let label = (style: DynamicType.footnote, distance: 4.0)
  /// A button's text, the room above and below it together, its least height, and its distance from the item before in
  /// addition to `gap`, in points.
  private static let button = (
    style: DynamicType.headline, room: 26.0, height: 44.0, distance: 4.0
  )
  private static let radius = 10.0

  init(_ item: FormItem, in parent: View) {
    let simulation = parent.simulation
    self.item = item
    switch item {
    case .field(let field):
      label = field.label.isEmpty ? nil : View("\(field.name) label", in: simulation)
      label?.contents = .label(field.label)
      label?.follow(FormRow.label.style)
      body = InputField(field, in: simulation)
      rows = []
    case .box(let box):
      let view =
        box.scrolls ? ScrollView(box.name, in: simulation) : View(box.name, in: simulation)
      view.backgroundColor = .card
      view.cornerRadius = FormRow.radius
      label = nil
      body = view
      rows = box.items.map { FormRow($0, in: view) }
    case .button(let title):
      label = nil
      body = View(title, in: simulation)
      body.backgroundColor = .button
      body.cornerRadius = FormRow.radius
      body.contents = .buttonTitle(title)
      body.follow(FormRow.button.style)
      rows = []
    }
    if let label { parent.addSubview(label) }
    parent.addSubview(body)
  }

  var fields: [InputField] {
    (body as? InputField).map { [$0] } ?? rows.flatMap(\.fields)
  }

  /// Places it between two sides, in points, below a height or at its own; returns its bottom.
  fileprivate func place(x: Double, width: Double, below top: Double) -> Double {
    let y: Double
    let height: Double
    let textSize = body.simulation.settings.textSize
    switch item {
    case .field(let field):
      let (style, distance) = FormRow.label
      let labelHeight = style.metrics(at: textSize).leading
      y = field.y ?? top + (label == nil ? 0 : labelHeight + distance)
      height = field.height ?? FormField.height(of: field.kind, at: textSize)
      let isRightToLeft = body.simulation.settings.rightToLeft
      label?.frame = Rect(
        x: isRightToLeft ? x : x + 2, y: y - distance - labelHeight, width: max(width - 2, 1),
        height: labelHeight)
    case .box(let box):
      // Its final width, for its own items.
      body.bounds.size.width = width
      let end = rows.place(in: body, top: FormRow.boxMargin, margin: FormRow.boxMargin)
      y = box.y ?? top
      height = box.height ?? end + FormRow.boxMargin
      (body as? ScrollView)?.contentSize = Size(width: width, height: end + FormRow.boxMargin)
    case .button:
      let button = FormRow.button
      y = top + button.distance
      height = max(button.room + button.style.metrics(at: textSize).leading, button.height)
    }
    body.frame = Rect(x: x, y: y, width: width, height: height)
    if let field = body as? InputField { field.breakText() }
    return y + height
  }
}

extension [FormRow] {
  /// Stacks the rows in a view of its final width, and returns the lowest bottom, in points.
  func place(in view: View, top: Double, margin: Double, sides: Insets = .zero) -> Double {
    let left = margin + sides.left
    let width = Swift.max(view.bounds.width - left - margin - sides.right, 1)
    var next = top
    var end = top
    for row in self {
      let bottom = row.place(x: left, width: width, below: next)
      next = bottom + FormRow.gap
      end = Swift.max(end, bottom)
    }
    return end
  }
}
