import Basics
import Essentials
package import Scenarios
import WholeFiles

/// The scenario of a playground: a built-in's text, or a file's, read again after each save.
package final class FollowedScenario {
  /// As it was given; nil for a built-in's text.
  let file: String?
  /// The last readable one.
  private(set) var scenario: PlaygroundScenario
  /// The number of the last readable one, from 1.
  private(set) var version = 1
  /// Why the file is not a scenario now; nil if it is.
  private(set) var problem: String?

  /// The state of the last file read, and whether that was a scenario.
  private var last: (state: FileState?, isScenario: Bool)

  private let catalogue: ApproachCatalogue

  /// Nil is a playground's usual scenario; throws the scenario's errors.
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
    last = (FileState(of: argument), true)
    scenario = try FollowedScenario.read(argument, catalogue)
  }

  /// Reads the file again if it was saved.
  ///
  /// An error counts only once it is seen twice in a row, as a file that is being written may be incomplete.
  func look() {
    guard let file else { return }
    let state = FileState(of: file)
    if state == last.state, last.isScenario || problem != nil { return }
    let isSeenAgain = state == last.state
    do {
      guard state != nil else {
        throw Failure(.inputOutput, "\(file) is gone; it is played again once it is back.")
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

  func isFile(_ path: String) -> Bool {
    guard let file, let own = FileState(of: file),
      let other = FileState(of: path)
    else { return false }
    return own.isSameFile(as: other)
  }

  private static func read(
    _ path: String, _ catalogue: ApproachCatalogue
  ) throws -> PlaygroundScenario {
    try PlaygroundScenario(
      Files.text(at: path, limit: Scenario.sizeLimit), file: path, catalogue: catalogue)
  }
}
