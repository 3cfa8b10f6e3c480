import ArgumentParser
import Review
import Traces

/// Approves what the last check made.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Approve results of the last check.",
    discussion: """
      Takes what the last check made, without playing anything again. A pattern means what is not as \
      approved and was not rejected in a review; anything else is accepted by its whole name. Refuses \
      where a baseline is not what it was when it was checked.
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
    // What passed, and what somebody rejected, is meant only where it is named.
    let (rejected, patterns) = (Set(results.rejected), pattern)
    func isMeant(_ outcome: Outcome, by pattern: NamePattern) -> Bool {
      pattern.text == outcome.name
        || !outcome.verdict.passes && !rejected.contains(outcome.name)
          && pattern.matches(outcome.name)
    }
    for pattern in patterns where !open.contains(where: { isMeant($0, by: pattern) }) {
      let names = open.prefix(5).map(\.name).joined(separator: ", ")
      throw Failure(
        .usage,
        open.isEmpty
          ? "The last check left nothing to accept."
          : "Nothing that can be accepted is called \(pattern.text); the last check left \(names)"
            + (open.count > 5 ? " and \(open.count - 5) more." : "."))
    }
    let accepted = open.filter { outcome in patterns.contains { isMeant(outcome, by: $0) } }
    if !dryRun { try Acceptance(folder: kept.folder).accept(accepted, in: &results) }
    for outcome in accepted {
      Output.error("\(dryRun ? "Would accept" : "Accepted") \(outcome.name): \(outcome.baseline)")
    }
  }
}
