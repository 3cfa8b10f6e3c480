import Carrying

/// Concludes which of a controller's views is the bar, the list and the field.
struct ViewFinder {
  typealias Finding = FoundHandler.Finding
  private let family: Family
  private var types: FactTypes { family.types }
  private(set) var bar: Finding?
  private(set) var list: Finding?
  private(set) var field: Finding?
  /// Whether only a scroll view gives way.
  private(set) var isForm = false

  init(_ family: Family) {
    self.family = family
    let moved = moved
    let rides = accessory ?? moved.first { !isScrolling($0.name) && $0.name != "view" } ?? guided
    let scrolled = scrolled ?? moved.first { isScrolling($0.name) }
    bar = rides ?? (scrolled?.isSure == true ? nil : outlet ?? page(moved) ?? named)
    isForm = bar == nil && scrolled != nil
    list = scrolled ?? onlyList
    field = foundField
  }

  // MARK: Bar

  /// The view that rides on the keyboard as its accessory.
  private var accessory: Finding? {
    for change in family.deeds {
      guard case .accessory(let path) = change.deed else { continue }
      if family.isOwn(path) {
        return Finding(
          name: path, reason: "because it is the keyboard's accessory by \(change.line)",
          isSure: true)
      }
      if change.distance == 0, path != "super.inputAccessoryView" {
        return Finding(
          name: "inputAccessoryView", reason: "because \(change.line) makes it", isSure: true)
      }
    }
    return nil
  }

  /// The views that the handler moves, the nearest first; which of several is the bar is not sure.
  private var moved: [Finding] {
    var all: [(finding: Finding, distance: Int)] = []
    func add(_ path: String, _ change: Change, _ reason: String, isSure: Bool = true) {
      guard !all.contains(where: { $0.finding.name == path }) else { return }
      let finding = Finding(
        name: path, reason: "because \(change.line) \(reason)", isSure: isSure && change.isSure)
      all.append((finding, change.distance))
    }
    for change in family.changes {
      switch change.deed {
      case .moves(let path, let how) where path == "view":
        add(path, change, "sets the \(how) of the whole view")
      case .moves(let path, let how) where family.isOwn(path):
        add(path, change, "sets its \(how)")
      case .setsConstant(let constraint, _):
        for deed in family.deeds {
          // One without a name is at the bottom of the view.
          guard case .constrains(let name, let items) = deed.deed,
            constraint.isEmpty ? items.contains("view") : name == constraint,
            let item = items.first(where: {
              $0 != "view" && family.isOwn($0) && !Family.isGuide($0)
            })
          else { continue }
          let holder = container(of: item)
          add(
            holder ?? item, change,
            constraint.isEmpty
              ? "sets a constant at the bottom of the view, where \(deed.line) pins it"
              : "sets \(constraint).constant, which \(deed.line) makes for \(holder == nil ? "it" : "\(item), which it holds")",
            isSure: !constraint.isEmpty)
        }
      default: break
      }
    }
    let bars = all.indices.filter {
      !isScrolling(all[$0].finding.name) && all[$0].finding.name != "view"
    }
    if let first = bars.first {
      let other = bars.dropFirst().first { all[$0].distance == all[first].distance }
      let doubt =
        other.map { "\(all[$0].finding.name) moves as well" }
        ?? family.foreignSuperclass.map { "its superclass \($0) is not among the files" }
      if let doubt {
        let bar = all[first].finding
        all[first].finding = Finding(
          name: bar.name, reason: "\(bar.reason); \(doubt)", isSure: false)
      }
    }
    return all.map(\.finding)
  }

  /// The view of the class that holds a field as the bar does.
  private func container(of path: String) -> String? {
    guard isText(path) else { return nil }
    for deed in family.deeds {
      if case .adds(path, let holder) = deed.deed, holder != "view", family.isOwn(holder),
        !isScrolling(holder)
      {
        return holder
      }
    }
    return nil
  }

  /// The view that is pinned to a guide which follows the keyboard.
  private var guided: Finding? {
    for deed in family.deeds {
      guard case .constrains(_, let items) = deed.deed, items.contains(where: Family.isGuide),
        let item = items.first(where: { !Family.isGuide($0) && family.isOwn($0) }),
        !isScrolling(item)
      else { continue }
      return Finding(
        name: item,
        reason: "because \(deed.line) pins it to \(items.first(where: Family.isGuide) ?? "")",
        isSure: true)
    }
    return nil
  }

  /// The view after which an outlet is named whose constant is set, or else the field, which is above it.
  private var outlet: Finding? {
    for change in family.changes {
      guard case .setsConstant(let constraint, _) = change.deed,
        let outlet = family.property(constraint)
      else { continue }
      let name = constraint.lowercased()
      let views = family.members.filter { isProperty($0) && types.isView($0.type ?? "") }
      if let view = views.filter({ name.contains($0.name.lowercased()) }).max(by: {
        $0.name.count < $1.name.count
      }) {
        return Finding(
          name: view.name,
          reason: "because \(change.line) sets \(constraint).constant, which is named after it",
          isSure: false)
      }
      guard outlet.modifiers.contains("IBOutlet") else { continue }
      if let view = namedView ?? texts.first {
        return Finding(
          name: view.name,
          reason:
            "because \(change.line) sets \(constraint).constant, an outlet; its views are in the storyboard, look there",
          isSure: false)
      }
    }
    return nil
  }

