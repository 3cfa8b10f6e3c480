/// A program's final error: a paragraph and an exit code.
package struct Failure: Error {
  /// The codes of sysexits.h, 2 for incomplete results, and 3 for the environment.
  package enum Code: Int32 {
    case incomplete = 2
    case environment = 3
    case usage = 64
    case badData = 65
    case system = 71
    case cannotCreate = 73
    case inputOutput = 74
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
