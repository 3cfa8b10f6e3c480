import ArgumentParser
import Painting

/// Draws a card for each curve and spring.
struct CurvesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curves",
    abstract: "Draw a card for each curve and spring that iOS and Android use.")

  @Option(name: .shortAndLong, help: "The folder for curves.png; made if it is missing.")
  var output = "."

  @Option(parsing: .unconditional, help: "Pixels a point, 1 to 4.")
  var scale = 1

  @Option(help: "Light or dark.")
  var appearance = Appearance.light

  @Flag(help: "Replace a file that filmstrip did not write.")
  var overwrite = false

  func validate() throws {
    _ = try PictureFile.scale(scale)
  }

  func run() throws {
    let bitmap = try CurveCards(Paintbox(appearance)).bitmap(scale: Double(scale))
    let file = PictureFile(stem: "curves", appearance: appearance, scale: scale)
    try file.write(bitmap, in: output, overwrite: overwrite)
  }
}
