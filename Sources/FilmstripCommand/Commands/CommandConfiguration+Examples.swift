import ArgumentParser

extension CommandConfiguration {
  /// A subcommand whose help ends with lines to type.
  ///
  /// - Parameters:
  ///   - examples: The lines without the program's name, each of at most 68 characters, so that help never breaks them.
  init(
    commandName: String, abstract: String, discussion: String = "", examples: [String],
    subcommands: [any ParsableCommand.Type] = []
  ) {
    self.init(
      commandName: commandName, abstract: abstract,
      discussion: CommandConfiguration.text(discussion, examples: examples),
      subcommands: subcommands)
  }

  /// A discussion with lines to type behind it.
  static func text(_ discussion: String, examples: [String]) -> String {
    let lines = examples.map { "\n  \(Program.name) \($0)" }.joined()
    return (discussion.isEmpty ? "" : discussion + "\n\n") + "Examples:" + lines
  }
}
