import ArgumentParser
import Basics
import Comparing
import Essentials
import Imaging
import Review
import Traces
import WholeFiles

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures or clips, pixel by pixel.",
    discussion: """
      A and B are PNG files, animated PNG files or folders. Animated files are compared frame by \
      frame. In folders and their subfolders, PNG files with the same name are compared. Colours are \
      compared in YIQ, and pixels that only smooth an edge are counted separately, as in pixelmatch \
      7.1, so the counts are the same. If one file is in Display P3 and the other in sRGB, both are \
      compared in Display P3; samples of 16 bits are compared as 8 bits. Damaged files are refused, even \
      if their bytes are equal; a damaged part that is not a picture is skipped, with a note.

      Exit codes: 0 nothing differs; 1 pixels, sizes or frames differ; 2 nothing was compared; 65 a \
      file is not a picture; 74 a file cannot be read.
      """, examples: ["diff before.png after.png -o difference.png", "diff approved results"])

  @Argument(
    help: ArgumentHelp("A PNG file, an animated one, or a folder.", valueName: "a"),
    completion: .file())
  var first: String

  @Argument(help: ArgumentHelp("What to compare it with.", valueName: "b"), completion: .file())
  var second: String

  @OptionGroup var differing: DifferenceOptions

  @Option(
    name: .shortAndLong,
    help:
      "Where to write the difference: a PNG file; for clips an animated one, for folders a folder.",
    completion: .file())
  var output: PathArgument?

  @Flag(help: "Replace files that filmstrip did not write.")
  var overwrite = false

  @Flag(
    help:
      "Do not look for damage in files that need not be compared, such as two equal ones.")
  var trust = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    Interruption.catchSignals()
    let batch = OutputBatch(.output(overwrite: overwrite), reading: [first, second])
    let comparison = FileComparison(rule: differing.rule, batch: batch, isTrusting: trust) {
      let progress = Progress(of: $0, total: $1)
      return (progress.finishOne, progress.end)
    }
    let pair = try areFolders() ? FolderPair(first, second) : nil
    // Even if nothing differs, as the file would be replaced as soon as something does.
    if let output = output?.path {
      for path in pair?.common.map({ Files.path($0, in: output) }) ?? [output] {
        try batch.checkIsNotRead(path)
      }
    }
    let reports: [DifferenceReport]
    if let pair {
      let progress = Progress(of: "diff", total: pair.common.count, unit: "files")
      defer { progress.end() }
      reports = try pair.common.map { name in
        try Interruption.check()
        defer { progress.finishOne() }
        return try comparison.report(
          Files.path(name, in: first), Files.path(name, in: second),
          picture: try output.map { try pictureFile(name, in: $0.path, batch) })
      }
    } else {
      reports = [try comparison.report(first, second, picture: output?.path)]
    }
    try batch.commit()
    for report in reports { tellPicture(of: report) }
    try print(reports, pair)
    try finish(reports, pair)
  }

  /// Throws for a folder and a file, which cannot be compared.
  private func areFolders() throws -> Bool {
    for path in [first, second] where Files.isMissing(path) {
      throw Files.unreadable(path, ENOENT)
    }
    let folders = [first, second].map(Files.isFolder)
    guard folders[0] == folders[1] else {
      throw Failure(
        .usage,
        "\(folders[0] ? first : second) is a folder and \(folders[0] ? second : first) is not; give "
          + "two files or two folders.")
    }
    return folders[0]
  }

  private func pictureFile(_ name: String, in folder: String, _ batch: OutputBatch) throws -> String
  {
    let path = Files.path(name, in: folder)
    try batch.makeFolder(Files.folder(of: path))
    return path
  }

  private func tellPicture(of report: DifferenceReport) {
    if let picture = report.picture {
      Output.error("Wrote \(picture)")
    } else if output != nil, report.verdict != .identical {
      let reason = report.verdict == .otherLayout ? "their sizes differ" : "no pixel differs"
      Output.error("Wrote no picture of \(report.first) and \(report.second): \(reason).")
    }
  }

  private func print(_ reports: [DifferenceReport], _ pair: FolderPair?) throws {
    let threshold = differing.rule.threshold
    guard let pair else {
      if json { return try Output.json(reports[0]) }
      return try Output.lines(reports[0].lines(threshold: threshold))
    }
    if json {
      return try Output.json(
        FolderReport(files: reports, onlyFirst: pair.onlyFirst, onlySecond: pair.onlySecond))
    }
    for report in reports where report.verdict != .identical || !report.notes.isEmpty {
      try Output.lines(report.lines(threshold: threshold))
    }
    let only = [(first, second, pair.onlyFirst), (second, first, pair.onlySecond)]
    for (folder, other, names) in only {
      for name in names { try Output.line("\(Files.path(name, in: folder)): not in \(other)") }
    }
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = reports.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let alone = only.filter { !$0.2.isEmpty }.map { "\($0.2.count) only in \($0.0)" }
    let unread = reports.count { !$0.isReadThrough }
    let trusted = unread == 0 ? [] : ["\(unread) not read through"]
    try Output.line(
      (["\(reports.count) compared"] + counts + alone + trusted).joined(separator: ", "))
  }

  private func finish(_ reports: [DifferenceReport], _ pair: FolderPair?) throws {
    if reports.allSatisfy(\.isOfNothing) {
      Output.error(
        reports.isEmpty
          ? "Nothing was compared: no PNG file has the same name in \(first) and \(second)."
          : "Nothing was compared: every pixel is ignored; leave out an --ignore.")
      throw ExitCode(2)
    }
    let isSame = reports.allSatisfy { $0.verdict.passes }
    let isWhole = pair.map { $0.onlyFirst.isEmpty && $0.onlySecond.isEmpty } ?? true
    guard isSame, isWhole else { throw ExitCode(1) }
  }
}

/// The JSON of `diff` for folders.
struct FolderReport: Encodable {
  let files: [DifferenceReport]
  let onlyFirst, onlySecond: [String]
}
