extension InterfaceViews.Writer {
  mutating func set(_ element: InterfaceElement, _ base: String, _ name: String) {
    func set(_ property: String, _ value: String?) {
      if let value { lines.append("\(name).\(property) = \(value)") }
    }
    func setCase(_ property: String, of attribute: String? = nil, but standard: String = "") {
      guard let value = element[attribute ?? property], value != standard else { return }
      set(property, ".\(value)")
    }
    for (property, attribute) in InterfaceViews.Writer.switches {
      set(property, isYes(element, attribute).map { "\($0)" })
    }
    if let mask = element.value("autoresizingMask") {
      let parts = InterfaceViews.Writer.masks.filter { mask[$0.attribute] == "YES" }.map {
        ".\($0.name)"
      }
      set("autoresizingMask", "[\(parts.joined(separator: ", "))]")
    }
    set("alpha", number(element["alpha"]))
    set("tag", number(element["tag"]))
    set("backgroundColor", element.value("backgroundColor").flatMap(color))
    for (attribute, function) in InterfaceViews.Writer.priorities {
      for axis in ["horizontal", "vertical"] {
        guard let value = number(element[axis + attribute]) else { continue }
        lines.append("\(name).\(function)(UILayoutPriority(\(value)), for: .\(axis))")
      }
    }
    if let margins = element.value("layoutMargins") {
      let sides = ["top", "left", "bottom", "right"].map {
        "\($0): \(number(margins[$0]) ?? "0")"
      }
      set("layoutMargins", "UIEdgeInsets(\(sides.joined(separator: ", ")))")
    }
    let title =
      element["text"]
      ?? element.children.first { $0["key"] == "text" && $0.name == "string" }?.text
    switch base {
    case "UILabel", "UITextField", "UITextView":
      set("text", title.map(literal))
      set("font", element.value("fontDescription").flatMap(font))
      if base == "UILabel" { set("numberOfLines", number(element["numberOfLines"])) }
      if base == "UITextField" {
        set("placeholder", element["placeholder"].map(literal))
        setCase("borderStyle")
      }
      setCase("textAlignment", but: "natural")
      if let traits = element.child("textInputTraits") {
        for trait in ["keyboardType", "autocorrectionType", "spellCheckingType", "returnKeyType"] {
          if let value = traits[trait] {
            set(trait, ".\(value == "continue" || value == "default" ? "`\(value)`" : value)")
          }
        }
        set("isSecureTextEntry", isYes(traits, "secureTextEntry").map { "\($0)" })
      }
      fallthrough
    case "UIScrollView", "UITableView", "UICollectionView":
      if base != "UILabel", base != "UITextField" {
        setCase("keyboardDismissMode")
        if element["contentInsetAdjustmentBehavior"] == "never" {
          set("contentInsetAdjustmentBehavior", ".never")
        }
        for (property, attribute) in InterfaceViews.Writer.scrolling {
          set(property, isYes(element, attribute).map { "\($0)" })
        }
        if base == "UITextView" { set("isEditable", isYes(element, "editable").map { "\($0)" }) }
        if base == "UITableView" {
          set(
            "rowHeight",
            number(element["rowHeight"]).map {
              $0 == "-1" ? "UITableView.automaticDimension" : $0
            })
        }
      }
    case "UIStackView":
      setCase("axis")
      setCase("alignment")
      setCase("distribution")
      set("spacing", number(element["spacing"]))
      set(
        "isLayoutMarginsRelativeArrangement",
        isYes(element, "layoutMarginsRelativeArrangement").map { "\($0)" })
    case "UIButton":
      for state in element.children where state["key"] == "normal" {
        if let title = state["title"] {
          lines.append("\(name).setTitle(\(literal(title)), for: .normal)")
        }
        if let image = state["image"] {
          lines.append("\(name).setImage(UIImage(named: \(literal(image))), for: .normal)")
        }
      }
    case "UIImageView":
      set("image", element["image"].map { "UIImage(named: \(literal($0)))" })
      setCase("contentMode")
    default: break
    }
  }

  private func color(_ color: InterfaceElement) -> String? {
    let alpha = number(color["alpha"]) ?? "1"
    if let white = number(color["white"]) { return "UIColor(white: \(white), alpha: \(alpha))" }
    if let red = number(color["red"]), let green = number(color["green"]),
      let blue = number(color["blue"])
    {
      return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
    let name = color["systemColor"]?.replacing("Color", with: "")
    return name.flatMap { KnownNames.model.contains($0) ? ".\($0)" : nil }
  }

  private func font(_ font: InterfaceElement) -> String? {
    if let style = font["style"], style.hasPrefix("UICTFontTextStyle") {
      let name = style.dropFirst("UICTFontTextStyle".count)
      return ".preferredFont(forTextStyle: .\(name.prefix(1).lowercased() + name.dropFirst()))"
    }
    guard let size = number(font["pointSize"]) else { return nil }
    return ".\(font["type"] == "boldSystem" ? "boldSystemFont" : "systemFont")(ofSize: \(size))"
  }

  // MARK: Interface Builder's words

  private static let switches = [
    ("translatesAutoresizingMaskIntoConstraints", "translatesAutoresizingMaskIntoConstraints"),
    ("isHidden", "hidden"), ("clipsToBounds", "clipsSubviews"),
    ("isUserInteractionEnabled", "userInteractionEnabled"),
    ("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins"),
  ]

  private static let scrolling = [
    ("isScrollEnabled", "scrollEnabled"), ("alwaysBounceVertical", "alwaysBounceVertical"),
    ("bounces", "bounces"), ("isPagingEnabled", "pagingEnabled"),
  ]

  private static let masks: [(attribute: String, name: String)] = [
    ("widthSizable", "flexibleWidth"),
    ("heightSizable", "flexibleHeight"), ("flexibleMinX", "flexibleLeftMargin"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("flexibleMaxY", "flexibleBottomMargin"),
  ]

  private static let priorities = [
    ("HuggingPriority", "setContentHuggingPriority"),
    ("CompressionResistancePriority", "setContentCompressionResistancePriority"),
  ]
}
