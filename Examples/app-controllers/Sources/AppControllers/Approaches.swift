public import FilmstripKit
import FilmstripUIKit

/// The app's controllers as approaches: which of their views is the bar, the list and the field.
///
/// By the names of their properties, as those of `ChatViewController` are private, or by code.
public let appApproaches: [NamedApproach] = [
  NamedApproach(
    "legacy", screen: LegacyChatViewController(),
    summary:
      "Frames between beginAnimations and commitAnimations, with the keyboard's duration and curve.",
    bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView }),
  NamedApproach(
    "Chat", screen: ChatViewController(),
    summary: "A constraint, changed in a block that is dispatched, without the keyboard's curve.",
    code: """
      DispatchQueue.main.async {
        bottom.constant = -overlap
        UIView.animate(duration) { layoutIfNeeded() }
      }
      """,
    bar: "inputBar", list: "tableView", field: "textView"),
]
