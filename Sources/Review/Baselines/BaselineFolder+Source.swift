import Basics
import Scenarios
import Traces
import WholeFiles

extension BaselineFolder {
  /// Why a trace's scenario is not read: it is not a scenario file of the project, links followed; nil if it is one.
  ///
  /// Otherwise a proposed change of a baseline could make the checking machine read any file.
  package func obstacle(to source: String) -> String? {
    guard source != Baseline.builtIn else { return nil }
    let file = file(of: source)
    // A dangling link has nothing to read.
    guard let resolved = ProjectFolder.resolved(file) else { return nil }
    let isScenario = [file, resolved].allSatisfy(Scenario.isFile)
    guard !isScenario || !project.holds(file) else { return nil }
    return
      "its scenario would be \(source), but that is no .yaml or .yml file in the project \(project.path); nothing of it "
      + "was read."
  }

  /// Refuses to record a trace of a scenario that no check would read.
  package func checkSource(_ source: String, of trace: String) throws {
    guard let obstacle = obstacle(to: source) else { return }
    throw Failure(
      .badData,
      "\(Files.path(trace, in: path)): \(obstacle) Record it from a scenario's file of the project."
    )
  }
}
