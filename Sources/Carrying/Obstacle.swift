/// A place in an app's file that cannot, or not wholly, be carried.
package struct Obstacle: Sendable, Hashable {
  package enum Severity: String, Sendable, Comparable {
    /// Carried, with a caveat.
    case warning
    /// Not carried: it needs iOS.
    case error

    package static func < (one: Severity, other: Severity) -> Bool {
      one == .warning && other == .error
    }
  }

  package let severity: Severity
  /// In the app's file, from 1.
  package let line: Int
  /// In bytes from 1.
  package let column: Int
  package let what: String
  package let remedy: String
  /// The outlet that nothing in the file sets; nil for other obstacles.
  package let outlet: String?

  /// `file:line:column: error: what; what to do`, in the form of compilers, so that editors can jump there.
  package func description(in file: String) -> String {
    "\(file):\(line):\(column): \(severity.rawValue): \(what); \(remedy)"
  }
}
