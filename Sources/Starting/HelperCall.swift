import Carrying

/// How a helper is made and given the views of the model's chat, by the types of its parameters.
struct HelperCall {
  /// The lines of a closure's body that ends with the helper; nil if it needs more than views and constraints.
  let statements: [String]?

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
      // What begins, and what takes a view that it does not have yet.
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
    guard let making, isGiven else {
      statements = nil
      return
    }
    let call = family.name + making
    statements = lines.isEmpty ? [call] : ["let helper = \(call)"] + lines + ["return helper"]
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
