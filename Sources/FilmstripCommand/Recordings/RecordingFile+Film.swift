import Basics
import RecordingFiles
import Recordings
import Scenarios
import WholeFiles

extension RecordingFile {
  /// The film that the pictures show, read one after the other.
  ///
  /// - Parameters:
  ///   - given: Statements on properties that are not to be found.
  ///   - device: The recorded device; nil to find it.
  /// - Throws: `RecordingRefusal`, and `RecordingFileError` if a picture cannot be decoded.
  func film(_ given: RecordingSource.Given, of device: Device?) throws -> RecordedFilm {
    try given.checkScreen(width: info.width, height: info.height)
    let finding = try screen(
      by: ScreenFinder(
        area: given.screen, device: device, pixelsPerPoint: given.pixelsPerPoint))
    try given.checkBar(
      height: finding.area.height / (finding.scale?.pixelsPerPoint ?? 1),
      in: finding.scale == nil ? "pixels" : "points")
    let (frames, events, remarks) = try read(finding, bar: given.bar)
    let pixels = finding.scale?.pixelsPerPoint ?? 1
    var source = RecordingSource(
      name: PathText.parts(path).last ?? path, kind: .pictures,
      pixelWidth: info.width, pixelHeight: info.height, screen: finding.area,
      scale: finding.scale)
    source.given = given
    source.assumesLowerEdge = !finding.hasBottom
    return RecordedFilm(
      source: source, unit: finding.scale == nil ? .pixels : .points,
      width: finding.area.width / pixels,
      height: finding.area.height / pixels, frames: frames, events: events,
      remarks: finding.remarks + remarks)
  }

  /// All frames and events, and caveats.
  private func read(
    _ finding: ScreenFinding, bar: ClosedRange<Double>?, looksCloser: Bool = false
  ) throws -> (frames: [RecordedFrame], events: [RecordedEvent], remarks: [String]) {
    let frames = try frames(crop: finding.area)
    let progress = info.frameCount.map {
      Progress(of: RecordingArgument.name(of: path), total: $0)
    }
    defer { progress?.end() }
    var reader: RecordingReader?
    while let frame = try frames.next() {
      try Interruption.check()
      if reader == nil {
        reader = RecordingReader(
          of: finding, height: frame.height, bar: bar, looksCloser: looksCloser)
      }
      // In place: a copy would hold all frames of a motion again.
      try reader?.add(frame)
      progress?.finishOne()
    }
    guard var reader else {
      throw RecordingRefusal(
        "There is no picture in it.", advice: "Check that the file is whole.")
    }
    do {
      let (recorded, events) = try reader.finish()
      return (recorded, events, frames.remarks + reader.remarks)
    } catch is RecordingRefusal where !looksCloser {
      // Between the shows and hides of a demonstration a keyboard may rest for a moment only.
      return try read(finding, bar: bar, looksCloser: true)
    }
  }
}
