import Basics
import Essentials
import Scenarios
import Synchronization

/// The program that runs: what it is called, and the approaches that it knows by name.
///
/// The argument parser makes the commands and hands them nothing but arguments, so this is one value for all of them.
struct Program: Sendable {
  /// What it is called in its help and messages.
  let name: String
  /// The approaches that it knows by name.
  let catalogue: ApproachCatalogue

  /// What it is called where its file has no name that can be typed as it is.
  static let usualName = "filmstrip"

  /// Filmstrip's version, as the file VERSION has it.
  static let version = VersionFile.text

  private static let running = Mutex<Program?>(nil)

  /// The program of this process.
  static var current: Program {
    running.withLock { $0 } ?? Program(name: usualName, catalogue: .builtIn)
  }

  /// What it is called.
  static var name: String { current.name }

  /// Makes this the program of the process; the first one stays.
  ///
  /// - Parameters:
  ///   - path: How the process was started.
  ///   - approaches: Its own approaches.
  /// - Throws: `Failure` where the approaches' names cannot be used.
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

  /// A program's name by its file's.
  private static func name(ofFile path: String) -> String {
    let name = PathText.parts(path).last ?? ""
    let isPlain = name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain && !name.isEmpty ? name : usualName
  }

  /// What the libraries say of commands, which they write as `filmstrip COMMAND` between backquotes, in this program's
  /// name.
  static func spoken(_ text: String) -> String {
    name == usualName ? text : text.replacing("`\(usualName) ", with: "`\(name) ")
  }
}
