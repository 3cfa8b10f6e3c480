import Painting
import Review
import Scenarios
import Sharding
import WholeFiles

/// A scenario to play, or a recording to read when its turn comes.
struct RenderSubject {
  let argument: String
  /// Nil for a recording.
  let scenario: Scenario?

  var name: String { scenario?.name ?? RecordingArgument.name(of: argument) }
}

/// The files drawn of a scenario or a recording.
struct RenderedCell: Codable {
  struct Format: Codable {
    let isSeries: Bool
    var files: [RenderedFile.Report]
  }

  let cell: String
  var formats: [Format] = []
  var notes: [String] = []

  /// Whether each file is named as its format names those of the cell.
  func isOf(_ wanted: [OutputFormat]) -> Bool {
    formats.count == wanted.count
      && zip(formats, wanted).allSatisfy { format, wanted in
        format.isSeries == wanted.isSeries && !format.files.isEmpty
          && format.files.allSatisfy { file in
            file.format == wanted.name && file.scenario == cell
              && isName(file.file, fileName: wanted.fileName)
          }
      }
  }

  /// Whether a name is the cell's, followed by an approach, a frame's number or a suffix, and ends as a format's do.
  private func isName(_ name: String, fileName: String) -> Bool {
    guard Files.name(of: name) == name, name.hasPrefix(cell),
      let ending = fileName.split(separator: ".").last, name.hasSuffix(".\(ending)")
    else { return false }
    return name.dropFirst(cell.count).first.map("-~@.".contains) ?? false
  }
}

extension RenderCommand: ShardableCommand {
  var decisions: [WorkOption] {
    let own: [WorkOption] = [
      .work(arguments: "scenarios", scenarios), .work("--format", format),
      .work("--approach", approach), .work("--scale", scale), .work("--columns", columns),
      .work("--crop", crop), .work("--shape", shape.value == .strip(.sheet) ? nil : shape),
      .work("--appearance", appearance.value == .light ? nil : appearance),
      .work("--max-pixels", maxPixels), .work("--words", words),
    ]
    return own + playing.decisions + settings.decisions + motion.decisions + recorded.decisions
      + sharding.decisions
      + WorkOption.place("--output", "--overwrite")
      + WorkOption.manner("--verbose", "--embed", "--json")
  }

  var outputs: [ShardJob.Folder] { [("-o", output.path)] }

  func work() throws -> [RenderSubject] {
    let arguments = scenarios.isEmpty ? ["keyboard-gap"] : scenarios
    try FilmArgument.check(
      arguments, playing, recorded, approaches: approach, and: motion.used + settings.used)
    let hasFilms = !arguments.allSatisfy(RecordingArgument.isRecording)
    let unread =
      recorded.used + playing.decisions.used.filter { !hasFilms && $0.name == "--device" }
    if readsNothing, let option = unread.first(where: { $0.name != "--screen" }) {
      throw Failure(
        .usage,
        "\(option.name) says how a recording is read, and a sheet shows it as it is. Leave it out.")
    }
    return try arguments.map { argument in
      RenderSubject(
        argument: argument,
        scenario: RecordingArgument.isRecording(argument)
          ? nil : try ScenarioArgument.load(argument, playing.overrides))
    }
  }

  func cells(of work: [RenderSubject]) throws -> [Cell] {
    try work.map { subject in
      guard let scenario = subject.scenario else {
        return Cell(recording: subject.name, at: subject.argument)
      }
      let films = try ScenarioArgument.approaches(approach, of: scenario).count
      return Cell(
        subject.name, digest: try ScenarioArgument.digest(of: subject.argument),
        cost: films
          * formats.reduce(CellCost.film(scenario.script)) { cost, format in
            cost
              + CellCost.drawn(
                scenario.script, scale: scale ?? scenario.strip.scale,
                isClip: format.hasFrames)
          })
    }
  }

  func inputs(of work: [RenderSubject]) -> [String] {
    work.map(\.argument).filter(FilmArgument.isPath)
  }

  func run(_ work: [RenderSubject]) throws {
    try finish(work) { output in try draw(work, to: output) }
  }

  func run(_ work: [RenderSubject], to bundle: BundleFolder) throws {
    let ids = bundle.ids
    let batch = OutputBatch(.output(overwrite: false))
    let folder = bundle.swap.unfinishedPath(BundleFolder.files)
    try batch.makeFolder(folder)
    let cells = try draw(
      work.filter { ids.contains($0.name) },
      to: RenderOutput(folder: folder, batch: batch))
    try batch.commit()
    try bundle.finish(cells, isDrawn: draws)
  }

  /// The largest file that a shard may have drawn, in bytes.
  private static let fileLimit = 4 << 30

  func merge(_ bundles: Bundles, _ work: [RenderSubject]) throws {
    try finish(work) { output in
      var found: [String: RenderedCell] = [:]
      for bundle in bundles.all {
        let cells = try bundle.results([RenderedCell].self)
        try bundle.checkAccounts(for: cells.map(\.cell))
        for cell in cells {
          guard cell.isOf(formats), found.updateValue(cell, forKey: cell.cell) == nil else {
            throw bundle.damage("it has other files or a second result of \(cell.cell)")
          }
          for name in cell.formats.flatMap(\.files).map(\.file) {
            try output.write(
              try bundle.bytes("\(BundleFolder.files)/\(name)", limit: RenderCommand.fileLimit),
              to: name)
          }
        }
      }
      return bundles.plan.cells.compactMap { found[$0.id] }
    }
  }

  /// Puts files, drawn in the films' order, in their folder, all or nothing, or prints them.
  private func finish(
    _ work: [RenderSubject], _ draw: (RenderOutput) throws -> [RenderedCell]
  ) throws {
    let batch = OutputBatch(
      isPrinted ? .printing : .output(overwrite: overwrite),
      reading: isPrinted ? [] : inputs(of: work))
    let output = RenderOutput(folder: isPrinted ? "." : self.output.path, batch: batch)
    if !isPrinted { try batch.makeFolder(output.folder) }
    let cells = try draw(output)
    let formats = cells.flatMap(\.formats).map { format in
      var format = format
      for index in format.files.indices {
        format.files[index].file = output.path(format.files[index].file)
      }
      return format
    }
    try batch.commit()
    for note in cells.flatMap(\.notes) { Output.error(note) }
    if json { return try Output.json(formats.flatMap(\.files)) }
    guard !isPrinted else { return }
    var written = WrittenFiles()
    for format in formats {
      written.add(
        format.files.first?.scenario ?? "", format.files.map(\.file), isSeries: format.isSeries)
    }
    for line in written.lines(areAllTold: verbose) { Output.error(line) }
    guard embed else { return }
    let markups = formats.flatMap(\.files).compactMap { file in
      PageMarkup(file: file) { !Files.isMissing(output.path($0)) }.lines
    }
    try Output.lines(Array(markups.joined(separator: [""])))
  }
}
