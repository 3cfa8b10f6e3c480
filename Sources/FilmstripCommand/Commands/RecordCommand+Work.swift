import ArgumentParser
import Basics
import Imaging
import Review
import Sharding
import Traces
import WholeFiles

/// The files recorded of a film or a recording.
struct FilmRecord: Codable {
  /// Its name, such as `chat/frame`.
  let cell: String
  let scenario: String
  /// New and replaced files, below the baselines' folder.
  let files: [String]
  /// Its other files, which remain.
  let kept: [String]
  /// Sentences about earlier choices and their outcome.
  let notes: [String]
  /// Whether it has a baseline already, which stays.
  let isKept: Bool

  var namesItsOwnFiles: Bool { (files + kept).allSatisfy { BaselineName.owns(cell, $0) } }
}

struct RecordedShard: Codable {
  let records: [FilmRecord]
  /// The digests of the existing files that are replaced or remain, by their names.
  let found: [String: String]
}

extension RecordCommand: ShardableCommand {
  var decisions: [WorkOption] {
    let own: [WorkOption] = [
      .work(arguments: "scenario", scenario), .work("--update", update),
      .work("--frames", frames, for: [.scenario]),
      .work("--scale", scale == RecordCommand.usualScale ? nil : scale, for: [.scenario]),
      .work("--dark", dark, for: [.scenario]),
      .work(
        "--tolerance", tolerance, for: [.scenario],
        advice: "`check --recorded-tolerance POINTS` says how far a recording may differ."),
    ]
    return baselines.decisions + recorded.decisions + taken.decisions + own + threads.decisions
      + sharding.decisions + WorkOption.manner("--verbose", "--dry-run")
  }

  var json: Bool { false }

  var outputs: [ShardJob.Folder] { [("--baseline", baselines.baseline.path)] }

  func work() throws -> ReviewWork {
    let folder = baselines.folder
    try ResultsFolder.checkIsNone(folder.path)
    try ProjectFolder.checkIsNotOfGit(folder.path)
    try FilmOption.check(used, for: scenario)
    let work = try ReviewWork(scenario, baselines)
    let (plan, recordings, played) = (work.plan, work.recordings, work.played)
    guard !plan.items.isEmpty || !recordings.isEmpty else {
      throw Failure(
        .usage,
        plan.approved.traces.isEmpty
          ? "\(folder.path) has no baselines yet; name the scenarios to record."
          : "no scenario of the baselines in \(folder.path) is where it was; name the scenarios to record."
      )
    }
    try RecordedCheck.checkNames(
      of: recordings.map(RecordingArgument.name),
      besideFilms: played + plan.approved.traces.compactMap(\.name))
    try RecordedCheck.checkNames(
      of: plan.approved.recordings.compactMap(BaselineName.recording), besideFilms: played)
    for item in plan.items {
      guard let other = item.foreign.first(where: { !$0.isGone }) else { continue }
      throw Failure(.cannotCreate, other.reason(against: item.shown) + " Nothing was recorded.")
    }
    let names = played.map(\.film) + recordings.map { ReviewWork.name(of: $0).film }
    for pattern in update where !names.contains(where: pattern.matches) {
      throw Failure(
        .usage,
        "--update \(pattern.text) matches none of the \(names.count) films, such as \(names[0]).")
    }
    try checkPictures()
    for path in recordings {
      let film = ReviewWork.name(of: path).film
      let obstacle = try RecordingPlace(path: path, folder: folder).obstacle(
        in: plan.approved.recordings, isUpdated: update.contains { $0.matches(film) })
      if let obstacle { throw Failure(.cannotCreate, "\(obstacle) Nothing was recorded.") }
    }
    return work
  }

  private func checkPictures() throws {
    let given = [dark ? "--dark" : nil, scale != RecordCommand.usualScale ? "--scale" : nil]
    guard frames == nil, let name = given.compactMap({ $0 }).first else { return }
    throw Failure(
      .usage,
      "\(name) says how new pictures are drawn, and without --frames none is; those that are approved stay as they were chosen."
    )
  }

