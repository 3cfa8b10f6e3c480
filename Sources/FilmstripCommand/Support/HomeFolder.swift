import Essentials

/// The user's own folder, as `~` means it.
enum HomeFolder {
  /// Arguments in which `--option=~` and `--option=~/path` have the folder's path for the `~`.
  ///
  /// A shell expands a `~` at the beginning of a word, which `--option ~/path` is and `--option=~/path` is not: without
  /// this a folder called `~` would be made. What follows `--` is left as it is.
  static func expanded(
    _ arguments: [String], home: String? = ProcessInfo.processInfo.environment["HOME"]
  ) -> [String] {
    guard let home, !home.isEmpty else { return arguments }
    let options = arguments.prefix { $0 != "--" }
    return options.map { expanded($0, home) } + arguments[options.endIndex...]
  }

  private static func expanded(_ argument: String, _ home: String) -> String {
    let bytes = Array(argument.utf8)
    guard bytes.first == UInt8(ascii: "-"), let sign = bytes.firstIndex(of: UInt8(ascii: "=")),
      bytes[(sign + 1)...].first == UInt8(ascii: "~")
    else { return argument }
    let rest = bytes[(sign + 2)...]
    guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return argument }
    return String(decoding: bytes[...sign] + Array(home.utf8) + rest, as: UTF8.self)
  }
}
