import ArgumentParser
import Basics
import Essentials
import Review
import WholeFiles

struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draw the figures of Markdown and DocC documents, or check that they are up to date.",
    discussion: """
      A figure is drawn by a comment above it, a call of render:

        <!-- filmstrip render keyboard-gap --approach transform -->
        ![The bar stays on the keyboard.](figures/gap.png)

      or by a code block, ```yaml filmstrip render, which contains the scenario. The picture's name gives the format, \
      ~dark and the scale (@2x); several pictures up to an empty line, as in <picture>, are one figure. Paths are \
      relative to the document. In a DocC catalogue pictures are found by their names.

      Exit codes: 0 all figures are up to date, or were drawn; 1 with --check, if one is out of date or missing; 2 no figure \
      was found; 65 a call cannot be drawn.
      """,
    examples: ["docs Guide", "docs Guide --check"])

  @Argument(help: "Documents that end in .md, or folders of them.", completion: .file())
  var documents: [String] = ["."]

  @Flag(help: "Draw nothing, and fail if a figure is out of date or missing.")
  var check = false

  @Flag(help: "Replace files that filmstrip did not write.")
  var overwrite = false

  func run() throws {
    Interruption.catchSignals()
    let batch = OutputBatch(.output(overwrite: overwrite))
    var states: [FigureDrawing.State: Int] = [:]
    var seen: Set<String> = []
    for document in try documents.flatMap(DocsCommand.files) {
      let text = try Files.text(at: document, limit: DocsCommand.sizeLimit)
      for figure in DocumentFigure.all(in: text) {
        for shown in try FigureDrawing(document: document).shown(figure)
        where seen.insert(shown.path).inserted {
          states[shown.state, default: 0] += 1
          guard shown.state != .same else { continue }
          if check {
            try Output.line("\(document):\(figure.line): \(shown.path) is \(shown.state.rawValue).")
          } else {
            try batch.makeFolder(Files.folder(of: shown.path))
            try batch.write(shown.drawn, to: shown.path)
            Output.error("Drew \(shown.path).")
          }
        }
      }
    }
    try batch.commit()
    let count = states.values.reduce(0, +)
    guard count > 0 else {
      Output.error(
        "No figure was found: above a picture, <!-- \(Program.name) render SCENARIO --> draws it.")
      throw ExitCode(2)
    }
    let stale = count - states[.same, default: 0]
    let words = check ? "\(stale) out of date or missing" : "\(stale) drawn"
    try Output.line("\(count) \(count == 1 ? "figure" : "figures"), \(words).")
    if check, stale > 0 {
      Output.error("Draw them with `\(Program.name) docs \(documents.joined(separator: " "))`.")
      throw ExitCode(1)
    }
  }

  /// The largest document, in bytes.
  private static let sizeLimit = 16 << 20

  /// The Markdown files of a folder and those below it, but for hidden ones, or the document itself.
  private static func files(_ argument: String) throws -> [String] {
    guard Files.isFolder(argument) else { return [argument] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: argument)) ?? []
    return names.sorted().filter { name in
      name.hasSuffix(".md") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { argument == "." ? $0 : Files.path($0, in: argument) }
  }
}
