extension FormSetting {
  static let itemLimit = 100

  init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map(
      allowing: [
        "title", "fields", "scrolls", "header", "class", "table", "containers", "presentation",
        "alert",
      ])
    guard let list = values["fields"] else {
      throw value.error("a form needs its fields: {fields: [{name: city, y: 400}]}.")
    }
    self.init(
      title: try values["title"]?.text("the navigation bar's title") ?? "Details",
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
    return try value.list(of: "view controllers", limit: 10)
      .map { item throws(ScenarioError) in try item.choice(Container.self) }
  }
}

extension FormItem {
  static func list(_ value: YAMLValue) throws(ScenarioError) -> [FormItem] {
    try value.list(of: "fields", limit: FormSetting.itemLimit).map(FormItem.init)
  }

  private init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map(
      allowing: FormField.keys + ["box", "button", "scrolls", "fields"])
    let height = try values["height"]?.number("points", in: 1...Device.largestSide)
    let y = try values["y"]?.number("points", in: 0...Device.largestSide)
    /// Throws at a key that does not apply to an item of this kind.
    func only(_ keys: [String]) throws(ScenarioError) {
      for (key, stray) in values where !keys.contains(key) {
        throw stray.error(
          "`\(key)` has no meaning here; allowed are \(keys.joined(separator: ", ")).")
      }
    }
    if let box = values["box"] {
      try only(["box", "y", "height", "scrolls", "fields"])
      self = .box(
        FormBox(
          try box.text("the box's name"), y: y, height: height,
          scrolls: try values["scrolls"]?.flag() ?? false,
          items: try values["fields"].map(FormItem.list) ?? []))
    } else if let button = values["button"] {
      try only(["button"])
      self = .button(try button.text("the button's title"))
    } else {
      try only(FormField.keys)
      self = .field(try FormField(value, values, y: y, height: height))
    }
  }
}

extension FormField {
  static let keys = [
    "name", "kind", "label", "text", "placeholder", "y", "height", "distance", "managed",
  ]

  init(
    _ value: YAMLValue, _ values: [String: YAMLValue], y: Double?, height: Double?
  ) throws(ScenarioError) {
    guard let name = values["name"] else {
      throw value.error("a field needs its name: {name: city}.")
    }
    self.init(
      try name.name(), try values["kind"]?.choice(Field.Kind.self) ?? .text,
      label: try values["label"]?.text("the field's label"),
      text: try values["text"]?.text("the field's text") ?? "",
      placeholder: try values["placeholder"]?.text("the field's placeholder") ?? "",
      y: y, height: height,
      keyboardDistance: try values["distance"]?.number("points", in: 0...Device.largestSide),
      isManaged: try values["managed"]?.flag())
  }
}

extension FormHeader {
  fileprivate init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map(allowing: ["title", "height"])
    self.init(
      try values["title"]?.text("the header's title") ?? "",
      height: try values["height"]?.number("points", in: 1...Device.largestSide) ?? 72)
  }
}

extension FormAlert {
  fileprivate init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map(allowing: ["title", "fields"])
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
    self.init(try values["title"]?.text("the alert's title") ?? "", fields: fields)
  }
}
