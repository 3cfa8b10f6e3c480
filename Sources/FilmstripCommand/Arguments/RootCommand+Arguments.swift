import ArgumentParser
import Basics
import Essentials
import Scenarios

extension RootCommand {
  /// The command that arguments describe, checked.
  ///
  /// A command that is found by its name is parsed alone: describing all others takes a seventh of the time to start.
  /// Mistakes in its arguments are reported by the whole, which knows its full name.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let (command, rest) = try check(arguments)
    // Help is a command of its own, which would not know the whole either.
    if command.configuration.subcommands.isEmpty, let parsed = try? command.parseAsRoot(rest),
      type(of: parsed) == command
    {
      return parsed
    }
    return try parseAsRoot(arguments)
  }

  /// Refuses errors that the parser would not report, or not helpfully: an unknown command, and an option of which
  /// only the last value would count.
  ///
  /// - Returns: The innermost command that is named, and its arguments.
  @discardableResult
  static func check(
    _ arguments: [String]
  ) throws -> (command: any ParsableCommand.Type, arguments: [String]) {
    var command: any ParsableCommand.Type = RootCommand.self
    var path: [String] = []
    var rest = arguments[...]
    while !command.configuration.subcommands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
      let all = command.configuration.subcommands
      guard let next = all.first(where: { $0.configuration.commandName == word }) else {
        guard word != "help" else { return (command, Array(rest)) }
        throw unknown(word, among: all.compactMap { $0.configuration.commandName }, behind: path)
      }
      (command, path) = (next, path + [word])
      rest.removeFirst()
    }
    try checkRepeats(in: rest, of: command)
    return (command, Array(rest))
  }

  private static func unknown(_ word: String, among names: [String], behind path: [String])
    -> Failure
  {
    let line = ([Program.name] + path).joined(separator: " ")
    let isFilm =
      path.isEmpty && (Scenario.builtInNames.contains(word) || FilmArgument.isPath(word))
    let hint =
      isFilm
      ? " To draw it: `\(line) render \(word)`."
      : NearestName.of(word, among: names).map { " Did you mean `\(line) \($0)`?" } ?? ""
    return Failure(.usage, "\(word) is not a command; `\(line) --help` lists them.\(hint)")
  }

  /// A command as the parser describes it.
  private struct Description: Decodable {
    struct Command: Decodable { let arguments: [Argument] }
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind, name: String

        var word: String { (kind == "long" ? "--" : "-") + name }
      }
      let kind: String
      let isRepeating: Bool
      let names: [Name]?
    }
    let command: Command
  }

  /// Refuses an option that is given twice and has one value.
  private static func checkRepeats(
    in arguments: ArraySlice<String>, of command: any ParsableCommand.Type
  ) throws {
    let words = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0.count > 1 }
      .map { String($0.prefix { $0 != "=" }) }
    // Describing a command takes a while. A short name is the first letter of a long one.
    let mayBeOne = words.contains { word in
      !word.hasPrefix("--") && words.contains { $0.hasPrefix("-\(word.prefix(2))") }
    }
    guard mayBeOne || Set(words).count < words.count else { return }
    let text = Data(command._dumpHelp().utf8)
    guard let described = try? JSONDecoder().decode(Description.self, from: text) else { return }
    for option in described.command.arguments where option.kind == "option" && !option.isRepeating {
      let names = (option.names ?? []).map(\.word)
      guard words.count(where: names.contains) > 1 else { continue }
      throw Failure(
        .usage,
        "\(names.last { $0.hasPrefix("--") } ?? names[0]) is given twice, and only one would count; give it once."
      )
    }
  }
}
