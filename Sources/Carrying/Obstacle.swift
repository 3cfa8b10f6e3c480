/// A place in an app's file that carrying cannot, or not wholly, take over.
package struct Obstacle: Sendable, Hashable {
  /// What an obstacle means for the film.
  package enum Severity: String, Sendable, Comparable {
    /// Carried, but something about it is to be known.
    case warning
    /// It cannot be carried: what is written there needs what there is only on iOS.
    case error

    package static func < (one: Severity, other: Severity) -> Bool {
      one == .warning && other == .error
    }
  }

  package let severity: Severity
  /// The line in the app's file, from 1.
  package let line: Int
  /// The column, in bytes from 1.
  package let column: Int
  /// What is there.
  package let what: String
  /// What to do about it.
  package let remedy: String
  /// The outlet that nothing in the file sets; nil if it is about something else.
  package let outlet: String?

  /// `file:line:column: error: what; what to do`, as compilers write it, so that editors lead there.
  package func description(in file: String) -> String {
    "\(file):\(line):\(column): \(severity.rawValue): \(what); \(remedy)"
  }
}
