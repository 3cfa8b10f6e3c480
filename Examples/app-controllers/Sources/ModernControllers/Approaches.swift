public import FilmstripKit
import FilmstripUIKit

/// The app's controller of Swift 6 as an approach.
public let modernApproaches: [NamedApproach] = [
  NamedApproach(
    "modern", screen: ModernChatViewController(messages: (1...20).map { "Message \($0)" }),
    summary: "A constraint, changed in a block with the keyboard's duration and curve << 16.",
    bar: { $0.inputBar }, content: { $0.textView }, list: { $0.tableView },
    field: { $0.textView })
]
