import ArgumentParser
import Essentials
import Review
import Serving
import Synchronization
import Traces
import WholeFiles

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at the last check's differences in a browser.",
    discussion: """
      Prints the address of a page that shows each baseline next to the new result, with their \
      difference, a slider, an overlay and films that play. Each result can be accepted, which writes \
      its baseline, or rejected. The page is served to this machine only, at an unguessable address, \
      until Ctrl-C.
      """, examples: ["review"])

  @OptionGroup var kept: ResultsOptions

  @Option(help: "The port. Default: any free one.")
  var port: UInt16 = 0

  func run() throws {
    Interruption.catchSignals()
    let results = try kept.folder.read()
    if results.outcomes.allSatisfy(\.verdict.passes) {
      let found = results.outcomes.isEmpty ? "compared nothing" : "found no differences"
      return Output.error("Nothing to review: the last check \(found).")
    }
    let server = try LoopbackServer(port: port)
    let session = try ReviewSession(kept.folder, port: server.port)
    try Output.line("http://127.0.0.1:\(server.port)/\(session.token)/")
    Output.error("Open this address; Ctrl-C ends the review.")
    server.run(until: { Interruption.isRequested }, answer: session.answer)
    // Below the terminal's ^C.
    Output.error("")
    Output.error("\(session.accepted) accepted, \(session.rejected) rejected.")
  }
}
