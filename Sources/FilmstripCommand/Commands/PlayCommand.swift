import ArgumentParser
import Essentials
import Playground
import Serving
import WholeFiles

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract:
      "Try an approach out on a page with sliders, or watch a scenario file as you edit it.",
    discussion: """
      Prints the address of a page with controls for device, keyboard and approach: its property, curve, duration, delay \
      and layout, and whether handlers are deferred. Two screens, the plot, the numbers and the findings follow each \
      change. The result can be copied as a scenario or as Swift, or saved as a scenario file in the folder in which \
      the command was started.

      A file is played again at each save; if it has an error, the last film stays, with the error over it.

      The page is served to this machine only, at an unguessable address, until Ctrl-C.
      """, examples: ["play", "play ./mine.yaml"])

  @Argument(
    help: "A built-in scenario's name, or the path of a scenario file. Default: keyboard-gap.")
  var scenario: String?

  @Option(help: "The port. Default: any free one.")
  var port: UInt16 = 0

  func run() throws {
    Interruption.catchSignals()
    let followed = try FollowedScenario(scenario, catalogue: Program.current.catalogue)
    let server = try LoopbackServer(port: port)
    let session = PlaygroundSession(followed, port: server.port, program: Program.name)
    try Output.line("http://127.0.0.1:\(server.port)/\(session.token)/")
    Output.error("Open this address; Ctrl-C ends the playground.")
    server.run(until: { Interruption.isRequested }, answer: session.answer)
    // Below the terminal's ^C.
    Output.error("")
  }
}
