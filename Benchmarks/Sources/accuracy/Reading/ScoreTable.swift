import Foundation

/// Many scores as lines of a table.
struct ScoreTable {
  let scores: [Score]

  private static let head = [
    "Recordings of", "n", "refused", "keyboard: median", "95 %", "most", "claimed", "gap: 95 %",
    "bar: claimed", "wrong", "events found", "curve right", "way right", "excess of right bars",
    "certain and wrong", "beyond its claim", "s/s",
  ]

  /// The table, in Markdown, a row for each kind of recording.
  var markdown: String {
    var lines = [
      "| \(ScoreTable.head.joined(separator: " | ")) |",
      "|\(ScoreTable.head.map { _ in "---" }.joined(separator: "|"))|",
    ]
    for kind in Recipe.Kind.allCases {
      lines.append(line(kind.title, known.filter { $0.kind == kind }))
    }
    lines.append(line("All of these", known))
    lines.append(line("Unknown scale, read off the keys", scores.filter { $0.basis == .guessed }))
    lines.append(line("Unknown scale, in pixels", scores.filter { $0.basis == .unknown }))
    return lines.joined(separator: "\n")
  }

  /// Those that were refused, or whose scale is known.
  private var known: [Score] { scores.filter { $0.basis == nil || $0.basis == .known } }

  private func line(_ title: String, _ scores: [Score]) -> String {
    let read = scores.filter { $0.refusal == nil }
    let keyboard = Distribution(read.flatMap(\.keyboard))
    let gap = Distribution(read.flatMap(\.gap))
    let bar = read.flatMap(\.bar)
    let events = read.flatMap(\.events)
    let excess = events.compactMap(\.excess).max()
    let time = read.reduce(0) { $0 + $1.duration }
    let cells = [
      title, "\(scores.count)", "\(scores.count - read.count)", keyboard.text(0.5),
      keyboard.text(0.95), keyboard.text(1),
      share(keyboard.count, read.reduce(0) { $0 + $1.moving }), gap.text(0.95),
      share(bar.count, read.reduce(0) { $0 + $1.barVisible }),
      share(bar.count { $0 > Aim.barIsWrong }, bar.count, digits: 2),
      ratio(events.map(\.isFound)), ratio(events.compactMap(\.isCurveRight)),
      ratio(events.compactMap(\.isWayRight)), excess.map { Distribution.text($0) } ?? "–",
      "\(events.reduce(0) { $0 + $1.certainlyWrong.count })",
      share(read.reduce(0) { $0 + $1.overconfident }, read.reduce(0) { $0 + $1.claims }),
      time > 0 ? Distribution.text(read.reduce(0) { $0 + $1.seconds } / time) : "–",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func share(_ part: Int, _ whole: Int, digits: Int = 1) -> String {
    whole == 0 ? "–" : String(format: "%.\(digits)f %%", 100 * Double(part) / Double(whole))
  }

  private func ratio(_ truths: [Bool]) -> String {
    truths.isEmpty ? "–" : "\(truths.count { $0 })/\(truths.count)"
  }

  /// The aims that the issue of accuracy is measured by, each with what was reached.
  var aims: [Aim] { Aim.all(of: scores) }
}

extension Recipe.Kind {
  /// What a row of the table is called.
  var title: String {
    switch self {
    case .video: "Video, 1 px/pt and 25 frames/s or more"
    case .small: "Video of less than 1 px/pt"
    case .framed: "Video with something around the screen"
    case .uneven: "Video with frames missing, doubled, torn or held"
    case .converted: "Video at a rate that the display's is no multiple of"
    case .slow: "Video of 10 to 20 frames/s"
    case .gif: "GIF of 15 to 25 frames/s"
    case .pictures: "APNG, WebP, folders of PNG"
    case .keys: "Video with other keys"
    case .scripts: "Video of interrupted shows, fingers, fades, forms …"
    }
  }
}
