import ArgumentParser
import Essentials

/// An option's path, not empty: an unset variable would lead to the root of the disk.
struct PathArgument: ExpressibleByArgument, Hashable {
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  /// The path, with the user's home folder for a leading `~`; `./~` is a folder of that name.
  ///
  /// A shell expands a `~` at the beginning of a word, as in `--option ~/path`, but not in `--option=~/path`: without
  /// this a folder called `~` would be made.
  var path: String { PathArgument.expanded(text) }

  /// A `~` before any other text than `/` stays: that text is another user's name.
  static func expanded(
    _ text: String, home: String? = ProcessInfo.processInfo.environment["HOME"]
  ) -> String {
    guard let home, !home.isEmpty, text == "~" || text.utf8.starts(with: "~/".utf8) else {
      return text
    }
    return home + String(decoding: text.utf8.dropFirst(), as: UTF8.self)
  }

  var defaultValueDescription: String { text }

  static var defaultCompletionKind: CompletionKind { .directory }
}

extension PathArgument: ExpressibleByStringLiteral {
  init(stringLiteral path: String) { text = path }
}
