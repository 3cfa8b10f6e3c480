package import Diagnosis

/// How a filmstrip is drawn: every value is in its range, and there is a frame between `from` and `to`.
package struct StripSetting: Sendable, Hashable {
  /// 2…12.
  package let columns: Int
  /// Pixels per point of the sheet, 1…4.
  package let scale: Int
  package let crop: Crop
  /// The first and the last column's times, in seconds.
  package let from, to: Double
  package var choices = PictureChoices()

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
    "at": .list("seconds", of: .filmSeconds, limit: columnRange.upperBound),
    "title": .text("a title"), "footnote": .text("a footnote"),
    "without": .any([
      .word(PictureChoices.Part.self),
      .list(
        "parts", of: .word(PictureChoices.Part.self), limit: PictureChoices.Part.allCases.count),
    ]), "accent": .text("a colour", pattern: "^#[0-9A-Fa-f]{6}$"),
    "words": .known("a language", PictureWords.languages),
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
    choices = try PictureChoices(values, in: from...to)
    guard let value, !hasFrame(at: script.framesPerSecond) else { return }
    throw value.error(
      "at \(script.framesPerSecond.shortest) fps there is no frame between \(from.shortest) and "
        + "\(to.shortest) s; move `from` and `to` apart, or raise `fps`.")
  }

  /// Whether one of the times k ÷ rate, k = 0, 1, 2 …, is in the strip.
  private func hasFrame(at rate: Double) -> Bool {
    let before = (from * rate).rounded(.down)
    // The product may be rounded to a whole number from either side, so both neighbours are tried.
    return [before, before + 1].contains { (from...to).contains($0 / rate) }
  }
}

extension PictureChoices {
  /// Reads what else a strip says how pictures look.
  fileprivate init(
    _ values: [String: YAMLValue], in range: ClosedRange<Double>
  ) throws(ScenarioError) {
    self.init()
    title = try values["title"]?.text()
    footnote = try values["footnote"]?.text()
    if let at = values["at"] {
      guard values["columns"] == nil else {
        throw at.error("`at` names each column, and `columns` counts them; leave one of them out.")
      }
      let times = try at.list()
      moments = try times.map { time throws(ScenarioError) in
        try time.number(from: range.lowerBound, upTo: range.upperBound)
      }
    }
    if let parts = values["without"] {
      let all = try parts.isList ? parts.list() : [parts]
      without = Set(
        try all.map { part throws(ScenarioError) in try part.choice(PictureChoices.Part.self) })
    }
    if let value = values["accent"] {
      let text = try value.text()
      guard text.count == 7, text.first == "#", let color = UInt32(text.dropFirst(), radix: 16)
      else { throw value.error("expected a colour such as \"#8E44AD\", found “\(text)”.") }
      accent = color
    }
    if let value = values["words"] {
      let language = try value.text()
      guard let known = PictureWords(language: language) else {
        throw value.error(
          "there are no words in “\(language)”; there are some in \(PictureWords.languages.joined(separator: ", ")), and "
            + "--words takes a file.")
      }
      words = known
    }
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
