import Imaging
import Traces

/// Compares files, and draws their differences where that is asked for.
struct FileComparison {
  let rule: DifferenceRule
  /// Takes the pictures of differences.
  let batch: OutputBatch

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - picture: The file for a picture of the difference, which is only written where pixels are not
  ///     the same; of clips it is a clip of all frames that were compared.
  /// - Throws: `Failure` where a file cannot be read or is no picture.
  func report(_ first: String, _ second: String, picture: String?) throws -> DifferenceReport {
    let files = (try ComparedFile(first), try ComparedFile(second))
    var report = DifferenceReport(first: first, second: second, verdict: .identical)
    if files.0.bytes == files.1.bytes { return report }
    switch try ComparedFile.pair(files.0, files.1) {
    case .pictures(let one, let other):
      report.sizes = [[one.width, one.height], [other.width, other.height]]
      guard case .sameSize(let difference) = PictureComparison(one, other, by: rule) else {
        report.verdict = .otherLayout
        break
      }
      let pixels = DifferenceReport.Pixels(difference)
      report.pixels = pixels
      report.verdict = pixels.verdict
      if let picture, pixels.changed > 0 {
        try batch.write(PNG.encode(difference.picture(over: one)), to: picture)
        report.picture = picture
      }
    case .clips(let one, let other):
      try compare(one, other, files, &report, picture: picture)
    }
    return report
  }

  private func compare(
    _ one: AnimatedPNG, _ other: AnimatedPNG, _ files: (ComparedFile, ComparedFile),
    _ report: inout DifferenceReport, picture: String?
  ) throws {
    var comparison = ClipComparison(one, other, by: rule)
    report.sizes = [one, other].map { [$0.width, $0.height] }
    var clip = DifferenceReport.Clip(
      frames: [one.frameCount, other.frameCount], compared: comparison.count,
      otherDelays: comparison.otherDelays)
    let drawing = picture != nil && comparison.count > 0
    let file = try drawing ? picture.map { try batch.open($0) } : nil
    let writer = try file.map { file in
      try APNGWriter(width: one.width, height: one.height, frameCount: comparison.count) {
        try file.write($0)
      }
    }
    var progress = Progress(of: report.first, total: comparison.count)
    defer { progress.end() }
    while let frame = try next(&comparison, files) {
      try Interruption.check()
      let difference = frame.difference
      let pixels = DifferenceReport.Pixels(difference)
      if report.pixels.map({ $0.isLess(than: pixels) }) ?? true {
        report.pixels = pixels
        clip.worst = pixels.changed > 0 ? frame.index : nil
      }
      if difference.changed > 0 {
        clip.changed.append(
          DifferenceReport.Clip.Frame(
            frame: frame.index, different: difference.different, largest: difference.largest))
      }
      try writer?.add(difference.picture(over: frame.first), for: frame.delay)
      progress.update(frame.index + 1)
    }
    try writer?.finish()
    try file?.close()
    report.picture = drawing ? picture : nil
    report.clip = clip
    report.verdict = verdict(comparison, report.pixels)
  }

  private func next(
    _ comparison: inout ClipComparison, _ files: (ComparedFile, ComparedFile)
  ) throws -> ClipComparison.Frame? {
    do {
      return try comparison.next()
    } catch .first(let error) {
      throw files.0.failure(error)
    } catch .second(let error) {
      throw files.1.failure(error)
    }
  }

  private func verdict(
    _ comparison: ClipComparison, _ worst: DifferenceReport.Pixels?
  ) -> Verdict {
    if comparison.firstSize != comparison.secondSize { return .otherLayout }
    if comparison.firstCount != comparison.secondCount || !comparison.otherDelays.isEmpty {
      return .otherFrames
    }
    return worst?.verdict ?? .samePixels
  }
}

extension DifferenceReport.Pixels {
  /// Whether another frame differs more: in more pixels, or where none differs, farther.
  fileprivate func isLess(than other: Self) -> Bool {
    (different, changed > 0 ? 1 : 0, largest) < (
      other.different, other.changed > 0 ? 1 : 0, other.largest
    )
  }
}
