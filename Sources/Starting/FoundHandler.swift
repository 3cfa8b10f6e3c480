package import Carrying
import Scenarios

/// The handler of the keyboard in an app's files, and the views that it handles, as far as their text shows.
package struct FoundHandler {
  /// A type or a view that was found, why, and whether the reason leaves another possibility.
  package struct Finding: Hashable {
    package let name: String
    package let reason: String
    package let isSure: Bool
  }

  package enum Kind: Hashable {
    /// A controller with a bar.
    case chat
    /// A controller of which a scroll view gives way.
    case form
    /// An object that is given views or constraints.
    case helper
  }

  package let kind: Kind
  package let subject: Finding
  package private(set) var bar: Finding?
  package private(set) var list: Finding?
  package private(set) var field: Finding?
  /// The constraint that a helper is given.
  private(set) var constraint: Finding?
  /// The expression that makes it, if the files show one; for a helper, statements on `chat`.
  let making: [String]?
  /// Whether a view is a computed property, which only code finds.
  let isComputed: Bool

  /// The lines that are printed about it.
  package var report: [String] {
    var roles: [(String, Finding?)] = [("handler", subject)]
    switch kind {
    case .chat: roles += [("bar", bar), ("list", list), ("field", field)]
    case .form: roles += [("a form's scroll view", list), ("field", field)]
    case .helper: if let constraint { roles.append(("constraint", constraint)) }
    }
    return roles.map { role, found in
      let text = found.map { "\($0.isSure ? "" : "a guess: ")\($0.name), \($0.reason)" }
      return "\(role): \(text ?? "not found")"
    }
  }

  /// The handler in files, given with their bytes; nil if none hears the keyboard.
  package init?(in facts: HandlerFacts) {
    let types = FactTypes(facts)
    guard let (family, heard) = FoundHandler.subject(of: types) else { return nil }
    let name = family.name
    let finder = ViewFinder(family)
    subject = Finding(
      name: name,
      reason: heard.map { "as \(family.holder(of: $0)) \($0.reason)" }
        ?? "the only controller, though none of its code observes the keyboard",
      isSure: heard?.isSure ?? false)
    guard types.isController(name) else {
      kind = .helper
      let call = HelperCall(family)
      (making, constraint) = (call.statements, call.constraint)
      isComputed = false
      return
    }
    kind = finder.isForm ? .form : .chat
    (bar, list, field) = (finder.bar, finder.list, finder.field)
    isComputed = [bar, list, field].contains {
      $0.map { family.property($0.name)?.isComputed ?? false } ?? false
    }
    making = family.making.map { [$0] }
  }

  /// The controller whose code is nearest to the keyboard's notifications, else such a type without a controller.
  private static func subject(of types: FactTypes) -> (Family, Change?)? {
    func nearest(_ families: [Family]) -> (Family, Change?)? {
      families.compactMap { family in family.nearest.map { (family, $0) } }
        .min { $0.1.rank ?? 0 < $1.1.rank ?? 0 }.map { ($0.0, $0.1) }
    }
    let classes = types.classes.filter { !types.isSuperclass($0) }.map { Family($0, types) }
    let controllers = classes.filter { types.isController($0.name) }
    let helpers = classes.filter { !types.isController($0.name) && !types.isView($0.name) }
    return nearest(controllers) ?? nearest(helpers.filter { HelperCall($0).isGiven })
      ?? nearest(helpers) ?? (controllers.count == 1 ? (controllers[0], nil) : nil)
  }

  /// A name that no other approach has: the type's without `ViewController`, in its own spelling.
  package var approachName: String {
    var stem = subject.name.split(separator: ".").last ?? ""
    for ending in ["ViewController", "Controller", "VC"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = stem.dropLast(ending.count)
      break
    }
    let name = String(stem)
    // The catalogue refuses invalid names, and those of Filmstrip's approaches.
    let approach = NamedApproach(name, BarMove(.transform))
    let isFree = name.lowercased() != "ours" && (try? ApproachCatalogue(own: [approach])) != nil
    return isFree ? name : "app"
  }
}

// MARK: Written

extension FoundHandler {
  /// The approach as an element of a list, in comments if more of the app is needed to make the handler.
  var approach: String {
    let call: String
    switch kind {
    case .helper:
      let body = making ?? ["// Make it, give it the views and constraints of chat, and return it."]
      call = """
          NamedApproach("\(approachName)") { chat in
        \(body.map { "    \($0)" }.joined(separator: "\n"))
          }
        """
    case .chat, .form:
      var arguments = ["\"\(approachName)\"", "screen: \(making?.first ?? "\(subject.name)(…)")"]
      func add(_ label: String, _ found: Finding?) {
        let name = found?.name ?? "?"
        let closure =
          kind == .form && label == "field"
          ? "{ controller, _ in controller.\(name) }" : "{ $0.\(name) }"
        arguments.append("\(label): \(isComputed ? closure : "\"\(name)\"")")
      }
      if kind == .chat { add("bar", bar) }
      if list != nil { add(kind == .form ? "scrollView" : "list", list) }
      if field != nil || kind == .form { add("field", field) }
      call = """
          NamedApproach(
            \(arguments.prefix(2).joined(separator: ", ")),
            \(arguments.dropFirst(2).joined(separator: ", ")))
        """
    }
    guard making == nil else { return call }
    return
      "  // \(subject.name) is not made without more of the app: give it here, and take the marks away.\n"
      + call.split(separator: "\n").map { "  // \($0.dropFirst(2))" }.joined(separator: "\n")
  }

  static let example = """
      // NamedApproach("Chat", screen: ChatViewController(), bar: "inputBar", list: "tableView", field: "textView")
    """
}
