package import Traces

/// A file among the baselines that cannot be understood.
package struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  package let file: String
  /// What is wrong with it, in a sentence.
  package let problem: String
  /// The film that it is approved of; nil where it lies in no scenario's folder.
  package let name: BaselineName?

  /// A film's file that cannot be understood, and why.
  package init(file: String, problem: String, of name: BaselineName?) {
    self.file = file
    self.problem = problem
    self.name = name
  }

  /// A film's trace that cannot be read, with the line at which its reader stopped.
  package init(_ error: TraceError, of name: BaselineName?, in file: String) {
    self.init(file: error.line.map { "\(file):\($0)" } ?? file, problem: error.message, of: name)
  }

  /// The sentence, and what to do.
  package var description: String {
    guard let name else { return "\(file): \(problem) Restore the approved file, or remove it." }
    return
      "\(file): \(problem) Restore the approved file, or record it again with `filmstrip record --update "
      + "\(name.film)`, which keeps the frames and the tolerance that can still be read."
  }
}
