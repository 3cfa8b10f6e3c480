import Foundation

/// Reads the worst clips and holds what comes of each against what must.
struct WorstRun {
  /// What came of a clip.
  struct Finding {
    var clip: WorstClip
    /// What is wrong with it; empty where nothing is.
    var problem: String
    /// What came, in short.
    var came: String
    /// What reading took, in seconds.
    var seconds: Double
  }

  static let clips =
    WorstClip.withoutKeyboard + WorstClip.hardToTake + WorstClip.broken + WorstClip.tables

  let maker: RecordingMaker
  let filmstrip: String

  /// Makes and reads the clips that are wanted by their paths; `each` hears of every one.
  func findings(
    of isWanted: (String) -> Bool, each: (Finding) -> Void
  ) throws -> [Finding] {
    let clips = WorstRun.clips.filter { isWanted($0.path) }
    if clips.isEmpty { return [] }
    let made = try WorstKit.recipes.map { try maker.make($0) }
    let files = zip(WorstKit.recipes, made).map {
      maker.folder.appendingPathComponent($0.name).appendingPathComponent($1.clip)
    }
    var findings: [Finding] = []
    for clip in clips {
      let folder = maker.folder.appendingPathComponent(clip.path)
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let kit = WorstKit(
        plain: (files[0], made[0]), other: files[1], filmstrip: filmstrip, folder: folder)
      let finding = read(clip, try clip.make(kit), folder, made[0])
      each(finding)
      findings.append(finding)
    }
    return findings
  }

  private func read(_ clip: WorstClip, _ file: URL, _ folder: URL, _ truth: Truth) -> Finding {
    let output = folder.appendingPathComponent("read.film.json")
    do {
      let result = try Shell.run(
        filmstrip, ["read", file.path, "-o", output.path, "--json"] + clip.options)
      try Data(result.complaint.utf8).write(to: folder.appendingPathComponent("read.txt"))
      var finding = Finding(clip: clip, problem: "", came: "", seconds: result.seconds)
      if result.status == 0 {
        let film = try JSONDecoder().decode(ReadFilm.self, from: Data(contentsOf: output))
        finding.came = "a film with \(film.events.count) events"
        let report = try JSONDecoder().decode(ReadReport.self, from: result.output)
        finding.problem = clip.problem(of: film, truth) + clip.problem(of: report.verdicts)
      } else {
        finding.came = result.complaint.split(separator: "\n").first.map(String.init) ?? "no word"
        finding.problem = clip.problem(ofRefusal: result)
      }
      if result.seconds > clip.limit {
        finding.problem += " It took \(Int(result.seconds)) s."
      }
      return finding
    } catch {
      return Finding(clip: clip, problem: "\(error)", came: "an error", seconds: 0)
    }
  }

  /// What came of each clip, as a table in Markdown.
  static func table(_ findings: [Finding]) -> String {
    let lines = findings.map { finding in
      "| \(finding.clip.name) | \(finding.clip.outcome.words) | \(finding.came) | "
        + "\(finding.problem.isEmpty ? "as it must" : "**\(finding.problem)**") |"
    }
    return """
      ## Clips made in the worst ways

      \(findings.count { $0.problem.isEmpty }) of \(findings.count) end as they must.

      | Clip | must end in | came | |
      |---|---|---|---|
      \(lines.joined(separator: "\n"))
      """
  }
}

extension WorstClip.Outcome {
  /// What must come, in words.
  var words: String {
    switch self {
    case .answer(let events, let within):
      "a film with \(events) events" + (within.map { ", the keyboard within \($0) pt" } ?? "")
    case .refusal: "a refusal"
    case .either: "either"
    }
  }
}

extension WorstClip {
  /// What is wrong with a refusal.
  fileprivate func problem(ofRefusal result: Shell.Result) -> String {
    // What a signal ends, or a trap, is no refusal.
    if result.status > 100 || result.complaint.contains("Fatal error") {
      return "It crashed (\(result.status))."
    }
    switch outcome {
    case .answer: return "It was refused."
    case .refusal(let words), .either(let words):
      let said = result.complaint.lowercased()
      return words.contains { said.contains($0.lowercased()) }
        ? "" : "The refusal says none of: \(words.joined(separator: ", "))."
    }
  }

  /// What is called certain and is wrong: every clip with a keyboard shows that of iOS 7 and a bar that goes with it.
  fileprivate func problem(of verdicts: [Verdict]) -> String {
    var problem = ""
    for verdict in verdicts {
      if verdict.wayCertainty == "certain", let way = verdict.way, way != .withKeyboard {
        problem += " The bar is certainly \(way.rawValue)."
      }
      let isKnown = verdict.curve == "ios7"
      let isOther = verdict.curve == "ios26"
      if verdict.curveCertainty == "certain", keepsTime ? !isKnown : isKnown || isOther {
        problem += " The keyboard certainly goes \(verdict.curve ?? "nowhere")."
      }
    }
    return problem
  }

  /// What is wrong with a film; the truth is that of the recording which most clips are made of.
  fileprivate func problem(of film: ReadFilm, _ truth: Truth) -> String {
    switch outcome {
    case .refusal: return "It was not refused."
    // A film in which nothing was seen would pass for one in which nothing is wrong.
    case .either:
      return film.events.isEmpty ? "Nothing was seen in it, and it was not refused." : ""
    case .answer(let events, let tolerance):
      if film.events.count < events {
        return "\(film.events.count) events were found, not \(events)."
      }
      guard let tolerance else { return "" }
      // The rests are known whatever was done to the times.
      guard let highest = truth.frames.map(\.keyboardTop).min() else { return "" }
      let tops = film.time.indices.compactMap {
        film.reading("keyboard.top", $0, pixelsPerPoint: truth.scale)
      }
      // A scale that is said to be unsure may be as far off as is said.
      let unsure = (film.scale?.uncertainty ?? 0) * highest
      guard let found = tops.min(), abs(found - highest) <= tolerance + unsure else {
        return "The keyboard rests at \(tops.min().map(Distribution.text) ?? "no place"), "
          + "not at \(Distribution.text(highest))."
      }
      return ""
    }
  }
}
