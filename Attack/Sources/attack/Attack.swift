import Foundation
import Synchronization

/// Attacks the built command: `attack COMMAND [--seconds N] [--seed S] [--case N] [--jobs N] [--findings FOLDER]`.
///
/// Ends with 1 where something happened that must not.
@main
final class Attack: Sendable {
  /// The command's path.
  let command: String
  let seed: UInt64
  /// Where the folders of cases that found something are kept.
  let findings: String
  /// The exit codes that the command's help has.
  let codes: Set<Int32>
  /// Whether calls of the system can be made to fail.
  let hasStrace: Bool
  /// Words before a command that make it the first process of processes of its own; nil where none do.
  let container: [String]?
  let tally = Tally()
  /// Projects as they are before cases.
  let projects: Projects
  private let root: String
  private let next = Atomic(0)
  private let deeds = Mutex<[String: Deed.Course]>([:])

  static func main() {
    // Who reads no more of what is sent does not end the attack.
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let isClean = try Attack(options).play(options)
      exit(isClean ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("attack: \(error)\n".utf8))
      exit(2)
    }
  }

  init(_ options: Options) throws {
    (command, seed, findings) = (options.command, options.seed, options.findings)
    root = FileManager.default.temporaryDirectory.path + "/filmstrip-attack-\(getpid())"
    let probes = root + "/probes"
    try FileManager.default.createDirectory(atPath: probes, withIntermediateDirectories: true)
    codes = try Attack.codes(of: command, in: probes)
    let probe = { (arguments: [String], folder: String) in
      (try? Run(arguments: arguments, folder: folder, patience: 10).result())?.end == .exited(0)
    }
    hasStrace = probe(
      ["strace", "-f", "-o", "/dev/null", "-e", "inject=fsync:error=EIO:when=1", "true"], probes)
    container = Attack.containers.first { probe($0 + ["true"], probes) }
    projects = try Projects(command, in: root + "/made")
  }

  /// Prints a line at once, also into a file.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Ways to a container, the second for who is not root.
  private static let containers = [[], ["--user", "--map-root-user"]].map {
    ["unshare"] + $0 + ["--pid", "--fork", "--mount-proc"]
  }

  /// The exit codes that the help lists: the numbers with which its sentences begin.
  private static func codes(of command: String, in folder: String) throws -> Set<Int32> {
    let help = try Run(arguments: [command, "--help"], folder: folder).result()
    let text = String(decoding: help.output, as: UTF8.self).replacing("\n", with: " ")
    guard let list = text.firstMatch(of: #/Exit codes: (.*?)\. /#)?.output.1 else {
      throw Trouble("\(command) --help lists no exit codes")
    }
    return Set(
      list.split(separator: ";").compactMap { $0.split(separator: " ").first.flatMap { Int32($0) } }
    )
  }

  deinit { Disk.remove(root) }

  /// Plays cases until the time is over; true where nothing was found.
  private func play(_ options: Options) throws -> Bool {
    Attack.say("seed \(seed); again: make attack SEED=\(seed), and CASE=N for one of its cases")
    let end = ContinuousClock.now + .seconds(options.seconds)
    if let number = options.number {
      try play(number, in: root + "/case")
    } else {
      next.store(0, ordering: .relaxed)
      DispatchQueue.concurrentPerform(iterations: options.jobs) { worker in
        while ContinuousClock.now < end {
          let number = next.add(1, ordering: .relaxed).oldValue
          do { try play(number, in: "\(root)/\(worker)") } catch {
            Attack.say("case \(number): \(error)")
          }
        }
      }
    }
    if !hasStrace {
      Attack.say("left out: injected errors and kills at chosen calls, as strace does not run here")
    }
    if container == nil {
      Attack.say("left out: containers' process numbers, as unshare does not run here")
    }
    Attack.say(tally.text)
    guard tally.findingCount > 0 else { return true }
    Attack.say("\n" + tally.findings { Kind(case: $0).rawValue })
    Attack.say("\nthe folders of these cases are in \(findings)")
    return false
  }

  /// Plays one case in a folder.
  func play(_ number: Int, in folder: String) throws {
    let kind = Kind(case: number)
    let played = try Case(self, number: number, in: folder)
    defer { played.end() }
    tally.count("cases", kind.rawValue)
    switch kind {
    case .kills: try played.playKill()
    case .errors: try played.playInjectedError()
    case .starvation: try played.playStarvation()
    case .pairs: try played.playPair()
    case .scenarios: try played.playScenario()
    case .limits: try played.playLargestScenario()
    case .traces: try played.playTrace()
    case .results: try played.playResults()
    case .pictures: try played.playPicture()
    case .requests: try played.playRequests()
    case .video: try played.playVideo()
    case .recordings: try played.playRecording()
    case .carrying: try played.playCarrying()
    }
  }

  /// What a deed does when nobody disturbs it; found out once.
  ///
  /// It is another in each folder: what is carried names the app's file with its whole path.
  func course(
    of deed: Deed, in folder: String, _ find: () throws -> Deed.Course
  ) throws -> Deed.Course {
    let name = "\(folder): \(deed.name)"
    if let course = deeds.withLock({ $0[name] }) { return course }
    let course = try find()
    return deeds.withLock { deeds in
      deeds[name] = deeds[name] ?? course
      return deeds[name] ?? course
    }
  }
}

/// The kinds of cases; which one a case is, its number says.
enum Kind: String {
  case kills, errors, starvation, pairs, scenarios, limits, traces, results, pictures, requests,
    video, recordings, carrying

  private static let order: [Kind] = [
    .kills, .scenarios, .kills, .errors, .pictures, .kills, .traces, .results, .kills, .starvation,
    .pictures, .scenarios,
    .kills, .errors, .traces, .pairs, .kills, .pictures, .requests, .kills, .results, .errors,
    .scenarios, .kills,
    .pictures, .traces, .starvation, .kills, .errors, .pairs, .kills, .video, .limits,
    .recordings, .carrying, .recordings,
  ]

  init(case number: Int) { self = Kind.order[number % Kind.order.count] }
}

/// What the command line says.
struct Options {
  let command: String
  var seconds = 60.0
  var seed = UInt64.random(in: 1...999_999_999)
  var number: Int?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var findings = FileManager.default.currentDirectoryPath + "/.build-attack/findings"

  init(_ arguments: [String]) throws {
    guard let command = arguments.first, arguments.count % 2 == 1 else {
      throw Trouble(
        "say attack COMMAND [--seconds N] [--seed S] [--case N] [--jobs N] [--findings FOLDER]")
    }
    self.command = URL(fileURLWithPath: command).path
    for index in stride(from: 1, to: arguments.count, by: 2) {
      let (name, value) = (arguments[index], arguments[index + 1])
      // What make has no value for.
      if value.isEmpty { continue }
      switch (name, Int(value)) {
      case ("--seconds", let value?) where value > 0: seconds = Double(value)
      case ("--seed", let value?) where value > 0: seed = UInt64(value)
      case ("--case", let value?) where value >= 0: number = value
      case ("--jobs", let value?) where value > 0: jobs = value
      case ("--findings", _): findings = value
      default: throw Trouble("\(name) \(value) is not understood")
      }
    }
  }
}
