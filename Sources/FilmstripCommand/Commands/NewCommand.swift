import ArgumentParser
import Basics
import Essentials
import Review
import Scenarios
import WholeFiles

struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a scenario file to start from.",
    examples: ["new mine.yaml"])

  @Argument(
    help: """
      The file to write; it must end in .yaml or .yml and must not exist yet. Its folder is created if \
      it is missing, and its name is the scenario's. A schema for editors is written next to it, \
      \(SchemaCommand.file), if there is none.
      """, completion: .file(extensions: ["yaml", "yml"]))
  var file: String

  func run() throws {
    Interruption.catchSignals()
    let url = URL(fileURLWithPath: file)
    guard ["yaml", "yml"].contains(url.pathExtension), !url.lastPathComponent.hasPrefix(".") else {
      throw Failure(
        .usage, "\(file) is not a scenario file's name; give one that ends in .yaml or .yml.")
    }
    // A broken link exists, too.
    var status = stat()
    guard lstat(file, &status) != 0 else {
      throw Failure(.cannotCreate, "\(file) exists already; give another name.")
    }
    let text = NewCommand.text(name: url.deletingPathExtension().lastPathComponent)
    _ = try Scenario(yaml: text, file: file, catalogue: Program.current.catalogue)
    let schema = url.deletingLastPathComponent().appending(path: SchemaCommand.file).path
    let isFirst = lstat(schema, &status) != 0
    if isFirst {
      try Files.write(Array(SchemaCommand.text(of: .scenario).utf8), to: schema, overwrite: false)
    }
    // Last, as its being there is what refuses a second try.
    try Files.write(Array(text.utf8), to: file, overwrite: false)
    Output.error(
      "Wrote \(file)\(isFirst ? ", and \(SchemaCommand.file) for editors" : ""). "
        + "Next: \(Program.name) render \(file.contains("/") ? file : "./\(file)")")
  }

  /// One that fails, and the program's own, else one that the file describes.
  private static var approaches: [String] {
    let own = Program.current.catalogue.own.filter { $0.handlers.screen == .chat }
    let names = own.prefix(Scenario.approachLimit - 1).map(\.name)
    return ["frame"] + (names.isEmpty ? ["{name: ours, move: transform, curve: keyboard}"] : names)
  }

  private static func text(name: String) -> String {
    let program = Program.name
    let approaches = self.approaches.map { "  - \($0)" }.joined(separator: "\n")
    let profiles = KeyboardMotion.all.map(\.name).joined(separator: ", ")
    return """
      # yaml-language-server: $schema=\(SchemaCommand.file)
      # What is played. Every key but the name may be left out; but for the approaches these are the defaults.
      # Keyboards move as one of the profiles \(profiles);
      # their height, and the duration and curve they claim, can be given too.
      name: \(name)
      device: iPhone 7              # `\(program) list devices`
      orientation: portrait         # or landscape, landscape-left, upside-down
      system: 18                    # the version of iOS; up to 7 animations replace one another
      keyboard: {profile: ios7}
      context: deferred             # or inherited: handlers run in the keyboard's own animation block
      messages: 6                   # or a list of {from: me, text: "…", height: 80}
      events:
        - {at: 0.0, keyboard: show}
        - {at: 1.0, keyboard: hide}
      until: 1.6
      fps: 60
      approaches:                   # `\(program) list approaches`, or your own
      \(approaches)
      strip: {columns: 6, scale: 1, crop: seam}

      """
  }
}
