import ArgumentParser
import Basics
import Easing
import Notations
import Review
import WholeFiles

struct CurveExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export a curve or spring to CSS, an app's code, a design tool, or tokens.",
    discussion: """
      TIMING is what `\(Program.name) curve at` takes, or a file with a Figma easing or design tokens: motion.json, or \
      one of several tokens, motion.json#enter. A motion that a notation cannot express is approximated, with the fewest \
      stops that stay within --tolerance, and the text says how close it is.

      \(Notation.allCases.map { "\($0.rawValue): \($0.summary)." }.joined(separator: "\n"))
      """,
    examples: [
      "curve export keyboard --as css",
      "curve export 'spring(1, 247, 25.1)' --as swiftui --name settle",
    ])

  @Argument(help: "The curve or spring, or a file that holds one.")
  var timing: String

  @Option(name: .customLong("as"), help: "The notation.")
  var notation: Chosen<Notation>

  @Option(help: "Its name. Default: that of the list or the file, or motion.")
  var name: String?

  @Option(
    parsing: .unconditional,
    help: "Its length in seconds. Default: a spring's own, until it rests; 0.25 for a curve.")
  var duration: FiniteNumber?

  @Option(help: "How far an approximation may be off, relative to its distance, 0.00001 to 0.1.")
  var tolerance = FiniteNumber(Notation.usualTolerance)

  @Option(
    name: .shortAndLong, help: "The file. Default: standard output.", completion: .file())
  var output: PathArgument?

  @Flag(help: "Replace a file that filmstrip did not write.")
  var overwrite = false

  func validate() throws {
    guard (0.00001...0.1).contains(tolerance.value) else {
      throw ValidationError("--tolerance must be from 0.00001 to 0.1.")
    }
    if output == nil, overwrite { throw ValidationError("--overwrite needs a file to write, -o.") }
  }

  func run() throws {
    let motion = try TimingArgument.motion(of: timing, named: name, lasting: duration?.value)
    let text = try notation.value.text(of: motion, within: tolerance.value)
    guard let output, output.path != "-" else { return try Output.bytes(Array(text.utf8)) }
    try Files.write(Array(text.utf8), to: output.path, overwrite: overwrite)
    Output.error("Wrote \(output.path)")
  }
}
