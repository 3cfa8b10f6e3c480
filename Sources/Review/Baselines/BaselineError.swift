package import Traces

/// A baseline file that cannot be understood.
package struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  package let file: String
  /// In a sentence.
  package let problem: String
  /// Its film; nil outside a scenario's folder.
  package let name: BaselineName?

  package init(file: String, problem: String, of name: BaselineName?) {
    self.file = file
    self.problem = problem
    self.name = name
  }

  /// A trace that cannot be read, with the line at which its reader stopped.
  package init(_ error: TraceError, of name: BaselineName?, in file: String) {
    self.init(file: error.line.map { "\(file):\($0)" } ?? file, problem: error.message, of: name)
  }

  /// The sentence, and a remedy.
  package var description: String {
    guard let name else { return "\(file): \(problem) Restore the approved file, or remove it." }
    return
      "\(file): \(problem) Restore the approved file, or record it again with `filmstrip record --update "
      + "\(name.film)`, which keeps the frames and the tolerance that can still be read."
  }
}
