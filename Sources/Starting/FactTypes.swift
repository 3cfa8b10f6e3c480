import Carrying

/// The types of an app's files, with those of UIKit by their names.
struct FactTypes {
  let facts: HandlerFacts
  /// The first names behind a type's colon.
  private let supertypes: [String: String]
  private let superclasses: Set<String>

  init(_ facts: HandlerFacts) {
    self.facts = facts
    supertypes = Dictionary(
      facts.declarations.filter { $0.keyword == "class" }
        .compactMap { type in type.inherited.first.map { (FactTypes.last(type.name), $0) } },
      uniquingKeysWith: { first, _ in first })
    superclasses = Set(supertypes.values)
  }

  /// The classes in their order, with controllers of which there are only extensions.
  var classes: [String] {
    var names: [String] = []
    for type in facts.declarations where !names.contains(type.name) {
      let isExtended =
        type.keyword == "extension" && type.name.hasSuffix("ViewController")
        && !type.name.hasPrefix("UI")
      if type.keyword == "class" || isExtended { names.append(type.name) }
    }
    return names
  }

  func isSuperclass(_ name: String) -> Bool { superclasses.contains(FactTypes.last(name)) }

  static func last(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// A class and its superclasses, as far as the files have them, with the first one that they do not have.
  func line(of name: String) -> [String] {
    var line = [FactTypes.last(name)]
    while let next = supertypes[line[line.count - 1]], !line.contains(next) { line.append(next) }
    return line
  }

  private func ends(_ name: String, with endings: [String]) -> Bool {
    line(of: name).contains { type in endings.contains { type.hasSuffix($0) } }
  }

  func isController(_ name: String) -> Bool {
    let line = line(of: name)
    guard !line.contains("UIPresentationController") else { return false }
    return line.contains { $0.hasSuffix("ViewController") || $0 == "UINavigationController" }
      || line[line.count - 1].hasSuffix("Controller") && line.count > 1
  }

  func isText(_ name: String) -> Bool { ends(name, with: ["TextView", "TextField"]) }
  func isTextView(_ name: String) -> Bool { ends(name, with: ["TextView"]) }
  func isScrolling(_ name: String) -> Bool {
    ends(name, with: ["TableView", "CollectionView", "ScrollView"])
  }
  func isView(_ name: String) -> Bool {
    !isController(name)
      && ends(
        name, with: ["View", "Bar", "Toolbar", "Composer", "Field", "Button", "Label", "Control"])
  }

  func members(of name: String) -> [HandlerFacts.Member] {
    let line = line(of: name)
    return facts.members.filter { line.contains(FactTypes.last($0.owner)) }
  }
}

/// Something that a family's code changes or hears, with its distance from the keyboard's notification.
struct Change {
  let deed: HandlerFacts.Deed
  let distance: Int
  let place: HandlerFacts.Place
  let owner: String

  /// How near it is: a change comes before an observer alone; nil for facts that have nothing to do with the keyboard.
  var rank: Int? {
    switch deed {
    case .setsConstant where distance < .max, .moves where distance < .max: distance
    case .scrolls where distance < .max: distance + 1
    case .accessory: 0
    case .hears: Change.heard
    case .constrains(_, let items) where items.contains(where: Family.isGuide): Change.heard
    default: nil
    }
  }

  /// Behind all that is reached by calls.
  private static let heard = 20

  /// Whether it is so near to a notification that it is for the keyboard.
  var isSure: Bool { distance <= 3 || rank == Change.heard }

  var line: String { "line \(place.line) of \(place.file)" }

  /// What it does, as a part of a sentence.
  var reason: String {
    switch deed {
    case .hears(let name): "observes \(name) in \(line)"
    case .accessory: "gives the keyboard an accessory in \(line)"
    case .constrains: "pins a view to a guide of the keyboard in \(line)"
    default: "\(isSure ? "handles the keyboard in" : "mentions the keyboard around") \(line)"
    }
  }
}

/// A class with its superclasses and extensions, and what its code does when the keyboard moves.
struct Family {
  let name: String
  let types: FactTypes
  let members: [HandlerFacts.Member]
  /// What it does on the keyboard's behalf, the nearest first.
  let changes: [Change]
  /// All that it does.
  let deeds: [Change]

