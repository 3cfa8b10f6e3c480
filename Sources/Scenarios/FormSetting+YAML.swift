extension FormSetting {
  static let itemLimit = 100

  static let shape = Shape.map(
    [
      "title": .text("the navigation bar's title"), "fields": FormItem.shape, "scrolls": .flag,
      "header": FormHeader.shape, "class": .name, "table": .flag,
      "containers": .list("view controllers", of: .word(Container.self), limit: 10),
      "presentation": .word(Presentation.self), "alert": FormAlert.shape,
    ], needs: ["fields"])

  init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map()
    guard let list = values["fields"] else {
      throw value.error("a form needs its fields: {fields: [{name: city, y: 400}]}.")
    }
    self.init(
      title: try values["title"]?.text() ?? "Details",
      items: try FormItem.list(list), scrolls: try values["scrolls"]?.flag() ?? false,
      header: try values["header"].map(FormHeader.init),
      controllerClass: try values["class"]?.name() ?? "FormViewController",
      isTable: try values["table"]?.flag() ?? false,
      containers: try FormSetting.containers(values["containers"]),
      presentation: try values["presentation"]?.choice(Presentation.self) ?? .fullScreen,
      alert: try values["alert"].map(FormAlert.init))
    if isTable, scrolls || header != nil {
      throw value.error(
        "a table view controller's view is its scroll view; it has no `header` and no `scrolls`.")
    }
    let names = fields.map(\.name)
    guard !items.isEmpty else {
      throw list.error("a form needs at least one field: {fields: [{name: city, y: 400}]}.")
    }
    let count = items.reduce(alert?.fields.count ?? 0) { $0 + $1.count }
    guard count <= FormSetting.itemLimit else {
      throw value.error(
        "\(count) fields, boxes and buttons are too many; at most \(FormSetting.itemLimit) are allowed."
      )
    }
    if let double = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw value.error("two fields are called “\(double)”; give one of them another name.")
    }
  }

  private static func containers(_ value: YAMLValue?) throws(ScenarioError) -> [Container] {
    guard let value else { return [.navigation] }
    return try value.list()
      .map { item throws(ScenarioError) in try item.choice(Container.self) }
  }
}

extension FormItem {
  /// A list of them, which may hold boxes of them.
  static let shape: Shape = .recursive("fields") {
    .list(
      "fields", of: .any([FormField.shape, boxShape, buttonShape]),
      limit: FormSetting.itemLimit)
  }

  private static let buttonShape = Shape.map(
    ["button": .text("the button's title")], needs: ["button"])
  private static let boxShape = Shape.map(
    [
      "box": .text("the box's name"), "y": .points, "height": FormField.height, "scrolls": .flag,
      "fields": shape,
    ], needs: ["box"])

  static func list(_ value: YAMLValue) throws(ScenarioError) -> [FormItem] {
    try value.list().map(FormItem.init)
  }

  private init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map()
    let height = try values["height"]?.number()
    let y = try values["y"]?.number()
    /// Throws at a key that does not apply to an item of this kind.
    func only(_ shape: Shape) throws(ScenarioError) {
      let keys = shape.keys.map(\.key)
      for (key, stray) in values where !keys.contains(key) {
        throw stray.error(
          "`\(key)` has no meaning here; allowed are \(keys.joined(separator: ", ")).")
      }
    }
    if let box = values["box"] {
      try only(FormItem.boxShape)
      self = .box(
        FormBox(
          try box.text(), y: y, height: height,
          scrolls: try values["scrolls"]?.flag() ?? false,
          items: try values["fields"].map(FormItem.list) ?? []))
    } else if let button = values["button"] {
      try only(FormItem.buttonShape)
      self = .button(try button.text())
    } else {
      try only(FormField.shape)
      self = .field(try FormField(value, values, y: y, height: height))
    }
  }
}

extension FormField {
  fileprivate static let height = Shape.number("points", in: 1...Device.largestSide)
  fileprivate static let shape = Shape.map(
    [
      "name": .name, "kind": .word(Field.Kind.self), "label": .text("the field's label"),
      "text": .text("the field's text"), "placeholder": .text("the field's placeholder"),
      "y": .points, "height": height, "distance": .points, "managed": .flag,
    ], needs: ["name"])

  init(
    _ value: YAMLValue, _ values: [String: YAMLValue], y: Double?, height: Double?
  ) throws(ScenarioError) {
    guard let name = values["name"] else {
      throw value.error("a field needs its name: {name: city}.")
    }
    self.init(
      try name.name(), try values["kind"]?.choice(Field.Kind.self) ?? .text,
      label: try values["label"]?.text(),
      text: try values["text"]?.text() ?? "",
      placeholder: try values["placeholder"]?.text() ?? "",
      y: y, height: height,
      keyboardDistance: try values["distance"]?.number(),
      isManaged: try values["managed"]?.flag())
  }
}

extension FormHeader {
  fileprivate static let shape = Shape.map([
    "title": .text("the header's title"), "height": FormField.height,
  ])

  fileprivate init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map()
    self.init(
      try values["title"]?.text() ?? "",
      height: try values["height"]?.number() ?? 72)
  }
}

extension FormAlert {
  fileprivate static let shape = Shape.map(
    [
      "title": .text("the alert's title"),
      "fields": .list("fields", of: FormField.shape, limit: FormSetting.itemLimit),
    ], needs: ["fields"])

  fileprivate init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map()
    let items = try values["fields"].map(FormItem.list) ?? []
    let fields = try items.map { item throws(ScenarioError) -> FormField in
      guard case .field(let field) = item else {
        throw value.error("an alert holds fields only.")
      }
      return field
    }
    guard !fields.isEmpty else {
      throw value.error("an alert needs its fields: {title: Rename, fields: [{name: newName}]}.")
    }
    self.init(try values["title"]?.text() ?? "", fields: fields)
  }
}