  /// The view taken as the bar where the whole view moves.
  private func page(_ moved: [Finding]) -> Finding? {
    guard let page = moved.first(where: { $0.name == "view" }),
      let name = namedView?.name ?? texts.first?.name ?? innerTexts.first
    else { return nil }
    return Finding(name: name, reason: page.reason, isSure: false)
  }

  private var named: Finding? {
    namedView.map {
      Finding(
        name: $0.name,
        reason: "by its name alone: no code was found that moves a view with the keyboard",
        isSure: false)
    }
  }

  private var namedView: HandlerFacts.Member? {
    let isBar = #/(?:bar|toolbar|composer|accessory|input)(?:view|container)?$/#.ignoresCase()
    return family.members.first {
      isProperty($0) && !isScrolling($0.name) && !isText($0.name)
        && types.isView($0.type ?? "") && $0.type?.hasSuffix("SearchBar") == false
        && $0.name.contains(isBar)
    }
  }

  // MARK: List

  /// The scroll view that gives way by its inset, its offset or its frame.
  private var scrolled: Finding? {
    let insets = family.changes.compactMap {
      change -> (path: String, how: String, change: Change)? in
      guard case .scrolls(let path, let how) = change.deed, family.isOwn(path) else { return nil }
      return how.hasPrefix("content") ? (path, how, change) : nil
    }
    // The controller's own view comes before one of another object.
    func depth(_ path: String) -> Int { path.count { $0 == "." } }
    let best = insets.enumerated().min {
      (depth($0.element.path), $0.offset) < (depth($1.element.path), $1.offset)
    }
    return best.map { _, found in
      Finding(
        name: found.path, reason: "because \(found.change.line) sets its \(found.how)",
        isSure: found.change.isSure)
    }
  }

  private var onlyList: Finding? {
    if let name = family.inherited {
      return Finding(name: name, reason: "because it is the controller's own", isSure: true)
    }
    let lists = family.members.filter { isProperty($0) && isScrolling($0.name) && !isText($0.name) }
    if lists.count == 1 {
      // One that a superclass declares may be used by other subclasses alone.
      return Finding(
        name: lists[0].name, reason: "the only scroll view", isSure: lists[0].owner == family.name)
    }
    for change in family.changes {
      guard case .scrolls(let path, let how) = change.deed, family.isOwn(path), path != bar?.name
      else { continue }
      return Finding(name: path, reason: "because \(change.line) calls its \(how)", isSure: false)
    }
    if let first = lists.first {
      return Finding(
        name: first.name, reason: "the first of \(lists.count) scroll views", isSure: false)
    }
    return inner(types.isScrolling).first.map {
      Finding(name: $0, reason: "a scroll view inside of one of its views", isSure: false)
    }
  }

  // MARK: Field

  private var texts: [HandlerFacts.Member] {
    family.members.filter { isProperty($0) && isText($0.name) }
  }

  private var innerTexts: [String] { inner(types.isText) }

  /// The views of a kind in the views that the class keeps, by their paths.
  private func inner(_ isMeant: (String) -> Bool) -> [String] {
    family.members.filter { isProperty($0) && $0.type != nil }.flatMap { member in
      types.members(of: member.type ?? "")
        .filter { isProperty($0) && isMeant($0.type ?? "") }.map { "\(member.name).\($0.name)" }
    }
  }

  private var foundField: Finding? {
    if let bar, isText(bar.name) {
      return Finding(
        name: bar.name, reason: "because the bar is a field itself", isSure: bar.isSure)
    }
    if isForm, let list, isText(list.name) {
      return Finding(
        name: list.name, reason: "because the scroll view is a text itself", isSure: list.isSure)
    }
    if let bar {
      let own = innerTexts.filter { $0.hasPrefix(bar.name + ".") }
      if let first = own.first {
        return Finding(
          name: first,
          reason: own.count == 1
            ? "the only text inside of the bar"
            : "the first of \(own.count) texts inside of the bar",
          isSure: own.count == 1 && bar.isSure)
      }
      let held = texts.filter { container(of: $0.name) == bar.name }
      if let first = held.first {
        return Finding(
          name: first.name, reason: "because it is added to the bar",
          isSure: held.count == 1 && bar.isSure)
      }
      for deed in family.deeds {
        if case .mentions(let path) = deed.deed, path.hasPrefix(bar.name + ".") {
          return Finding(name: path, reason: "because \(deed.line) names it", isSure: false)
        }
      }
    }
    if let first = texts.first {
      let isOnly = texts.count == 1
      return Finding(
        name: first.name, reason: isOnly ? "the only text" : "the first of \(texts.count) texts",
        isSure: isOnly && bar == nil && !types.isTextView(first.type ?? ""))
    }
    let inner = innerTexts
    return inner.first.map {
      Finding(
        name: $0,
        reason: inner.count == 1
          ? "the only text inside of its views"
          : "the first of \(inner.count) texts inside of its views", isSure: false)
    }
  }

  // MARK: Kinds

  private func isProperty(_ member: HandlerFacts.Member) -> Bool {
    ["let", "var"].contains(member.keyword) && !member.modifiers.contains("static")
  }

  private func isScrolling(_ path: String) -> Bool {
    guard let type = family.property(path)?.type else { return path == family.inherited }
    guard !types.isTextView(type) else {
      // A text view without a container, and without a list next to it, is the list.
      return container(of: path) == nil
        && !family.members.contains { isProperty($0) && types.isScrolling($0.type ?? "") }
    }
    return types.isScrolling(type)
  }

  private func isText(_ path: String) -> Bool {
    family.property(path)?.type.map(types.isText) ?? false
  }
}
