import Basics
import Essentials
package import Scenarios
import WholeFiles

/// The scenario of a playground: a built-in's text, or a file's, which is read again after each save.
package final class FollowedScenario {
  /// What the file is called, as it was given; nil for a built-in's text.
  let file: String?
  /// The scenario as it could be read last.
  private(set) var scenario: PlaygroundScenario
  /// Which of the scenarios that could be read it is, from 1.
  private(set) var version = 1
  /// Why the file as it is now is no scenario; nil where it is one.
  private(set) var problem: String?

  /// What tells a file from the same file after a save; nil for what is no file.
  private struct State: Equatable {
    let device: dev_t
    let number: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int
  }

  /// The state of the file that was read last, and whether that was a scenario.
  private var last: (state: State?, isScenario: Bool)

  private let catalogue: ApproachCatalogue

  /// The scenario that a command's argument names; nil is the one that a playground begins with.
  ///
  /// - Parameter catalogue: The approaches that it knows by name.
  /// - Throws: What reading the scenario throws.
  package init(_ argument: String?, catalogue: ApproachCatalogue = .builtIn) throws {
    self.catalogue = catalogue
    guard let argument, Scenario.isPath(argument) else {
      let name = argument ?? PlaygroundScenario.usualName
      _ = try Scenario.named(name)
      file = nil
      scenario = try PlaygroundScenario(
        Scenario.builtInText(named: name) ?? "", file: name, isBuiltIn: true,
        isUsual: argument == nil, catalogue: catalogue)
      last = (nil, true)
      return
    }
    file = argument
    last = (FollowedScenario.state(of: argument), true)
    scenario = try FollowedScenario.read(argument, catalogue)
  }

  /// Reads the file again if it was saved.
  ///
  /// What is no scenario is told only once it was seen twice: a file that is just being written may be half there.
  func look() {
    guard let file else { return }
    let state = FollowedScenario.state(of: file)
    if state == last.state, last.isScenario || problem != nil { return }
    let isSeenAgain = state == last.state
    do {
      guard state != nil else {
        throw Failure(.inputOutput, "\(file) is no file any more; it is played again once it is.")
      }
      scenario = try FollowedScenario.read(file, catalogue)
      version += 1
      problem = nil
      last = (state, true)
    } catch {
      if isSeenAgain { problem = PlaygroundSession.message(of: error) }
      last = (state, false)
    }
  }

  /// Whether a path is the file's own.
  func isFile(_ path: String) -> Bool {
    guard let file, let own = FollowedScenario.state(of: file),
      let other = FollowedScenario.state(of: path)
    else { return false }
    return own.device == other.device && own.number == other.number
  }

  private static func read(
    _ path: String, _ catalogue: ApproachCatalogue
  ) throws -> PlaygroundScenario {
    try PlaygroundScenario(
      Files.text(at: path, limit: Scenario.sizeLimit), file: path, catalogue: catalogue)
  }

  /// The state of a plain file; nil for anything else, such as a pipe, which would be waited for.
  private static func state(of path: String) -> State? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return State(
      device: status.st_dev, number: status.st_ino, size: status.st_size,
      seconds: status.changeTime.tv_sec, nanoseconds: status.changeTime.tv_nsec)
  }
}
