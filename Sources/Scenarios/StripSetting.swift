package import Diagnosis

/// How a filmstrip is drawn: every value is in its range, and a frame lies between `from` and `to`.
package struct StripSetting: Sendable, Hashable {
  /// 2…12.
  package let columns: Int
  /// Pixels per point of the sheet, 1…4.
  package let scale: Int
  package let crop: Crop
  /// The first and the last column's times, in seconds.
  package let from, to: Double

  package static let columnRange = 2...12
  package static let scaleRange = 1...4
}

extension StripSetting {
  static let shape = Shape.map([
    "columns": .integer("columns", in: columnRange), "scale": .integer("a scale", in: scaleRange),
    "crop": .any([
      .text(cropWords, pattern: "^ *(seam|screen|[-+0-9., eE]+) *$"),
      .list(
        "numbers", of: .number("points", in: -Device.largestSide...Device.largestSide), count: 4...4
      ),
    ]), "from": .filmSeconds, "to": .filmSeconds,
  ])

  fileprivate static let cropWords =
    "seam, screen, or a part of the screen as [x, y, width, height] in points"

  init(_ value: YAMLValue?, of script: Script) throws(ScenarioError) {
    let values = try value?.map() ?? [:]
    let to = try values["to"]?.number(upTo: script.until) ?? script.until
    self.init(
      columns: try values["columns"]?.integer() ?? 6,
      scale: try values["scale"]?.integer() ?? 1,
      crop: try values["crop"]?.crop() ?? .seam,
      from: try values["from"]?.number(upTo: to) ?? 0, to: to)
    guard let value, !hasFrame(at: script.framesPerSecond) else { return }
    throw value.error(
      "at \(script.framesPerSecond.shortest) fps no frame lies between \(from.shortest) and "
        + "\(to.shortest) s; move `from` and `to` apart, or raise `fps`.")
  }

  /// Whether one of the times k ÷ rate, k = 0, 1, 2 …, is in the strip.
  private func hasFrame(at rate: Double) -> Bool {
    let before = (from * rate).rounded(.down)
    // The product may be rounded to a whole number from either side, so both neighbours are tried.
    return [before, before + 1].contains { (from...to).contains($0 / rate) }
  }
}

extension YAMLValue {
  /// A word, or the four numbers of a part as a text or a list.
  fileprivate func crop() throws(ScenarioError) -> Crop {
    let text =
      try isList
      ? list().map { value throws(ScenarioError) in try value.number().shortest }.joined(
        separator: ",")
      : self.text()
    guard let crop = Crop(text) else {
      throw error(
        "expected \(StripSetting.cropWords), each side at least \(Crop.shortestSide.shortest).")
    }
    return crop
  }
}
