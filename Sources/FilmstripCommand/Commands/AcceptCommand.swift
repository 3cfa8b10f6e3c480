import ArgumentParser
import Basics
import Review
import Traces
import WholeFiles

struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Approve results of the last check as baselines.",
    discussion: """
      Writes the last check's results as baselines, without playing anything again. A pattern selects \
      results that differ or have no baseline yet, except those rejected in a review; to accept one of \
      those, give its full name. Fails if a baseline has changed since the check, or if the check was \
      of another project. If nothing differs, it says so and exits with 0.
      """, examples: ["accept 'chat/*'"])

  @Argument(
    help: ArgumentHelp(
      "Names as the check prints them, such as chat/frame, or patterns such as 'chat/*'.",
      valueName: "pattern"))
  var pattern: [NamePattern]

  @OptionGroup var kept: ResultsOptions

  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  func run() throws {
    Interruption.catchSignals()
    let results = try kept.folder.read()
    let open = results.open
    // Passed and rejected outcomes are only meant if they are named.
    let (rejected, patterns) = (Set(results.rejected), pattern)
    func isMeant(_ outcome: Outcome, by pattern: NamePattern) -> Bool {
      pattern.text == outcome.name
        || !outcome.verdict.passes && !rejected.contains(outcome.name)
          && pattern.matches(outcome.name)
    }
    let accepted = open.filter { outcome in patterns.contains { isMeant(outcome, by: $0) } }
    if let unmet = patterns.first(where: { pattern in
      !accepted.contains { isMeant($0, by: pattern) }
    }) {
      if accepted.isEmpty, let reason = results.reasonToAcceptNothing {
        return Output.error("Nothing to accept: \(reason)")
      }
      let names = open.prefix(5).map(\.name).joined(separator: ", ")
      throw Failure(
        .usage,
        open.isEmpty
          ? "The last check left nothing to accept."
          : "No result to accept is called \(unmet.text); the last check left \(names)"
            + (open.count > 5 ? " and \(open.count - 5) more." : "."))
    }
    if !dryRun {
      try kept.folder.change { now in
        guard now.outcomes == results.outcomes else {
          throw Failure(
            .badData, "a newer check has run meanwhile, so nothing was accepted; try again.")
        }
        try kept.folder.accept(accepted, in: &now)
      }
    }
    for outcome in accepted {
      Output.error("\(dryRun ? "Would accept" : "Accepted") \(outcome.name): \(outcome.baseline)")
    }
  }
}
