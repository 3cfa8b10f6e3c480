import ArgumentParser
import Essentials

/// The path of a folder or file that an option names; it is not empty.
///
/// An empty one is what a shell makes of a variable that is not set. With a file's name behind it, it would lead to the
/// root of the disk.
struct PathArgument: ExpressibleByArgument, Hashable {
  /// As it was typed.
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  /// The path, in which a `~` at the begin is the user's own folder.
  ///
  /// A shell expands a `~` at the begin of a word, which that of `--option ~/path` is and that of `--option=~/path` is
  /// not: without this a folder called `~` would be made. `./~` leads to one that is there.
  var path: String { PathArgument.expanded(text) }

  /// A path with the user's folder for the `~` at its begin; what follows `~` itself is another user's name.
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
  /// The path of an option's default.
  init(stringLiteral path: String) { text = path }
}
