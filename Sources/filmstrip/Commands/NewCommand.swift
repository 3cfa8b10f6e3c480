import ArgumentParser
import Foundation
import Scenarios

/// Writes a scenario file to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a scenario file to start from.")

  @Argument(
    help: """
      The file to write; it must end in .yaml or .yml and must not exist yet. Its folder is created if \
      it is missing, and its name is the scenario's.
      """)
  var file: String

  func run() throws {
    Interruption.catchSignals()
    let url = URL(fileURLWithPath: file)
    guard ["yaml", "yml"].contains(url.pathExtension), !url.lastPathComponent.hasPrefix(".") else {
      throw Failure(
        .usage, "\(file) is not a scenario file's name; give one that ends in .yaml or .yml.")
    }
    // A link that leads to nothing is there, too.
    var status = stat()
    guard lstat(file, &status) != 0 else {
      throw Failure(.cannotCreate, "\(file) exists already; give another name.")
    }
    let text = NewCommand.text(name: url.deletingPathExtension().lastPathComponent)
    _ = try Scenario(yaml: text, file: file)
    try Files.write(Array(text.utf8), to: file, overwrite: false)
    Output.error("Wrote \(file). Next: filmstrip render \(file.contains("/") ? file : "./\(file)")")
  }

  private static func text(name: String) -> String {
    let profiles = KeyboardMotion.all.map(\.name).joined(separator: ", ")
    return """
      # What is played. Every key but the name may be left out; but for the approaches these are the defaults.
      # Keyboards move as one of the profiles \(profiles);
      # their height, and the duration and curve they claim, can be given too.
      name: \(name)
      device: iPhone 7              # `filmstrip list devices`
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
      approaches:                   # `filmstrip list approaches`, or your own
        - frame
        - {name: ours, move: transform, curve: keyboard}
      strip: {columns: 6, scale: 1, crop: seam}

      """
  }
}
