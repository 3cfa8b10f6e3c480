public import Testing

/// Films an app's handler, for a chat or a form, and expects the film recorded next to the test.
///
/// The recorded file is `__Snapshots__/<test's file>/<name>.trace.json`, with every edge at every frame. If the film
/// differs, the test fails and reports the feature, the first frame, the difference, and how to record it; the expected
/// and the actual trace are attached to the test and written to the folder `SNAPSHOT_ARTIFACTS`. `RecordMode` decides
/// which files are recorded: by the trait `.record`, or by the environment.
///
/// ```swift
/// @Test func theFilmIsAsRecorded() throws {
///   let film = try expectFilm(of: Mine(), on: .named("keyboard-gap"), named: "mine")
///   #expect(film.measures.gapMax.value <= 0.5)
/// }
/// ```
///
/// - Parameters:
///   - handler: The handlers; a fresh one for each call if it has state.
///   - scenario: The scenario to play.
///   - name: The recorded file's name, unique in the test's file; letters, digits, `-`, `_` and dots.
///   - context: How the handlers are called; nil is as for `Scenario.film(of:named:context:mending:)`.
///   - tolerance: The allowed difference; nil is the recorded file's tolerance, which is exact unless it was edited.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
/// - Returns: The film, to measure it further.
/// - Throws: `PlayError` if there is no film: turns never end, or the scenario plays on another kind of screen.
@discardableResult
public func expectFilm<A: Approach>(
  of handler: A, on scenario: Scenario, named name: String, context: HandlerContext? = nil,
  tolerance: Tolerance? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Film where A.Screen: ScenarioScreen {
  try expect(
    scenario.film(of: handler, context: context), of: scenario, named: name, tolerance, filePath,
    sourceLocation)
}

/// Films an approach of a scenario or the catalogue and expects the film recorded next to the test.
///
/// As for a custom handler.
@discardableResult
public func expectFilm(
  of approach: NamedApproach, on scenario: Scenario, named name: String,
  tolerance: Tolerance? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Film {
  try expect(
    scenario.film(of: approach), of: scenario, named: name, tolerance, filePath, sourceLocation)
}

/// Films a named approach and expects the film recorded next to the test.
///
/// As for a custom handler; throws `ScenarioError` for a name of neither the scenario nor the catalogue.
@discardableResult
public func expectFilm(
  of approach: String, on scenario: Scenario, named name: String, tolerance: Tolerance? = nil,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Film {
  try expectFilm(
    of: try scenario.knownApproach(named: approach), on: scenario, named: name,
    tolerance: tolerance, filePath: filePath, sourceLocation: sourceLocation)
}

extension Scenario {
  /// The scenario's own approach, else the catalogue's; throws `ScenarioError` with a suggestion.
  package func knownApproach(named name: String) throws(ScenarioError) -> NamedApproach {
    guard let approach = approach(named: name) else {
      throw ScenarioError(
        file: self.name, line: nil,
        UnknownName.approach(name, in: catalogue, own: (self.name, approaches.map(\.name))))
    }
    return approach
  }
}

/// Compares a film with its file, and returns it.
private func expect(
  _ film: Film, of scenario: Scenario, named name: String, _ tolerance: Tolerance?,
  _ filePath: String, _ location: SourceLocation
) -> Film {
  let snapshot = Snapshot(
    named: name, ending: Baseline.fileExtension, filePath: filePath, sourceLocation: location)
  let trace = Trace(of: film, scenario: scenario.name)
  snapshot.check(content: trace.hashValue) { recorded in
    // Manual edits of the file survive when it is recorded again.
    let old = recorded.flatMap { try? Baseline(json: String(decoding: $0, as: UTF8.self)) }
    let baseline = Baseline(
      trace, source: old?.source, pictures: old?.pictures ?? [],
      tolerance: tolerance ?? old?.tolerance ?? .exact)
    return Array(baseline.json.utf8)
  } comparing: { recorded in
    let text = String(decoding: recorded, as: UTF8.self)
    let baseline = try Baseline(json: text, file: snapshot.path)
    let comparison = Comparison(
      of: trace, with: baseline.trace, tolerance: tolerance ?? baseline.tolerance)
    return comparison.verdict.passes ? .agrees : .differs(comparison.message)
  }
  return film
}