  func cells(of work: ReviewWork) throws -> [Cell] {
    // Approved files change with the first merged ones, and are compared file by file.
    try work.plan.cells(
      withApprovedIn: nil,
      drawing: (frames?.frames ?? []).compactMap {
        FramePick(frame: $0, scale: scale, isDark: dark)
      })
      + work.recordings.map { Cell(recording: ReviewWork.name(of: $0).film, at: $0) }
  }

  /// Two recordings at once would each write a film's trace with its own frames, and the last one would remain.
  func exclusively(_ body: () throws -> Void) throws {
    if dryRun { try body() } else { try baselines.folder.change(body) }
  }

  func run(_ work: ReviewWork) throws {
    try finish(work) { write in try records(of: work, write: write) }
  }

  func run(_ work: ReviewWork, to bundle: BundleFolder) throws {
    let records = try records(of: work.only(bundle.ids)) { bytes, name in
      try bundle.swap.write(bytes, to: "\(BundleFolder.files)/\(name)")
    }
    var found: [String: String] = [:]
    for file in records.flatMap({ $0.files + $0.kept }) {
      found[file] = try work.folder.digest(of: file)?.description
    }
    try bundle.finish(
      RecordedShard(records: records, found: found),
      isDrawn: records.contains { $0.files.contains { $0.hasSuffix(BaselineName.pictureEnding) } })
  }

  func merge(_ bundles: Bundles, _ work: ReviewWork) throws {
    try finish(work) { write in
      var found: [String: FilmRecord] = [:]
      for bundle in bundles.all {
        let results = try bundle.results(RecordedShard.self)
        try bundle.checkAccounts(for: results.records.map(\.cell))
        for record in results.records {
          guard record.namesItsOwnFiles, found.updateValue(record, forKey: record.cell) == nil
          else {
            throw bundle.damage("it has files or a second result of \(record.cell)")
          }
          let new = try record.files.map { file in
            (file, Optional(try bundle.bytes("\(BundleFolder.files)/\(file)")))
          }
          for (file, bytes) in record.kept.map({ ($0, nil) }) + new {
            let now = try work.folder.bytes(file)
            // A killed merge may already have put it there.
            guard
              bytes != nil && now == bytes
                || now.map(Files.digest)?.description == results.found[file]
            else {
              throw Failure(
                .badData,
                "\(Files.path(file, in: work.folder.path)) has changed since shard \(bundle.manifest.shard) recorded it, "
                  + "so nothing was merged; run the shard again.")
            }
            if let bytes { try write(bytes, file) }
          }
        }
      }
      return bundles.plan.cells.compactMap { found[$0.id] }
    }
  }

  /// Puts records, made by `record` in the order of the plan, among the baselines, all or nothing.
  private func finish(
    _ work: ReviewWork,
    _ record: ((_ bytes: [UInt8], _ name: String) throws -> Void) throws -> [FilmRecord]
  ) throws {
    // Only files named by --update are replaced, and traces that gain a picture.
    let batch = OutputBatch(.keeping)
    let records = try record { bytes, name in
      guard !dryRun else { return }
      let path = try work.folder.target(name)
      try batch.makeFolder(Files.folder(of: path))
      try batch.write(bytes, to: path)
    }
    try batch.commit()
    tell(records, in: work.folder)
  }

  private func tell(_ records: [FilmRecord], in folder: BaselineFolder) {
    var written = WrittenFiles(verb: dryRun ? "Would write" : "Wrote")
    for record in records {
      written.add(record.scenario, record.files.map { Files.path($0, in: folder.path) })
    }
    for note in records.flatMap(\.notes) { Output.error(note) }
    for line in written.lines(areAllTold: verbose) { Output.error(line) }
    let kept = records.count { $0.isKept }
    if kept > 0, !tolerance.isEmpty {
      let verb =
        kept == 1
        ? "film has a baseline already and keeps its"
        : "films have baselines already and keep their"
      Output.error("\(kept) \(verb) tolerance; add --update to change it.")
    }
    let count = records.reduce(0) { $0 + $1.files.count }
    let of = "of \(records.count) film\(records.count == 1 ? "" : "s")"
    Output.error(
      count == 0
        ? "All baselines \(of) exist already; --update PATTERN records them again."
        : "\(dryRun ? "Would record" : "Recorded") \(count) file\(count == 1 ? "" : "s") \(of)."
          + (dryRun ? "" : " Look at them and commit them."))
  }
}
