import ArgumentParser

struct CurveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curve",
    abstract:
      "List and draw curves and springs, print their values, and export them to other tools.",
    examples: ["curve list", "curve at easeInOut --inputs 0,0.5,1"],
    subcommands: [
      CurveListCommand.self, CurveCardCommand.self, CurveAtCommand.self, CurveOffsetsCommand.self,
      CurveFeelCommand.self, CurveExportCommand.self,
    ])
}
