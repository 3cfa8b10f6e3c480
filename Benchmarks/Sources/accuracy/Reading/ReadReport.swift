/// What `filmstrip read --json` prints of a recording, as far as it is scored.
struct ReadReport: Decodable {
  struct Motion: Decodable {
    var curve: String
  }

  struct Extreme: Decodable {
    /// How far the bar is from where a right one would be, in points.
    var value: Double
  }

  struct Bar: Decodable {
    var way: String?
    var certainty: String?
    var tooHighMax: Extreme?
    var coveredMax: Extreme?

    enum CodingKeys: String, CodingKey {
      case way, certainty
      case tooHighMax = "tooHigh.max"
      case coveredMax = "covered.max"
    }
  }

  struct Event: Decodable {
    var keyboard: Motion?
    var certainty: String?
    var bar: Bar?
  }

  var events: [Event]

  /// What is said of each event.
  var verdicts: [Verdict] {
    events.enumerated().map { index, event in
      var verdict = Verdict(event: index)
      verdict.curve = event.keyboard.map { Verdict.profiles[$0.curve] ?? $0.curve }
      verdict.curveCertainty = event.certainty
      verdict.way = event.bar?.way.flatMap(Verdict.Way.init(words:))
      verdict.wayCertainty = event.bar?.certainty
      verdict.excess = [event.bar?.tooHighMax, event.bar?.coveredMax].compactMap { $0?.value }.max()
      return verdict
    }
  }
}

extension Verdict {
  /// What scenario files call the springs that the command names.
  fileprivate static let profiles = ["springIOS7": "ios7", "springIOS26": "ios26"]
}

extension Verdict.Way {
  /// The way that the command's words tell; they name a curve, or begin with what is told.
  fileprivate init?(words: String) {
    switch words {
    case "with the keyboard": self = .withKeyboard
    case "one frame behind": self = .oneFrameBehind
    case "stays": self = .still
    case "otherwise": self = .otherwise
    case _ where words.hasPrefix("jumps"): self = .jump
    case _ where words.hasPrefix("hidden"): self = .hidden
    case _ where words.first?.isNumber ?? false: self = .late
    default: self = .otherCurve
    }
  }
}
