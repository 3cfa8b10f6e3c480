import ArgumentParser

/// The path of a folder or file that an option names; it is not empty.
///
/// An empty one is what a shell makes of a variable that is not set. With a file's name behind it, it would lead to the
/// root of the disk.
struct PathArgument: ExpressibleByArgument {
  let path: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    path = argument
  }

  var defaultValueDescription: String { path }

  static var defaultCompletionKind: CompletionKind { .directory }
}

extension PathArgument: ExpressibleByStringLiteral {
  /// The path of an option's default.
  init(stringLiteral path: String) { self.path = path }
}