  init(_ name: String, _ types: FactTypes) {
    (self.name, self.types) = (name, types)
    let line = types.line(of: name)
    let all = types.members(of: name)
    // An overridden method is not run, unless the subclass calls it.
    let members = all.filter { member in
      !all.contains {
        $0.modifiers.contains("override") && $0.name == member.name && $0.keyword == member.keyword
          && line.firstIndex(of: $0.owner) ?? 0 < line.firstIndex(of: member.owner) ?? 0
          && !$0.events.contains {
            if case .uses(let used) = $0.deed { used == member.name } else { false }
          }
      }
    }
    self.members = members
    var distances: [String: Int] = [:]
    for case .observes(let name) in members.flatMap(\.events).map(\.deed) { distances[name] = 0 }
    func distance(_ event: HandlerFacts.Event, in member: HandlerFacts.Member) -> Int? {
      [event.distance, distances[member.name]].compactMap { $0 }.min()
    }
    let bodies = Set(members.map(\.name))
    // Calls lead away from the notification; longer ways are unrealistic.
    for _ in 0..<5 {
      for member in members {
        for event in member.events {
          guard case .uses(let used) = event.deed, used != member.name, bodies.contains(used),
            let near = distance(event, in: member)
          else { continue }
          distances[used] = min(distances[used] ?? .max, near + 1)
        }
      }
    }
    deeds = members.flatMap { member in
      member.events.map {
        Change(
          deed: $0.deed, distance: distance($0, in: member) ?? .max, place: $0.place,
          owner: member.owner)
      }
    }
    changes = deeds.filter { $0.distance < .max }.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }.map(\.element)
  }

  /// What is nearest to the keyboard; nil if it has nothing to do with it.
  var nearest: Change? {
    deeds.filter { $0.rank != nil }.min { $0.rank ?? 0 < $1.rank ?? 0 }
  }

  /// How the owner of a change is related to the class.
  func holder(of change: Change) -> String {
    FactTypes.last(change.owner) == FactTypes.last(name) ? "it" : "its superclass \(change.owner)"
  }

  /// Whether a path is that of a guide which follows the keyboard.
  static func isGuide(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.contains("guide") && (name.contains("keyboard") || name.contains("inputlayout"))
  }

  /// The property that a path begins with or, in types of these files, leads to.
  func property(_ path: String) -> HandlerFacts.Member? {
    var found: HandlerFacts.Member?
    var members = members
    for name in path.split(separator: ".") {
      guard
        let next = members.first(where: {
          $0.name == name && ["let", "var"].contains($0.keyword) && !$0.modifiers.contains("static")
        })
      else { return nil }
      found = next
      members = next.type.map(types.members) ?? []
    }
    return found
  }

  /// Whether a path leads from one of the class's own views.
  func isOwn(_ path: String) -> Bool {
    if property(path) != nil { return true }
    let names = path.split(separator: ".").map(String.init)
    guard names.count > 1 else { return inherited == path }
    return names[0] == "view" || property(names[0]) != nil
  }

  /// A superclass that is neither UIKit's nor in the files.
  var foreignSuperclass: String? {
    types.line(of: name).last.flatMap { last in
      last.hasPrefix("UI") || types.facts.declarations.contains { FactTypes.last($0.name) == last }
        ? nil : last
    }
  }

  /// The scroll view of UIKit's own table or collection controller.
  var inherited: String? {
    let line = types.line(of: name)
    if line.contains("UITableViewController") { return "tableView" }
    return line.contains("UICollectionViewController") ? "collectionView" : nil
  }

  /// The call that makes the class without knowing more of the app; nil if it needs more.
  var making: String? {
    guard types.facts.declarations.contains(where: { $0.keyword == "class" && $0.name == name })
    else { return nil }
    for type in types.line(of: name) {
      let inits = types.facts.members.filter {
        FactTypes.last($0.owner) == type && $0.name == "init"
      }
      .filter { $0.parameters.first?.label != "coder" }
      // UIKit's own `init()` calls the one with a nib's name.
      let isFree = inits.contains {
        $0.parameters.first?.label == "nibName" || $0.parameters.allSatisfy(\.hasDefault)
      }
      if isFree { return "\(name)()" }
      if !inits.isEmpty { return nil }
    }
    return "\(name)()"
  }
}
