import Essentials
package import Scenarios
import Traces
import WholeFiles

/// Approved films that share a scenario's name but were recorded from another file.
///
/// Two files with one scenario name would share their baselines, and the last recording would own them. A file that is
/// gone, or that has another scenario now, shares nothing: the scenario may have moved.
package struct ForeignFilms: Sendable {
  package let scenario: String
  /// For reports: the file that the films were recorded from.
  package let file: String
  /// Whether that file no longer makes the scenario.
  package let isGone: Bool
  package let films: Set<BaselineName>

  /// Why they are not compared with another file's scenario, and a remedy.
  package func reason(against other: String) -> String {
    isGone
      ? "It was approved from \(file), which has no scenario \(scenario) any more. If that is \(other) now, run "
        + "`filmstrip record \(other)`."
      : "\(file) and \(other) both have a scenario \(scenario), and the approved films are those of \(file). Rename "
        + "the scenario in one of the two."
  }
}

extension ForeignFilms {
  /// The approved films of a scenario's name that are not its own, by their files.
  package static func all(
    of scenario: Scenario, from source: String, in approved: ApprovedFiles, _ folder: BaselineFolder
  ) -> [ForeignFilms] {
    let own = folder.identity(of: source, named: scenario.name)
    var films: [String: Set<BaselineName>] = [:]
    for trace in approved.traces(ofScenario: scenario.name) {
      guard let name = trace.name,
        let first = trace.sources.first,
        !trace.sources.contains(where: { folder.identity(of: $0, named: scenario.name) == own })
      else { continue }
      films[first, default: []].insert(name)
    }
    return films.sorted { $0.key < $1.key }.map { source, films in
      ForeignFilms(
        scenario: scenario.name, file: folder.shownFile(of: source),
        isGone: folder.isGone(source, named: scenario.name, scenario.catalogue), films: films)
    }
  }
}

extension BaselineFolder {
  /// The same for all sources of one scenario: a built-in's name, a file's identity on disk.
  package func identity(of source: String, named scenario: String) -> String {
    if source == Baseline.builtIn { return "\(source) \(scenario)" }
    let file = file(of: source)
    var status = stat()
    return stat(file, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : file
  }

  /// Whether a source's scenario was removed or renamed.
  ///
  /// An unreadable file is not gone, nor is a dangling link.
  package func isGone(
    _ source: String, named scenario: String, _ catalogue: ApproachCatalogue
  ) -> Bool {
    if source == Baseline.builtIn { return !Scenario.builtInNames.contains(scenario) }
    let file = file(of: source)
    if isGone(source) { return true }
    guard project.holds(file),
      let other = try? ScenarioArgument.load(file, catalogue: catalogue)
    else { return false }
    return other.name.lowercased() != scenario.lowercased()
  }

  /// Whether nothing is at a source's path.
  package func isGone(_ source: String) -> Bool {
    let file = file(of: source)
    var status = stat()
    return Files.isMissing(file) && lstat(file, &status) != 0
  }

  /// For messages and reports.
  func shownFile(of source: String) -> String {
    source == Baseline.builtIn ? "the catalogue" : project.name(of: file(of: source))
  }
}
