import ArgumentParser
import Foundation
import Review
import Synchronization
import Traces

/// Shows what the last check found in a browser, where each difference can be accepted or rejected.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Look at the last check's differences in a browser.",
    discussion: """
      Prints the address of a page that shows what is approved beside what the check made, the \
      difference, a slider, both over each other, and films that play. Each can be accepted, which \
      writes its baseline, or rejected. The page is served to this machine alone, under an address \
      that nobody can guess, until Ctrl-C.
      """)

  @OptionGroup var kept: ResultsOptions

  @Option(help: "The port. Default: any that is free.")
  var port: UInt16 = 0

  func run() throws {
    Interruption.catchSignals()
    let server = try LoopbackServer(port: port)
    let desk = try ReviewDesk(kept.folder, port: server.port)
    try Output.line("http://127.0.0.1:\(server.port)/\(desk.token)/")
    Output.error("Open this address; Ctrl-C ends the review.")
    // The server answers one request at a time.
    nonisolated(unsafe) let answering = desk
    server.run(until: { Interruption.isRequested }, answer: { answering.answer($0) })
    Output.error("\n\(desk.accepted) accepted, \(desk.rejected) rejected.")
  }
}
