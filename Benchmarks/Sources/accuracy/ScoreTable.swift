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

/// Numbers in their order.
struct Distribution {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  var count: Int { values.count }

  /// The number that so great a share of all is no larger than; nil without any.
  func quantile(_ share: Double) -> Double? {
    values.isEmpty
      ? nil
      : values[(Int((share * Double(values.count)).rounded(.up)) - 1).clamped(to: 0...values.count - 1)]
  }

  func text(_ share: Double) -> String { quantile(share).map(Distribution.text) ?? "–" }

  static func text(_ value: Double) -> String { String(format: "%.2f", value) }
}

/// Something that is to be reached.
struct Aim {
  /// How far a bar is off that is another part of the picture, in points.
  static let barIsWrong = 3.0

  var title: String
  var reached: Double?
  var limit: Double
  /// Whether the limit is the least, and not the most.
  var isLeast = false

  /// Whether it is reached; nil where nothing was measured.
  var isMet: Bool? { reached.map { isLeast ? $0 >= limit : $0 <= limit } }

  var line: String {
    let verdict = isMet.map { $0 ? "reached" : "**missed**" } ?? "not measured"
    let bound = isLeast ? "at least" : "at most"
    return "| \(title) | \(bound) \(Distribution.text(limit)) | "
      + "\(reached.map(Distribution.text) ?? "–") | \(verdict) |"
  }

  static func all(of scores: [Score]) -> [Aim] {
    let read = scores.filter { $0.basis == .known }
    let recipes = Dictionary(uniqueKeysWithValues: Recipe.all.map { ($0.name, $0) })
    let video = read.filter { recipes[$0.name]?.isOfTheAim ?? false }
    let gif = read.filter { $0.kind == .gif }
    let keyboard = Distribution(video.flatMap(\.keyboard))
    let events = video.flatMap(\.events)
    func wrong(_ scores: [Score]) -> Double? {
      let bar = scores.flatMap(\.bar)
      return bar.isEmpty ? nil : 100 * Double(bar.count { $0 > barIsWrong }) / Double(bar.count)
    }
    func part(_ truths: [Bool]) -> Double? {
      truths.isEmpty ? nil : 100 * Double(truths.count { $0 }) / Double(truths.count)
    }
    return [
      Aim(title: "Video: keyboard, median (pt)", reached: keyboard.quantile(0.5), limit: 0.2),
      Aim(title: "Video: keyboard, 95 % (pt)", reached: keyboard.quantile(0.95), limit: 0.5),
      Aim(title: "Video: keyboard, most (pt)", reached: keyboard.quantile(1), limit: 1),
      Aim(
        title: "Video: gap, 95 % (pt)", reached: Distribution(video.flatMap(\.gap)).quantile(0.95),
        limit: 0.6),
      Aim(title: "Video: bar wrong (% of claimed)", reached: wrong(video), limit: 0.5),
      Aim(
        title: "Video: curve right (% of named)", reached: part(events.compactMap(\.isCurveRight)),
        limit: 100, isLeast: true),
      Aim(
        title: "Video: way right (% of named)", reached: part(events.compactMap(\.isWayRight)),
        limit: 100 * 28 / 30, isLeast: true),
      Aim(
        title: "Video: excess of a right bar, most (pt)", reached: events.compactMap(\.excess).max(),
        limit: 1.5),
      Aim(
        title: "GIF: keyboard, 95 % (pt)",
        reached: Distribution(gif.flatMap(\.keyboard)).quantile(0.95), limit: 0.5),
      Aim(title: "GIF: bar wrong (% of claimed)", reached: wrong(gif), limit: 2),
      Aim(
        title: "All: certain and wrong",
        reached: Double(scores.flatMap(\.events).reduce(0) { $0 + $1.certainlyWrong.count }),
        limit: 0),
      Aim(
        title: "All: refused", reached: Double(scores.count { $0.refusal != nil }), limit: 0),
    ]
  }
}

extension Recipe {
  /// Whether the aims for video count: a pixel a point or more, 25 frames a second or more, a bar and a slide.
  var isOfTheAim: Bool {
    switch format {
    case .h264, .hevc, .vp9: break
    default: return false
    }
    guard scale >= 1, [.once, .message, .interrupted].contains(play) else { return false }
    if case .even(let rate) = rate { return rate >= 25 }
    if case .changes = rate { return true }
    return false
  }
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
