public import Testing

/// Films an app's handler, for a chat or for a form, and expects the film that is recorded beside the test.
///
/// What is expected is `__Snapshots__/<test's file>/<name>.trace.json`: where every edge is at every frame. Where the
/// film differs, the test fails and says which feature differs, from which frame on, by how much, and how to
/// record it; the expected and the actual trace are attached to the test and written to the folder `SNAPSHOT_ARTIFACTS`.
/// `RecordMode` says which files are recorded: by the trait `.record`, or by the environment.
///
/// ```swift
/// @Test func theFilmIsAsRecorded() throws {
///   let film = try expectFilm(of: Mine(), on: .named("keyboard-gap"), named: "mine")
///   #expect(film.measures.gapMax.value <= 0.5)
/// }
/// ```
///
/// - Parameters:
///   - handler: The handlers; a fresh one for each call if it remembers anything.
///   - scenario: What is played.
///   - name: The recorded file's name, unique in the test's file; letters, digits, `-`, `_` and dots.
///   - context: How the handlers are called; nil is as for `Scenario.film(of:named:context:mending:)`.
///   - tolerance: How far the film may differ from the recorded one; nil takes the recorded file's tolerance, which is
///     exact unless somebody edited it.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
/// - Returns: The film, to measure it further.
/// - Throws: `PlayError` where there is no film: turns never end, or the scenario plays on another kind of screen.
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

/// Films an approach of a scenario or of the catalogue and expects the film that is recorded beside the test.
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

/// Films an approach by its name, from the scenario or from the catalogue, and expects the film that is recorded beside
/// the test.
///
/// As for a custom handler; throws `ScenarioError` for a name that neither has.
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
  /// The scenario's own approach with a name, else the catalogue's.
  ///
  /// - Throws: `ScenarioError` that says which name may have been meant.
  package func knownApproach(named name: String) throws(ScenarioError) -> NamedApproach {
    guard let approach = approach(named: name) else {
      throw ScenarioError(
        file: self.name, line: nil,
        UnknownName.approach(name, in: catalogue, own: (self.name, approaches.map(\.name))))
    }
    return approach
  }
}

/// Holds a film against its file, and returns it.
private func expect(
  _ film: Film, of scenario: Scenario, named name: String, _ tolerance: Tolerance?,
  _ filePath: String, _ location: SourceLocation
) -> Film {
  let snapshot = Snapshot(
    named: name, ending: Baseline.fileExtension, filePath: filePath, sourceLocation: location)
  let trace = Trace(of: film, scenario: scenario.name)
  snapshot.check(content: trace.hashValue) { recorded in
    // What somebody wrote into the file by hand is kept when it is recorded again.
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
