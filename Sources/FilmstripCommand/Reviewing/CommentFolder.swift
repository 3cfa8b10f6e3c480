import Basics
import Essentials
import Imaging
import Painting
import Review
import Scenarios
import Sharding
import Traces
import WholeFiles

/// A folder with a comment for a pull or merge request: Markdown, and the pictures that it shows.
struct CommentFolder {
  let path: String

  private static let file = "comment.md"
  /// The largest picture that GitHub takes, in bytes.
  private static let sizeLimit = 10_000_000

  private static func name(ofPicture number: Int) -> String { "\(number).png" }

  /// The folder that will replace it; `inputs` of the check cannot be in it.
  func swap(reading inputs: [String]) throws -> FolderSwap {
    let pictures = (1...Report.mostPictures).map(CommentFolder.name)
    return try FolderSwap(
      path, knownBy: CommentFolder.file, isOwn: CommentFolder.isOwn, reading: inputs,
      isLasting: false
    ) { $0 == CommentFolder.file || pictures.contains($0) }
  }

  private static func isOwn(_ path: String) -> Bool {
    let text = try? Files.text(at: path, limit: 1 << 20)
    return text?.hasPrefix("<!-- filmstrip check: exit ") == true
  }

  /// Writes the comment, of which at most six pictures are drawn or copied.
  func write(
    _ results: CheckResults, of plan: ReviewPlan, exitCode: Int32, from folder: ResultsFolder,
    _ swap: FolderSwap
  ) throws {
    defer { swap.discard() }
    let report = Report(results)
    let kit = PaintKit()
    var count = 0
    let pictures = try report.commented.map { film -> [Report.Picture] in
      try Interruption.check()
      let found = try CommentFolder.pictures(
        of: film, atMost: Report.mostPictures - count, plan, folder, kit
      ).filter { $0.bytes.count <= CommentFolder.sizeLimit }
      return try found.map { title, bytes in
        count += 1
        let name = CommentFolder.name(ofPicture: count)
        try swap.write(bytes, to: name)
        return Report.Picture(file: name, title: found.count > 1 ? title : "")
      }
    }
    let text = report.comment(
      pictures: pictures, exitCode: exitCode,
      link: CommentFolder.link(in: ProcessInfo.processInfo.environment))
    try swap.write(Array(text.utf8), to: CommentFolder.file)
    try swap.commit()
    Output.error("Wrote \(Files.path(CommentFolder.file, in: path))")
  }

  /// The page of the job that runs the check; nil outside GitHub and GitLab.
  static func link(in environment: [String: String]) -> String? {
    let address: String?
    if let server = environment["GITHUB_SERVER_URL"], let run = environment["GITHUB_RUN_ID"],
      let repository = environment["GITHUB_REPOSITORY"]
    {
      address = "\(server)/\(repository)/actions/runs/\(run)"
    } else {
      address = environment["CI_JOB_URL"]
    }
    return address.flatMap { $0.wholeMatch(of: /https?:\/\/[A-Za-z0-9._~:\/-]+/) == nil ? nil : $0 }
  }

  private typealias Picture = (title: String, bytes: [UInt8])

  /// What shows a film best: its strip, or approved and new picture and their difference.
  private static func pictures(
    of film: [Outcome], atMost most: Int, _ plan: ReviewPlan, _ folder: ResultsFolder,
    _ kit: PaintKit
  ) throws -> [Picture] {
    let first = film[0]
    guard most > 0, first.verdict.isComparison || first.verdict == .missing else { return [] }
    if first.frame != nil {
      let files = [
        ("Approved", first.expected), ("New", first.actual), ("Difference", first.difference),
      ]
      let shown = files.compactMap { title, file in file.map { (title, $0) } }
      guard shown.count <= most else { return [] }
      return try shown.map { ($0, try folder.bytes($1)) }
    }
    // Of a recording, or of a film in other settings.
    if let strip = first.difference { return [("", try folder.bytes(strip))] }
    let planned = plan.films.first {
      $0.item.scenario.name == first.scenario && $0.approach.name == first.approach
    }
    guard let planned else { return [] }
    do {
      return [("", try strip(of: first, planned, folder, kit))]
    } catch let interrupted as Interruption.Interrupted {
      throw interrupted
    } catch {
      // Its numbers are reported without a picture.
      return []
    }
  }

  private static func strip(
    of outcome: Outcome, _ planned: ReviewPlan.PlannedFilm, _ folder: ResultsFolder,
    _ kit: PaintKit
  ) throws -> [UInt8] {
    let (scenario, approach) = (planned.item.scenario, planned.approach)
    let film = try scenario.film(of: approach)
    let approved = try outcome.expected.map { file in
      try Baseline(json: String(decoding: try folder.bytes(file), as: UTF8.self)).trace
    }
    if let approved,
      let changed = ChangedFilm(
        approved, now: film, approach, in: scenario, why: outcome.why)
    {
      return try changed.strip(by: kit)
    }
    return try FilmRendering(
      scenario: scenario, films: [(approach, film)],
      look: RenderLook(columns: scenario.strip.columns, shape: .column), motion: MotionOptions(),
      kit: kit
    ).stripFile().bytes
  }
}
