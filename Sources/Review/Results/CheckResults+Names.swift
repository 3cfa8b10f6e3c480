import Basics
import Traces

extension CheckResults {
  /// The results with paths relative to another folder than the project's, in messages too.
  ///
  /// Files of the results' own folder keep their names.
  /// - Parameter folder: An absolute path without `.`, `..` and links.
  package func named(from folder: String) -> CheckResults {
    var named = self
    named.outcomes = outcomes.map { $0.named(from: folder, in: project) }
    return named
  }
}

extension Outcome {
  fileprivate func named(from folder: String, in project: String) -> Outcome {
    func name(_ path: String) -> String {
      let whole = PathText.isAbsolute(path) ? path : "\(project)/\(path)"
      // Paths outside the project stay as they were given.
      return PathText.parts(whole).contains("..") ? path : PathText.way(from: folder, to: whole)
    }
    var outcome = self
    outcome.baseline = name(baseline)
    outcome.source = source.map(name)
    if !baseline.isEmpty {
      outcome.message = message.replacing(baseline, with: outcome.baseline)
    }
    return outcome
  }
}
