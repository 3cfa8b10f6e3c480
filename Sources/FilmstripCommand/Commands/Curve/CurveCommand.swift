import ArgumentParser

struct CurveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract: "List and draw curves and springs, and print their values.",
    examples: ["curve list", "curve at easeInOut --inputs 0,0.5,1"],
    subcommands: [
      CurveListCommand.self, CurveCardCommand.self, CurveAtCommand.self, CurveOffsetsCommand.self,
    ])
}
