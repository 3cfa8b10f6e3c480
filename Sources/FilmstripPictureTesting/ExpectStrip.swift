public import Testing

/// Draws the filmstrip of films and expects the picture recorded next to the test.
///
/// As `expectPicture` does with a frame, in `__Snapshots__/<test's file>/<name>.png`.
///
/// ```swift
/// try expectStrip(of: [ours, theirs], named: "ours-and-theirs")
/// ```
///
/// - Parameters:
///   - films: The rows, from top to bottom; of one scenario.
///   - name: The recorded file's name, unique in the test's file; letters, digits, `-`, `_` and dots.
///   - scale: Pixels per point, 1 to 4.
///   - rule: The allowed difference; by default every pixel must be the same.
///   - filePath: The test's file.
///   - sourceLocation: Where a failure is shown.
/// - Throws: `PictureError` if the films do not fit in one strip, and `CanvasError` if something cannot be drawn.
public func expectStrip(
  of films: [Film], named name: String, scale: Int = 1, rule: DifferenceRule = .exact,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectStrip(
    Strip(films), named: name, scale: scale, rule: rule, filePath: filePath,
    sourceLocation: sourceLocation)
}

/// Draws a filmstrip and expects the picture recorded next to the test.
///
/// As for films, with the strip's own columns, crop and captions.
public func expectStrip(
  _ strip: Strip, named name: String, scale: Int = 1, rule: DifferenceRule = .exact,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let snapshot = Snapshot(
    named: name, ending: "png", filePath: filePath, sourceLocation: sourceLocation)
  try snapshot.check(
    content: strip.hashValue &+ scale, strip.signed(scale: scale), scale: scale, by: rule)
}
