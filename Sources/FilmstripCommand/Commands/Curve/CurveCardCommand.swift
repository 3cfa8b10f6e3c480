import ArgumentParser
import Imaging
import Painting
import Review
import WholeFiles

struct CurveCardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card",
    abstract: "Draw a card for each curve and spring that iOS and Android use.",
    examples: ["curve card -o out", "curve card --each --scale 2 -o out"])

  @Option(
    name: .shortAndLong, help: "The folder for the pictures; created if it is missing.")
  var output: PathArgument = "."

  @Option(parsing: .unconditional, help: "Pixels per point, 1 to 4.")
  var scale = 1

  @Option(help: "Light or dark.")
  var appearance = Chosen(Appearance.light)

  @Flag(
    help: "Draw a picture for each curve, such as curve-ease-in-out.png, instead of one of all.")
  var each = false

  @Flag(help: "Replace a file that filmstrip did not write.")
  var overwrite = false

  func validate() throws {
    try RenderLook.check(scale: scale)
  }

  func run() throws {
    Interruption.catchSignals()
    let resources = try PaintResources(appearance.value)
    let drawings: [(stem: String, drawing: any Drawing)] =
      each
      ? SingleCurveCard.all(resources).map { ("curve-\($0.fileName)", $0) }
      : [("curves", CurveCards(resources))]
    let batch = OutputBatch(.output(overwrite: overwrite))
    try batch.makeFolder(output.path)
    let names = try drawings.map { stem, drawing in
      try Interruption.check()
      let name = PictureName.file(
        stem: stem, appearance: appearance.value, scale: scale, ending: "png")
      let path = Files.path(name, in: output.path)
      let bitmap = try drawing.bitmap(scale: Double(scale))
      try batch.write(PNG.encode(bitmap, scale: Double(scale)), to: path)
      return path
    }
    try batch.commit()
    for path in names { Output.error("Wrote \(path)") }
  }
}
