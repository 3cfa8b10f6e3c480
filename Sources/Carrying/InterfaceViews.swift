/// The views of a storyboard or a nib as Swift: a `NibLoading` for each controller of the carried files.
///
/// What is not said in code is a comment, to be mended by hand.
struct InterfaceViews {
  private let types: Set<String>
  private let members: Set<String>
  /// The names in the sources.
  private let used: Set<String>
  private let outlines: [Outline]
  private(set) var text: String
  /// The classes whose views these are.
  private(set) var classes: [String] = []
  /// The properties that are set.
  private(set) var outlets: Set<String> = []

  /// - Parameters:
  ///   - sources: What is carried.
  ///   - types: The types that the sources or their stand-ins have.
  init(
    of document: InterfaceElement, named name: String, sources: [CarriedSource], types: Set<String>
  ) {
    self.types = types.union(KnownNames.model)
    let names = sources.map(\.names)
    let declared = names.reduce(into: Set()) { $0.formUnion($1.declared) }
    members = declared.union(KnownNames.model)
    used = names.reduce(into: []) { $0.formUnion($1.used.keys) }
    outlines = sources.map { Outline($0.code) }
    text = ""
    var bodies: [String] = []
    for objects in document.all where objects.name == "objects" {
      for object in objects.children {
        guard let type = object["customClass"] else { continue }
        let isOwner = object["placeholderIdentifier"] == "IBFilesOwner"
        let root: InterfaceElement?
        if isOwner {
          let id = object.child("connections")?.children.first { $0["property"] == "view" }
          root = objects.children.first { $0["id"] != nil && $0["id"] == id?["destination"] }
        } else {
          root = object.name.hasSuffix("ontroller") ? object.value("view") : nil
        }
        guard let root else { continue }
        guard declared.contains(type), !classes.contains(type) else {
          let why = classes.contains(type) ? "has views already" : "is not in the carried files"
          bodies.append("// \(type) of line \(object.line) \(why).")
          continue
        }
        classes.append(type)
        var writer = Writer(self, type, object, root, objects)
        bodies.append(writer.run())
        outlets.formUnion(writer.outlets)
      }
    }
    text =
      "\(InterfaceViews.mark) from \(name): mend them. This file is never written over.\n\n"
      + "import FilmstripUIKit\n\n" + bodies.joined(separator: "\n\n") + "\n"
  }

  static let mark = "// Views by filmstrip carry"

  /// Writes one controller's function.
  private struct Writer {
    let views: InterfaceViews
    let type: String
    let controller: InterfaceElement
    let root: InterfaceElement
    let objects: InterfaceElement
    var outlets: Set<String> = []
    private var lines: [String] = []
    /// The names of what is made, and those that outlets wish for, by identifiers.
    private var names: [String: String] = [:]
    private var wishes: [String: String] = [:]
    private var taken: Set<String> = ["view", "self"]
    /// Guides by their identifiers.
    private var guides: [String: String] = [:]
    private var late: [String] = []
    /// What Objective-C asks for by methods alone, and Swift by name.
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
        if let id = outlet["destination"], names[id] == nil { wishes[id] = outlet["property"] }
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

    /// A name that nobody has yet.
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

    private func isYes(_ element: InterfaceElement, _ key: String) -> Bool? {
      element[key].map { $0 == "YES" }
    }

    private func literal(_ text: String) -> String { text.debugDescription }

    private func number(_ text: String?) -> String? { text.flatMap(Double.init).map(plain) }

    private func plain(_ value: Double) -> String {
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
          lines.append("// line \(child.line): what varies with the size is left out.")
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

    private mutating func set(_ element: InterfaceElement, _ base: String, _ name: String) {
      func set(_ property: String, _ value: String?) {
        if let value { lines.append("\(name).\(property) = \(value)") }
      }
      func setCase(_ property: String, of attribute: String? = nil, but standard: String = "") {
        guard let value = element[attribute ?? property], value != standard else { return }
        set(property, ".\(value)")
      }
      for (property, attribute) in InterfaceViews.switches {
        set(property, isYes(element, attribute).map { "\($0)" })
      }
      if let mask = element.value("autoresizingMask") {
        let parts = InterfaceViews.masks.filter { mask[$0.attribute] == "YES" }.map {
          ".\($0.name)"
        }
        set("autoresizingMask", "[\(parts.joined(separator: ", "))]")
      }
      set("alpha", number(element["alpha"]))
      set("tag", number(element["tag"]))
      set("backgroundColor", element.value("backgroundColor").flatMap(color))
      for (attribute, function) in InterfaceViews.priorities {
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
          for trait in ["keyboardType", "autocorrectionType", "spellCheckingType", "returnKeyType"]
          {
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
          for (property, attribute) in InterfaceViews.scrolling {
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
          lines.append("// line \(constraint.line): a constraint of what is not made here.")
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
