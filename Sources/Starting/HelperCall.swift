import Carrying

/// How a helper is made and given the views of the model's chat, by the types of its parameters.
struct HelperCall {
  /// The lines of a closure's body that ends with the helper; nil if it needs more than views and constraints.
  let statements: [String]?

  init(_ family: Family) {
    let members = family.members.filter { !$0.modifiers.contains("private") && !$0.modifiers.contains("fileprivate") }
    let inits = members.filter { $0.name == "init" }
    let made = inits.isEmpty ? ["()"] : inits.compactMap { HelperCall.arguments(of: $0) }
    guard let making = made.max(by: { $0.count < $1.count }) else {
      statements = nil
      return
    }
    var lines: [String] = []
    for member in members where member.keyword == "func" && !member.modifiers.contains("static") {
      // What takes a view, and what begins.
      let isStart = ["start", "startObserving", "register", "enable"].contains(member.name) && member.parameters.isEmpty
      let isGiven = member.parameters.contains { HelperCall.value(of: $0) != nil }
      guard isStart || isGiven, let arguments = HelperCall.arguments(of: member) else { continue }
      lines.append("\(member.returnsValue ? "_ = " : "")helper.\(member.name)\(arguments)")
    }
    guard making.count > 2 || !lines.isEmpty else {
      statements = nil
      return
    }
    statements = lines.isEmpty ? ["\(family.name)\(making)"] : ["let helper = \(family.name)\(making)"] + lines + ["return helper"]
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

  private static func value(of parameter: (label: String, type: String, hasDefault: Bool)) -> String? {
    switch parameter.type {
    case "NSLayoutConstraint": "chat.barBottom"
    case "UIScrollView", "UITableView": "chat.tableView"
    case "UITextView": "chat.textView"
    case "UIViewController": "chat"
    case "UIView":
      ["view", "in", "superview", "parent", "container"].contains(parameter.label.lowercased()) ? "chat.view" : "chat.bar"
    default: nil
    }
  }
}
