import Essentials
package import Scenarios
import Traces
import WholeFiles

/// Approved films of a scenario's name that were recorded from another file than that scenario's.
///
/// Two files whose scenarios have one name would share their baselines, and whichever came last would say whose they
/// are. A file that is gone, or that has another scenario now, shares nothing: the scenario may have moved.
package struct ForeignFilms: Sendable {
  /// The scenario's name.
  package let scenario: String
  /// What reports call the file that the films were recorded from.
  package let file: String
  /// Whether that file makes the scenario no more.
  package let isGone: Bool
  /// The films.
  package let films: Set<BaselineName>

  /// Why nothing of another file's scenario is compared with them, and what to do.
  package func reason(against other: String) -> String {
    isGone
      ? "It was approved from \(file), which has no scenario \(scenario) any more. If that is \(other) now, run "
        + "`filmstrip record \(other)`."
      : "\(file) and \(other) both have a scenario \(scenario), and the approved films are those of \(file). Rename "
        + "the scenario in one of the two."
  }
}

extension ForeignFilms {
  /// The approved films of a scenario's name that are not its own, by the file they were recorded from.
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
  /// What is the same for two sources that are one scenario: built-ins by their name, files by what the disk knows them
  /// by, whatever path or link leads to them.
  package func identity(of source: String, named scenario: String) -> String {
    if source == Baseline.builtIn { return "\(source) \(scenario)" }
    let file = file(of: source)
    var status = stat()
    return stat(file, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : file
  }

  /// Whether the scenario that a source was has been removed, or has another name now.
  ///
  /// A file that is there and cannot be read is not gone, nor is a link that leads nowhere.
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

  /// Whether nothing is where a source's file was.
  package func isGone(_ source: String) -> Bool {
    let file = file(of: source)
    var status = stat()
    return Files.isMissing(file) && lstat(file, &status) != 0
  }

  /// What messages and reports call the file of a source.
  func shownFile(of source: String) -> String {
    source == Baseline.builtIn ? "the catalogue" : project.name(of: file(of: source))
  }
}
