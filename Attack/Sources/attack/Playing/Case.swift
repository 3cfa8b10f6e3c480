import Foundation

/// One case of an attack, which the seed and its number determine but for the moments of kills.
final class Case {
  let attack: Attack
  let number: Int
  let chance: Chance
  /// A folder of its own, made anew: the project lies in `project`, and beside it what it has to leave alone.
  let root: String
  private var isFound = false

  init(_ attack: Attack, number: Int, in root: String) throws {
    (self.attack, self.number, self.root) = (attack, number, root)
    chance = Chance(seed: attack.seed, case: number)
    Disk.remove(root)
    try Disk.write(Case.secret, to: "\(root)/secret")
  }

  var tally: Tally { attack.tally }
  var project: String { "\(root)/project" }
  /// Where runs print to.
  var streams: String { project + Run.streams }

  /// What no message and no file of the project may ever hold.
  static let secret = "SECRET-4711: what only this machine knows\nname: SECRET-4711\n"
  static let word = "SECRET-4711"
  private static let secretWord = Array(word.utf8)

  func found(_ harm: Harm, _ text: String) {
    isFound = true
    tally.found(harm, text, in: number)
  }

  /// Runs the command in the project and looks at how it ended.
  ///
  /// - Parameter isText: Whether its standard output is text, and not a file or JSON.
  @discardableResult
  func run(
    _ arguments: [String], isText: Bool = true, isCounted: Bool = true,
    _ change: (inout Run) -> Void = { _ in }
  ) throws -> Run.Result {
    var run = Run(arguments: [attack.command] + arguments, folder: project)
    change(&run)
    let result = try run.result()
    tally.count("runs", arguments[0])
    judge(result, arguments, run, isText: isText)
    return result
  }

  /// What holds for every run of the command, whatever it was given.
  private func judge(_ result: Run.Result, _ arguments: [String], _ run: Run, isText: Bool) {
    let words =
      "\(run.before) \(run.wrapper.joined(separator: " ")) filmstrip \(arguments.joined(separator: " "))"
      .trimmingCharacters(in: .whitespaces)
    let said = HostileText.shown(String(decoding: result.errors.suffix(300), as: UTF8.self))
    switch result.end {
    case .hung: found(.hang, "\(words) was still there after \(Int(run.patience)) s")
    case .signalled(let number):
      if !result.wasKilled, number != run.expectedSignal {
        found(.trap, "\(words) got signal \(number): \(said)")
      }
    case .exited(let code):
      let isInterrupted = code == 130 && (result.wasKilled || run.expectedSignal != nil)
      if !attack.codes.contains(code), !isInterrupted {
        found(.code, "\(words) ended with \(code): \(said)")
      }
    }
    if result.mebibytes > 512 { found(.memory, "\(words) took \(result.mebibytes) MiB") }
    if result.processor > 10, run.wrapper.first != "strace" {
      found(.processor, "\(words) took \(Int(result.processor)) s")
    }
    for (name, bytes) in [("errors", result.errors), ("output", result.output)] {
      if bytes.firstRange(of: Case.secretWord) != nil { found(.leaked, "\(words): \(said)") }
      guard isText || name == "errors" else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if let control = HostileText.control(in: text) {
        found(.controls, "\(words) printed \(control) among its \(name): \(said)")
      }
      if arguments.contains("--github"), let line = HostileText.forgedCommand(in: text) {
        found(.forged, "\(words): \(HostileText.shown(line))")
      }
    }
  }

  /// Whether nothing outside of the project is other than it was made, and nothing in it holds the secret.
  func checkOutside(_ before: [String: [UInt8]], _ what: String) {
    let after = Disk.files(root).filter { !$0.key.hasPrefix("project") }
    for (name, bytes) in after where before[name] != bytes {
      found(.outside, "\(what): \(HostileText.shown(name))")
    }
    for name in before.keys where after[name] == nil { found(.outside, "\(what): \(name) is gone") }
    for (name, bytes) in Disk.files(project) where bytes.firstRange(of: Case.secretWord) != nil {
      found(.leaked, "\(what): now in \(HostileText.shown(name))")
    }
  }

  /// What lies beside the project.
  func outside() -> [String: [UInt8]] { Disk.files(root).filter { !$0.key.hasPrefix("project") } }

  /// Keeps the folder where something was found, and removes it elsewhere.
  func end() {
    defer { Disk.remove(root) }
    guard isFound else { return }
    let kept = "\(attack.findings)/\(attack.seed)-\(number)"
    Disk.remove(kept)
    try? FileManager.default.createDirectory(
      atPath: attack.findings, withIntermediateDirectories: true)
    try? FileManager.default.moveItem(atPath: root, toPath: kept)
  }
}

extension Run {
  /// The signal by which strace ends the command, as it was asked to.
  var expectedSignal: Int32? { wrapper.contains { $0.contains("signal=KILL") } ? SIGKILL : nil }
}
