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
        title: "Video: excess of a right bar, most (pt)",
        reached: events.compactMap(\.excess).max(),
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
