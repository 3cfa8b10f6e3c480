import ArgumentParser

extension CommandConfiguration {
  /// A subcommand whose help ends with examples, in lines of at most 68 characters, never broken.
  init(
    commandName: String, abstract: String, discussion: String = "", examples: [String],
    subcommands: [any ParsableCommand.Type] = []
  ) {
    self.init(
      commandName: commandName, abstract: abstract,
      discussion: CommandConfiguration.text(discussion, examples: examples),
      subcommands: subcommands)
  }

  static func text(_ discussion: String, examples: [String]) -> String {
    let lines = examples.map { "\n  \(Program.name) \($0)" }.joined()
    return (discussion.isEmpty ? "" : discussion + "\n\n") + "Examples:" + lines
  }
}
