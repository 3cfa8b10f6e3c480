import Carrying

/// How a helper is made and given the views of the model's chat, by the types of its parameters.
struct HelperCall {
  /// The lines of a closure's body that ends with the helper; nil if it needs more than views and constraints.
  let statements: [String]?

  /// The constraint that it is given, by the sign of the constants that it sets.
  let constraint: FoundHandler.Finding?
  /// Whether it is given a view or a constraint.
  let isGiven: Bool

  init(_ family: Family) {
    let members = family.members.filter {
      $0.modifiers.isDisjoint(with: ["private", "fileprivate", "override"])
    }
    let inits = members.filter { $0.name == "init" }
    let made = inits.isEmpty ? ["()"] : inits.compactMap { HelperCall.arguments(of: $0) }
    let making = made.max { $0.count < $1.count }
    var given = Set(HelperCall.views(in: making ?? ""))
    var lines: [String] = []
    for member in members where member.keyword == "func" {
      // Methods that start it, and those that take a view that it does not have yet.
      let begins = ["start", "startObserving", "register", "enable"].contains(member.name)
      let ends = ["stop", "remove", "unbind", "end", "disable"].contains {
        member.name.hasPrefix($0)
      }
      guard !ends, let arguments = HelperCall.arguments(of: member) else { continue }
      let views = Set(HelperCall.views(in: arguments)).subtracting(given)
      guard begins && arguments == "()" || !views.isEmpty else { continue }
      given.formUnion(views)
      let isStatic = !member.modifiers.isDisjoint(with: ["static", "class"])
      let line =
        (member.returnsValue ? "_ = " : "") + (isStatic ? family.name : "helper")
        + ".\(member.name)\(arguments)"
      if !lines.contains(line) { lines.append(line) }
    }
    isGiven = !given.isEmpty
    // Whether the constraint goes from the bar to the view, whose constant is negative upward, or the other way.
    let set = family.deeds.compactMap { deed -> (isNegative: Bool, deed: Change)? in
      if case .setsConstant(_, let isNegative) = deed.deed { (isNegative, deed) } else { nil }
    }
    constraint =
      given.contains("chat.barBottom")
      ? (set.first { $0.isNegative } ?? set.first).map { isNegative, deed in
        .init(
          name: isNegative ? "chat.barBottom" : "the view's bottom to the bar's",
          reason: "because \(deed.line) sets a constant \(isNegative ? "below" : "above") 0",
          isSure: isNegative)
      } : nil
    guard let making, isGiven else {
      statements = nil
      return
    }
    let call = family.name + making
    var body = lines.isEmpty ? [call] : ["let helper = \(call)"] + lines + ["return helper"]
    if let constraint, !constraint.isSure {
      body = body.map { $0.replacing("chat.barBottom", with: "bottom") }
      if lines.isEmpty { body = ["return \(call.replacing("chat.barBottom", with: "bottom"))"] }
      body =
        [
          "// A constant above 0 lifts this one; chat.barBottom is for those that set one below 0.",
          "chat.barBottom.isActive = false",
          "let bottom = chat.view.bottomAnchor.constraint(equalTo: chat.bar.bottomAnchor)",
          "bottom.isActive = true",
        ] + body
    }
    statements = body
  }

  private static func views(in arguments: String) -> [String] {
    arguments.matches(of: #/chat(\.\w+)?/#).map { String($0.output.0) }
  }

  /// The arguments of a call with the chat's views; nil if a parameter without a default is something else.
  private static func arguments(of member: HandlerFacts.Member) -> String? {
    var texts: [String] = []
    for parameter in member.parameters {
      guard let value = value(of: parameter) else {
        if parameter.hasDefault { continue }
        return nil
      }
      texts.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private static func value(of parameter: (label: String, type: String, hasDefault: Bool))
    -> String?
  {
    switch parameter.type {
    case "NSLayoutConstraint": "chat.barBottom"
    case "UIScrollView", "UITableView": "chat.tableView"
    case "UITextView": "chat.textView"
    case "UIViewController": "chat"
    case "UIView":
      ["view", "in", "superview", "parent", "container"].contains(parameter.label.lowercased())
        ? "chat.view" : "chat.bar"
    default: nil
    }
  }
}
