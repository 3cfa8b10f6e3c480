import ArgumentParser
import Review
import Traces

/// Approves what the last check made.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Approve results of the last check.",
    discussion: """
      Takes what the last check made, without playing anything again. Refuses where a baseline is \
      not what it was when it was checked.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names as the check prints them, such as chat/frame, or patterns such as 'chat/*'.",
      valueName: "pattern"))
  var pattern: [NamePattern]

  @OptionGroup var kept: ResultsOptions

  @Flag(help: "Say what would be written, and write nothing.")
  var dryRun = false

  func run() throws {
    Interruption.catchSignals()
    var results = try kept.folder.read()
    let open = results.open
    for pattern in pattern where !open.contains(where: { pattern.matches($0.name) }) {
      let names = open.prefix(5).map(\.name).joined(separator: ", ")
      throw Failure(
        .usage,
        open.isEmpty
          ? "The last check left nothing to accept."
          : "Nothing that can be accepted is called \(pattern.text); the last check left \(names)"
            + (open.count > 5 ? " and \(open.count - 5) more." : "."))
    }
    let accepted = open.filter { outcome in pattern.contains { $0.matches(outcome.name) } }
    if !dryRun { try Acceptance(folder: kept.folder).accept(accepted, in: &results) }
    for outcome in accepted {
      Output.error("\(dryRun ? "Would accept" : "Accepted") \(outcome.name): \(outcome.baseline)")
    }
  }
}
