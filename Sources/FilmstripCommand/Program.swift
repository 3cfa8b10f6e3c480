import Basics
import Essentials
import Scenarios
import Synchronization

/// The running program.
///
/// There is one for all commands, as the argument parser makes these and passes them nothing but arguments.
struct Program: Sendable {
  let name: String
  let catalogue: ApproachCatalogue

  /// The name if its file has none that can be typed as it is.
  static let usualName = "filmstrip"

  /// As in the file VERSION.
  static let version = VersionFile.text

  private static let running = Mutex<Program?>(nil)

  static var current: Program {
    running.withLock { $0 } ?? Program(name: usualName, catalogue: .builtIn)
  }

  static var name: String { current.name }

  /// Makes this the process's program, unless it has one; throws `Failure` if approaches' names cannot be used.
  static func start(path: String?, approaches: [NamedApproach]) throws {
    let name = name(ofFile: path ?? "")
    let catalogue: ApproachCatalogue
    do {
      catalogue = try ApproachCatalogue(own: approaches)
    } catch {
      throw Failure(.usage, "\(name): \(error)")
    }
    running.withLock { if $0 == nil { $0 = Program(name: name, catalogue: catalogue) } }
  }

  private static func name(ofFile path: String) -> String {
    let name = PathText.parts(path).last ?? ""
    let isPlain = PlainText.isMade(name, ofLettersDigitsAnd: "-_.")
    return isPlain && !name.isEmpty ? name : usualName
  }

  /// A text in which each `filmstrip COMMAND` between backquotes has this program's name.
  static func spoken(_ text: String) -> String {
    name == usualName ? text : text.replacing("`\(usualName) ", with: "`\(name) ")
  }
}
