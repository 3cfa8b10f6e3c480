import Basics

/// GitHub's workflow commands, which it reads from a step's log.
package enum WorkflowCommands {
  /// Lines of a log without commands, between commands that pause and resume GitHub's reading.
  ///
  /// The end of the pause is unpredictable, so no line can be it (`stop-commands` in GitHub's documentation of workflow
  /// commands).
  package static func paused(_ lines: [String]) -> String {
    var generator = SystemRandomNumberGenerator()
    let token =
      "filmstrip-" + String(generator.next() as UInt64, radix: 16)
      + String(generator.next() as UInt64, radix: 16)
    return (["::stop-commands::\(token)"] + lines.map(VisibleText.line) + ["::\(token)::"])
      .map { $0 + "\n" }.joined()
  }
}
