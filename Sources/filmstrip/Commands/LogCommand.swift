import ArgumentParser
import Scenarios

/// Prints turn by turn what the stage did.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Tell turn by turn what the stage did.",
    discussion: "Run-loop turns, notifications, animation blocks with the timing in force, layout "
      + "passes, and what each commit sent to the screen.")

  @Argument(help: "A built-in scenario's name, or a scenario file's path.")
  var scenario: String

  @Option(name: .long, help: "The approach that is played.")
  var approach: String

  func run() throws {
    let scenario = try ScenarioArgument.load(scenario)
    for approach in try ScenarioArgument.approaches([approach], of: scenario) {
      let film = try scenario.film(of: approach)
      for entry in film.log {
        for line in entry.lines { Output.line(line) }
      }
      for warning in film.warnings { Output.line("warning: \(warning.text)") }
    }
  }
}

extension LogEntry {
  /// The entry in words, a line or more.
  fileprivate var lines: [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    switch action {
    case .turn(let reason):
      return ["\((time * 1000).fixed(1)) ms  turn \(turn): \(reason)"]
    case .notification(let keyboard):
      return [
        "\(indent)\(keyboard.name.rawValue): frame \(keyboard.frameBegin.words) → "
          + "\(keyboard.frameEnd.words), \(keyboard.duration.fixed(4).trimmed) s, curve \(keyboard.curve.rawValue)"
      ]
    case .block(let block):
      let owner = block.isKeyboards ? "the keyboard's own block" : "animate"
      let inherited = block.isInherited ? ", inherited from the block around it" : ""
      let timing = block.timing.map { "\(block.curve.name) for \($0.duration.fixed(4).trimmed) s" }
      return [
        "\(indent)\(owner)(withDuration: \(block.requestedDuration.fixed(4).trimmed), options: "
          + "\(block.options.rawValue)): \(timing ?? "no animation")\(inherited)"
      ]
    case .queued(let reason, let delay):
      return ["\(indent)queued in \((delay * 1000).fixed(0)) ms: \(reason)"]
    case .layout(let view, let placed):
      let place = depth == 0 ? "layout pass" : "layoutIfNeeded"
      return ["\(indent)\(place) of \(view) placed \(placed.joined(separator: ", "))"]
    case .commit(let changes):
      guard !changes.isEmpty else { return ["\(indent)commit: nothing changed"] }
      return ["\(indent)commit"] + changes.map { "\(indent)  \($0.words)" }
    }
  }
}

extension LogEntry.Change {
  fileprivate var words: String {
    let how =
      timings.isEmpty
      ? "at once"
      : timings.map {
        "over \(($0.duration * 1000).fixed(0)) ms from \(($0.begin * 1000).fixed(0)) ms"
      }
      .joined(separator: " and ")
    return "\(view).\(property) \(from.fixed(2).trimmed) → \(to.fixed(2).trimmed) \(how)"
  }
}

extension Rect {
  fileprivate var words: String {
    "(\([minX, minY, width, height].map { $0.fixed(2).trimmed }.joined(separator: ", ")))"
  }
}

extension String {
  /// A decimal without the zeros at its end.
  fileprivate var trimmed: String {
    guard contains(".") else { return self }
    var text = self
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
