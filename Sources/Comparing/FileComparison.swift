package import Imaging
import Traces
package import WholeFiles

/// Compares files, and draws their differences if requested.
package struct FileComparison {
  let rule: DifferenceRule
  /// For pictures of differences.
  let batch: OutputBatch
  /// Whether files that need not be compared are not read: equal files, unequal sizes, frames of only one clip.
  let isTrusting: Bool
  /// Called with a clip's path and the number of frames; its results after each, and at the end.
  let watch: (_ path: String, _ count: Int) -> (next: () -> Void, end: () -> Void)

  package init(
    rule: DifferenceRule, batch: OutputBatch, isTrusting: Bool = false,
    watch: @escaping (_ path: String, _ count: Int) -> (next: () -> Void, end: () -> Void) = {
      _, _ in ({}, {})
    }
  ) {
    self.rule = rule
    self.batch = batch
    self.isTrusting = isTrusting
    self.watch = watch
  }

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - first: A file's path.
  ///   - second: Another's.
  ///   - picture: The file for a picture of the difference, written only if pixels are not the same; for clips a clip
  ///     of all compared frames.
  /// - Throws: `Failure` where a file cannot be read or is not a picture.
  package func report(
    _ first: String, _ second: String, picture: String? = nil
  ) throws -> DifferenceReport {
    let files = (try ComparedFile(first), try ComparedFile(second))
    var report = DifferenceReport(first: first, second: second, verdict: .identical)
    report.notes = try reading(files) { () throws(PictureComparison.ReadingError) in
      try ComparisonNotes(files: files.0.bytes, files.1.bytes)
    }.sentences(first: first, second: second)
    if files.0.bytes == files.1.bytes {
      report.isReadThrough = !isTrusting
      if !isTrusting { try files.0.readThrough() }
      return report
    }
    switch try ComparedFile.pair(files.0, files.1) {
    case .pictures:
      try compare(files, &report, picture: picture)
    case .clips(let one, let other):
      try compare(one, other, files, &report, picture: picture)
    }
    return report
  }

  private func compare(
    _ files: (ComparedFile, ComparedFile), _ report: inout DifferenceReport, picture: String?
  ) throws {
    let comparison = try reading(files) { () throws(PictureComparison.ReadingError) in
      try PictureComparison(
        files: files.0.bytes, files.1.bytes, by: rule, trusting: isTrusting)
    }
    switch comparison {
    case .otherSize(let first, let second):
      report.sizes = [first, second].map { [$0.width, $0.height] }
      report.verdict = .otherLayout
      report.isReadThrough = !isTrusting
    case .sameSize(let difference):
      report.sizes = Array(repeating: [difference.width, difference.height], count: 2)
      let pixels = DifferenceReport.Pixels(difference)
      report.pixels = pixels
      report.verdict = pixels.verdict
      guard let picture, pixels.changed > 0 else { return }
      let first = try PNG.decodeStraight(files.0.bytes)
      try batch.write(PNG.encode(difference.picture(over: first)), to: picture)
      report.picture = picture
    }
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
    let progress = watch(report.first, comparison.count)
    defer { progress.end() }
    while let frame = try reading(
      files,
      { () throws(PictureComparison.ReadingError) in
        try comparison.next()
      })
    {
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
      progress.next()
    }
    if isTrusting {
      report.isReadThrough = ![one, other].contains { $0.hasMore(than: comparison.count) }
    } else {
      do { try one.readThrough(from: comparison.count) } catch { throw files.0.failure(error) }
      do { try other.readThrough(from: comparison.count) } catch { throw files.1.failure(error) }
    }
    try writer?.finish()
    try file?.close()
    report.picture = drawing ? picture : nil
    report.clip = clip
    report.verdict = verdict(comparison, report.pixels)
  }

  /// The result of `body`, whose error is thrown with the file's name.
  private func reading<Result>(
    _ files: (ComparedFile, ComparedFile),
    _ body: () throws(PictureComparison.ReadingError) -> Result
  ) throws -> Result {
    do {
      return try body()
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
