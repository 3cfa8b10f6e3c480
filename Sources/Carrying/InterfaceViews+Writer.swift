extension InterfaceViews {
  /// Writes one controller's function.
  struct Writer {
    let views: InterfaceViews
    let type: String
    let controller: InterfaceElement
    let root: InterfaceElement
    let objects: InterfaceElement
    var outlets: Set<String> = []
    var lines: [String] = []
    /// The names of what is made, and those that outlets wish for, by identifiers.
    private var names: [String: String] = [:]
    private var wishes: [String: String] = [:]
    private var taken: Set<String> = ["view", "self"]
    /// Guides by their identifiers.
    private var guides: [String: String] = [:]
    private var late: [String] = []
    /// Protocols that Objective-C infers from methods, and that Swift must name.
    private var protocols: Set<String> = []

    init(
      _ views: InterfaceViews, _ type: String, _ controller: InterfaceElement,
      _ root: InterfaceElement, _ objects: InterfaceElement
    ) {
      (self.views, self.type, self.controller, self.root, self.objects) =
        (views, type, controller, root, objects)
    }

    mutating func run() -> String {
      names[controller["id"] ?? ""] = "self"
      for outlet in connections(of: controller) where outlet.name == "outlet" {
        guard let id = outlet["destination"], let property = outlet["property"],
          wishes[id] == nil, views.members.contains(property)
        else { continue }
        wishes[id] = property
      }
      add(root, to: nil)
      for guide in controller.child("layoutGuides")?.children ?? [] {
        guides[guide["id"] ?? ""] = guide["type"] ?? ""
      }
      for view in root.all { addConstraints(of: view) }
      for object in objects.children where object !== root && object !== controller {
        addObject(object)
      }
      for object in [controller] + root.all { connect(object) }
      lines += late
      let body = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      let parents = (["NibLoading"] + protocols.sorted()).joined(separator: ", ")
      return "extension \(type): \(parents) {\n  public func loadNib() {\n\(body)\n  }\n}"
    }

    private func connections(of element: InterfaceElement) -> [InterfaceElement] {
      element.child("connections")?.children ?? []
    }

    /// A name that is not taken yet.
    private mutating func take(_ wish: String) -> String {
      var name = wish
      var count = 2
      while !taken.insert(name).inserted {
        name = "\(wish)\(count)"
        count += 1
      }
      return Lexer.wordsBeforeValues.contains(name) ? "`\(name)`" : name
    }

    private mutating func name(of element: InterfaceElement, _ wish: String) -> String {
      let id = element["id"] ?? "line \(element.line)"
      if let name = names[id] { return name }
      let name = take(wishes[id] ?? wish)
      names[id] = name
      return name
    }

    func isYes(_ element: InterfaceElement, _ key: String) -> Bool? {
      element[key].map { $0 == "YES" }
    }

    func literal(_ text: String) -> String { text.debugDescription }

    func number(_ text: String?) -> String? { text.flatMap(Double.init).map(plain) }

    func plain(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    // MARK: Views

    private mutating func add(
      _ element: InterfaceElement, to parent: (name: String, isStack: Bool)?
    ) {
      let standard = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
      let isKnown = KnownNames.model.contains(standard)
      let base = isKnown ? standard : "UIView"
      let custom = element["customClass"].flatMap { views.types.contains($0) ? $0 : nil }
      let type = custom ?? base
      let wish = type.dropFirst(type.hasPrefix("UI") ? 2 : 0)
      let name = name(of: element, wish.prefix(1).lowercased() + wish.dropFirst())
      let origin = "line \(element.line)"
      if let asked = element["customClass"], custom == nil {
        lines.append("// \(origin): a \(asked) in the app, which the carried files do not have.")
      } else if !isKnown, custom == nil {
        lines.append("// \(origin): <\(element.name)> is an empty view here.")
      }
      lines.append("let \(name) = \(made(element, base, custom))")
      if let frame = element.value("frame"), parent != nil || element["id"] == root["id"] {
        let sides = ["x", "y", "width", "height"].map { "\($0): \(number(frame[$0]) ?? "0")" }
        lines.append("\(name).frame = CGRect(\(sides.joined(separator: ", ")))")
      }
      set(element, base, name)
      if let parent {
        lines.append(
          "\(parent.name).\(parent.isStack ? "addArrangedSubview" : "addSubview")(\(name))")
      } else {
        lines.append("self.view = \(name)")
      }
      for child in element.children {
        switch child.name {
        case "viewLayoutGuide":
          guides[child["id"] ?? ""] =
            "\(name).\(child["key"] == "safeArea" ? "safeAreaLayoutGuide" : child["key"] ?? "")"
        case "subviews":
          for view in child.children { add(view, to: (name, base == "UIStackView")) }
        case "view" where child["key"] == "contentView" && base == "UIVisualEffectView":
          names[child["id"] ?? ""] = "\(name).contentView"
          for view in child.child("subviews")?.children ?? [] {
            add(view, to: ("\(name).contentView", false))
          }
        case "prototypes", "cells", "sections": addCells(of: child, base, name)
        case "userDefinedRuntimeAttributes":
          for attribute in child.children {
            lines.append(
              "// \(name).\(attribute["keyPath"] ?? ""): set there in line \(attribute.line).")
          }
        case "variation":
          lines.append("// line \(child.line): the variation by size class is left out.")
        default: break
        }
      }
      if custom != nil { late.append("\(name).awakeFromNib()") }
    }

    private func made(_ element: InterfaceElement, _ base: String, _ custom: String?) -> String {
      // As nibs make them.
      if let custom, custom != base { return "\(custom)(coder: NSCoder())!" }
      switch base {
      case "UIButton":
        let isSystem = ["roundedRect", "system"].contains(element["buttonType"])
        return "UIButton(type: \(isSystem ? ".system" : ".custom"))"
      case "UITableView":
        let style = element["style"] ?? "plain"
        return "UITableView(frame: .zero, style: .\(style))"
      case "UICollectionView":
        return "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
      case "UIVisualEffectView": return "UIVisualEffectView(effect: nil)"
      default: return "\(base)()"
      }
    }

    private mutating func addCells(of list: InterfaceElement, _ base: String, _ name: String) {
      if list.name == "sections" {
        lines.append("// line \(list.line): cells that are not prototypes are left out.")
      }
      for cell in list.children {
        guard let identifier = cell["reuseIdentifier"], list.name != "sections" else { continue }
        let isTable = base == "UITableView"
        let standard = isTable ? "UITableViewCell" : "UICollectionViewCell"
        let type = cell["customClass"].flatMap { views.types.contains($0) ? $0 : nil } ?? standard
        let label = isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
        lines.append("// line \(cell.line): the cell's own views are left out.")
        lines.append("\(name).register(\(type).self, \(label): \(literal(identifier)))")
      }
    }

    // MARK: Constraints

    private mutating func addConstraints(of view: InterfaceElement) {
      // Not those in cells.
      guard let id = view["id"], names[id] != nil else { return }
      let excluded = Set(
        view.children.filter { $0.name == "variation" && $0["key"] == "default" }
          .flatMap(\.all).filter { $0.name == "exclude" }.compactMap { $0["reference"] })
      for constraint in view.child("constraints")?.children ?? []
      where constraint.name == "constraint" {
        let id = constraint["id"] ?? ""
        guard constraint["placeholder"] != "YES" else { continue }
        guard !excluded.contains(id) else {
          lines.append("// line \(constraint.line): a constraint for other sizes.")
          continue
        }
        let owner = view["id"]
        guard let first = side(constraint["firstItem"] ?? owner, constraint["firstAttribute"]),
          let second = constraint["secondItem"] == nil
            ? ("nil", "notAnAttribute")
            : side(constraint["secondItem"], constraint["secondAttribute"])
        else {
          lines.append("// line \(constraint.line): a constraint of a view that is not made here.")
          continue
        }
        let name = name(of: constraint, "constraint")
        let relation = constraint["relation"] ?? "equal"
        lines += [
          "let \(name) = NSLayoutConstraint(",
          "  item: \(first.0), attribute: .\(first.1), relatedBy: .\(relation), toItem: \(second.0),",
          "  attribute: .\(second.1), multiplier: \(multiplier(constraint["multiplier"])), constant: \(number(constraint["constant"]) ?? "0"))",
        ]
        if let priority = number(constraint["priority"]) {
          lines.append("\(name).priority = UILayoutPriority(\(priority))")
        }
        if let identifier = constraint["identifier"] {
          lines.append("\(name).identifier = \(literal(identifier))")
        }
        lines.append("\(name).isActive = true")
      }
    }

    private func side(_ id: String?, _ attribute: String?) -> (String, String)? {
      guard let id, let attribute else { return nil }
      let name = attribute == "baseline" ? "lastBaseline" : attribute
      guard let guide = guides[id] else {
        return names[id].flatMap { $0 == "self" ? nil : ($0, name) }
      }
      // The bars' guides of before iOS 11: the lower edge of the upper one, the upper one of the lower.
      let view = root["id"].flatMap { names[$0] } ?? "view"
      switch (guide, name) {
      case ("top", "bottom"), ("bottom", "top"): return ("\(view).safeAreaLayoutGuide", guide)
      case ("top", "top"), ("bottom", "bottom"): return (view, name)
      default: return (guide, name)
      }
    }

    /// `0.5`, `1:2` or `16:9`.
    private func multiplier(_ text: String?) -> String {
      guard let text else { return "1" }
      let parts = text.split(separator: ":").compactMap { Double($0) }
      return switch parts.count {
      case 1: plain(parts[0])
      case 2 where parts[1] != 0: "\(plain(parts[0])).0 / \(plain(parts[1]))"
      default: "1"
      }
    }

    // MARK: Connections

    private mutating func addObject(_ object: InterfaceElement) {
      guard object.name.hasSuffix("GestureRecognizer"), let id = object["id"] else { return }
      let standard = "UI" + object.name.prefix(1).uppercased() + object.name.dropFirst()
      guard KnownNames.model.contains(standard) else { return }
      let actions = connections(of: object).filter { $0.name == "action" }
      let selector = actions.first.flatMap { self.selector($0["selector"] ?? "") }
      let name = name(of: object, "gestureRecognizer")
      names[id] = name
      lines.append(
        "let \(name) = \(standard)(target: \(selector == nil ? "nil" : "self"), action: \(selector ?? "nil"))"
      )
    }

    private func selector(_ text: String) -> String? {
      views.outlines.compactMap { $0.method(of: type, withSelector: text) }.first.map {
        "Selector(\(literal(text)), \(type).\($0.reference))"
      }
    }

    private mutating func connect(_ element: InterfaceElement) {
      let isController = element === controller
      guard let owner = isController ? "self" : element["id"].flatMap({ names[$0] }) else { return }
      var collections: [String: [String]] = [:]
      for connection in connections(of: element) {
        let property = connection["property"] ?? ""
        let target = connection["destination"].flatMap { names[$0] }
        switch connection.name {
        case "outlet" where isController && property == "view": break
        case "outlet", "outletCollection":
          guard let target,
            isController || element["customClass"].map(views.types.contains) != false,
            views.members.contains(property) || property == "gestureRecognizers"
          else {
            lines.append("// line \(connection.line): the outlet \(property) is not set.")
            continue
          }
          if property == "gestureRecognizers" {
            lines.append("\(owner).addGestureRecognizer(\(target))")
          } else if connection.name == "outlet" {
            lines.append("\(owner).\(property) = \(target)")
            outlets.insert(property)
            let kind = "UI\(element.name.prefix(1).uppercased())\(element.name.dropFirst())"
            let name = kind + property.prefix(1).uppercased() + property.dropFirst()
            if target == "self", KnownNames.model.contains(name), !views.used.contains(name),
              controller.name == "viewController" || controller.name == "placeholder"
            {
              protocols.insert(name)
            }
          } else {
            collections[property, default: []].append(target)
          }
        case "action":
          guard element.name.hasSuffix("GestureRecognizer") == false else { continue }
          let text = connection["selector"] ?? ""
          guard target == "self", let selector = self.selector(text),
            let event = connection["eventType"]
          else {
            lines.append("// line \(connection.line): the action \(text) is not sent.")
            continue
          }
          lines.append("\(owner).addTarget(self, action: \(selector), for: .\(event))")
        default: break
        }
      }
      for (property, targets) in collections.sorted(by: { $0.key < $1.key }) {
        lines.append("\(owner).\(property) = [\(targets.joined(separator: ", "))]")
        outlets.insert(property)
      }
    }
  }
}
