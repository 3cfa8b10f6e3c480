extension StandIns {
  // MARK: What a type is

  /// The classes that types inherit from, by their overrides, and by the functions and labels to which they are given.
  static let bases = [
    "loadView": "UIViewController", "viewDidLoad": "UIViewController",
    "viewWillAppear": "UIViewController", "viewDidAppear": "UIViewController",
    "viewWillDisappear": "UIViewController", "viewDidDisappear": "UIViewController",
    "viewDidLayoutSubviews": "UIViewController", "layoutSubviews": "UIView", "draw": "UIView",
    "intrinsicContentSize": "UIView", "awakeFromNib": "UIView", "didMoveToWindow": "UIView",
    "prepareForReuse": "UITableViewCell", "addSubview": "UIView", "insertSubview": "UIView",
    "bringSubviewToFront": "UIView", "addArrangedSubview": "UIView", "present": "UIViewController",
    "pushViewController": "UIViewController", "addChild": "UIViewController",
    "collectionViewLayout": "UICollectionViewLayout",
  ]

  /// The class of the system whose name ends a type's, or begins it.
  static func base(byName name: String) -> String? {
    if isProtocol(byName: name) { return nil }
    if let ending = endings.first(where: { name.hasSuffix($0) }) {
      let base = "UI" + ending
      if KnownNames.model.contains(base) { return base }
    }
    if name.hasPrefix("UI"), let ending = endings.first(where: { name.hasPrefix("UI" + $0) }),
      name.count == ending.count + 3
    {
      return "UI" + ending
    }
    if name.hasSuffix("VC") || name.hasSuffix("ViewController") { return "UIViewController" }
    if name.hasSuffix("Cell") {
      return name.contains("Collection") ? "UICollectionViewCell" : "UITableViewCell"
    }
    return name.hasSuffix("View") || name.hasSuffix("Toolbar") ? "UIView" : nil
  }

  private static let endings = [
    "TableViewCell", "CollectionViewCell", "CollectionViewFlowLayout", "CollectionViewLayout",
    "TableViewController", "NavigationController", "ViewController", "ImageView", "ScrollView",
    "StackView", "TableView", "CollectionView", "TextView", "TextField", "Label", "Button",
    "Window",
  ]

  static func isProtocol(byName name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "Convertible", "Transitioning"].contains {
      name.hasSuffix($0)
    }
  }

  // MARK: Text

  static let mark = "// Stand-ins by filmstrip carry"

  /// The file: its heading, the types and the functions by name.
  var text: String {
    var lines = [
      "\(StandIns.mark) for types that the carried files use and that are missing here: edit them.",
      "// Calls to them do nothing, and the film says so. This file is never overwritten.",
      "", "import FilmstripUIKit",
    ]
    for (name, use) in types.sorted(by: { $0.key < $1.key }) { lines += declaration(name, use) }
    if !functions.isEmpty { lines += [""] + StandIns.merged(functions) }
    if !implicit.isEmpty {
      lines += ["", "extension StandInValue {"]
      lines += implicit.subtracting(["init"]).sorted().map {
        "  public static var `\($0)`: StandInValue { StandInValue(\".\($0)\") }"
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The class of the system that it is.
  func base(of name: String) -> String? {
    types[name]?.base ?? StandIns.base(byName: name)
      ?? superclass(of: name).flatMap { types[$0]?.base ?? StandIns.base(byName: $0) }
  }

  /// The stand-in to which it is assigned or as which it is returned, unless that is one itself.
  private func superclass(of name: String) -> String? {
    types[name]?.parents.sorted().first {
      !isProtocol($0) && types[$0]?.parents.isEmpty == true && types[name]?.isSubclassed == false
    }
  }

  private func isProtocol(_ name: String) -> Bool {
    guard let use = types[name], !use.isSubclassed, !use.isCalled else { return false }
    return use.isProtocol || use.base == nil && StandIns.isProtocol(byName: name)
  }

  private func declaration(_ name: String, _ use: TypeUse) -> [String] {
    let mentioned = use.mentioned.sorted().joined(separator: ", ")
    var lines = ["", "// \(use.place)\(mentioned.isEmpty ? "" : "; its members: \(mentioned)")."]
    var body: [String] = []
    let base = base(of: name)
    // Members of the system's class are left to it.
    func isOwn(_ member: String) -> Bool { base == nil || !KnownNames.model.contains(member) }
    body += use.nested.sorted().map { "  public final class \($0): StandInObject {}" }
    body += use.optional.subtracting(use.cases.keys).subtracting(use.unwrapped).filter(isOwn)
      .sorted().map {
        "  public var \($0): StandInValue? { get { standIn(\"\(name).\($0)\") } set {} }"
      }
    body += use.closures.filter { isOwn($0.key) }.sorted { $0.key < $1.key }.map {
      "  public var \($0): (\($1))? { get { nil } set { let _: Void = standIn(\"\(name).\($0)\") } }"
    }
    body += StandIns.merged(use.functions).map { "  " + $0 }
    var members: [String] = []
    let parameters = (0..<use.genericCount).map { "Part\($0)" }
    let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    if use.isWrapper {
      lines.append("@propertyWrapper public struct \(name)<Value> {")
      lines.append("  public var wrappedValue: Value")
      lines.append("  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }")
      for shape in use.initialisers where !shape.isEmpty {
        lines.append(
          "  public init(\(CallShape.parameters(shape))) { wrappedValue = standIn(\"\(name)\") }")
      }
      return lines + ["}"]
    }
    if isProtocol(name) {
      let kind = use.isProtocolOfValues ? "StandInMembers" : "AnyObject, StandInMembers"
      lines.append("public protocol \(name): \(kind) {}")
      if !body.isEmpty {
        lines += ["extension \(name) {"] + body.map { $0.replacing("  open ", with: "  ") } + ["}"]
      }
      return lines
    }
    if !use.cases.isEmpty, !use.isSubclassed, base == nil, use.initialisers.isEmpty {
      let cases = Set(use.cases.keys).union(use.values).sorted().map { one in
        let count = use.cases[one] ?? 0
        let payload = Array(repeating: "StandInValue", count: count).joined(separator: ", ")
        return "  case \(one)\(count == 0 ? "" : "(\(payload))")"
      }
      return lines + ["public enum \(name)\(generics): StandInMembers {"] + cases + body + ["}"]
    }
    members += use.values.sorted().map {
      "  public static var \($0): \(name) { standIn(\"\(name).\($0)\") }"
    }
    let isFinal = !use.isSubclassed && !types.keys.contains { self.superclass(of: $0) == name }
    let isOwnBase = base == nil && (!isFinal || use.genericCount > 0)
    var parents = use.parents.sorted().filter(isProtocol)
    if let parent = self.superclass(of: name) {
      parents.insert(parent, at: 0)
    } else {
      parents =
        (base == nil && !isOwnBase ? ["StandInObject"] : [base ?? "NSObject", "StandIn"]) + parents
    }
    let superclass = parents.joined(separator: ", ")
    let initialisers = use.initialisers.sorted {
      CallShape.parameters($0) < CallShape.parameters($1)
    }
    if !initialisers.isEmpty { members += StandIns.inherited(base, isOwnBase) }
    members += initialisers.map {
      "  public init(\(CallShape.parameters($0))) { \(StandIns.superCall(base)) }"
    }
    let all = members + (isFinal ? body.map { $0.replacing("  open ", with: "  public ") } : body)
    let head = "\(isFinal ? "public final" : "open") class \(name)\(generics): \(superclass) {"
    return lines + (all.isEmpty ? [head + "}"] : [head] + all + ["}"])
  }

  /// Of functions that differ by optional values alone, the one with optional ones.
  private static func merged(_ functions: Set<String>) -> [String] {
    Dictionary(grouping: functions) { $0.replacing("StandInValue?", with: "StandInValue") }
      .compactMap { $0.value.max { ($0.count, $0) < ($1.count, $1) } }.sorted()
  }

  private static func superCall(_ base: String?) -> String {
    switch base {
    case "UITableViewCell": "super.init(style: .default, reuseIdentifier: nil)"
    case "UITextView": "super.init(frame: .zero, textContainer: nil)"
    case "UICollectionView":
      "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case let base? where base.hasSuffix("Controller"): "super.init(nibName: nil, bundle: nil)"
    case let base? where base.hasSuffix("Layout"): "super.init()"
    case nil: "super.init()"
    default: "super.init(frame: .zero)"
    }
  }

  /// The initialisers that a class does not inherit once it has its own.
  private static func inherited(_ base: String?, _ isOwnBase: Bool) -> [String] {
    guard let base else {
      return ["  public override \(isOwnBase ? "" : "required ")init() { super.init() }"]
        .map { $0.replacing("override required", with: "required") }
    }
    let coder = "  public required init?(coder: NSCoder) { super.init(coder: coder) }"
    switch base {
    case "UITableViewCell":
      return [
        "  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
        "    super.init(style: style, reuseIdentifier: reuseIdentifier)", "  }", coder,
      ]
    case "UITextView", "UICollectionView": return [coder]
    case _ where base.hasSuffix("Controller"):
      return [
        "  public override init(nibName: String?, bundle: Bundle?) {",
        "    super.init(nibName: nibName, bundle: bundle)", "  }", coder,
      ]
    case _ where base.hasSuffix("Layout"):
      return ["  public override init() { super.init() }", coder]
    default: return ["  public override init(frame: CGRect) { super.init(frame: frame) }", coder]
    }
  }
}
