import Basics

/// GitHub's workflow commands, which it reads from a step's log.
package enum WorkflowCommands {
  /// Lines of a log in which GitHub looks for no command, and the commands before and after that say so.
  ///
  /// What ends the pause cannot be guessed, so no line of them can (`stop-commands` in GitHub's documentation of
  /// workflow commands).
  package static func paused(_ lines: [String]) -> String {
    var generator = SystemRandomNumberGenerator()
    let token =
      "filmstrip-" + String(generator.next() as UInt64, radix: 16)
      + String(generator.next() as UInt64, radix: 16)
    return (["::stop-commands::\(token)"] + lines.map(VisibleText.line) + ["::\(token)::"])
      .map { $0 + "\n" }.joined()
  }
}
