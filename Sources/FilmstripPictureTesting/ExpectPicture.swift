public import Testing

/// Draws a frame of a film and expects the picture recorded next to the test.
///
/// The recorded file is `__Snapshots__/<test's file>/<name>.png`, and pictures are compared by their pixels. If they
/// differ, the test fails and reports the difference, and how to record the picture; the expected, the actual and a
/// picture of the difference are attached to the test and written to the folder `SNAPSHOT_ARTIFACTS`. `RecordMode`
/// decides which files are recorded. Other fonts draw other pictures: a recorded one names its fonts.
///
/// ```swift
/// try expectPicture(of: film, frame: 12, named: "mine-12", scale: 2, crop: .seam)
/// ```
///
/// - Parameters:
///   - film: The film, such as the one that `expectFilm` returns.
///   - frame: The frame, from 0.
///   - name: The recorded file's name, unique in the test's file; letters, digits, `-`, `_` and dots.
///   - scale: Pixels per point, 1 to 4.
///   - appearance: Light or dark.
///   - crop: The part of the screen to draw.
///   - rule: The allowed difference; by default every pixel must be the same.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
/// - Throws: `CanvasError` if something cannot be drawn, such as for an invalid scale or a missing font.
public func expectPicture(
  of film: Film, frame: Int, named name: String, scale: Int = 2, appearance: Appearance = .light,
  crop: Crop = .screen, rule: DifferenceRule = .exact, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let snapshot = Snapshot(
    named: name, ending: "png", filePath: filePath, sourceLocation: sourceLocation)
  guard (0..<film.frameCount).contains(frame) else {
    return snapshot.complain(
      "The film has no frame \(frame); its frames are 0 to \(film.frameCount - 1).")
  }
  let still = Still(film, frame: frame, crop: crop, appearance: appearance)
  try snapshot.check(
    content: still.hashValue &+ scale, still.signed(scale: scale), scale: scale, by: rule)
}

/// Draws a film at a time, in seconds, and expects the picture recorded next to the test.
///
/// As for a frame; times need not be those of frames.
public func expectPicture(
  of film: Film, at time: Double, named name: String, scale: Int = 2,
  appearance: Appearance = .light, crop: Crop = .screen, rule: DifferenceRule = .exact,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let snapshot = Snapshot(
    named: name, ending: "png", filePath: filePath, sourceLocation: sourceLocation)
  guard (0...film.duration).contains(time) else {
    return snapshot.complain(
      "The film does not show \(time) s; it goes from 0 to \(film.duration) s.")
  }
  let still = Still(film, at: time, crop: crop, appearance: appearance)
  try snapshot.check(
    content: still.hashValue &+ scale, still.signed(scale: scale), scale: scale, by: rule)
}

/// Films a named approach, draws a frame of it and expects the picture recorded next to the test.
///
/// The approach is the scenario's or the catalogue's; all else is as for a film's frame.
///
/// - Throws: `ScenarioError` for an unknown name, `PlayError` without a film, and `CanvasError` if something cannot be
///   drawn.
@discardableResult
public func expectPicture(
  of approach: String, on scenario: Scenario, frame: Int, named name: String, scale: Int = 2,
  appearance: Appearance = .light, crop: Crop = .screen, rule: DifferenceRule = .exact,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Film {
  let film = try scenario.film(of: try scenario.knownApproach(named: approach))
  try expectPicture(
    of: film, frame: frame, named: name, scale: scale, appearance: appearance, crop: crop,
    rule: rule, filePath: filePath, sourceLocation: sourceLocation)
  return film
}
