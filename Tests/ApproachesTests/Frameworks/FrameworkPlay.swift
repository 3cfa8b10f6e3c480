import LibC
import Scenarios
import Testing

/// A chat on a phone without a home indicator, whose keyboard is 336 points high and whose display shows 60 frames a
/// second.
struct FrameworkPlay {
  /// The keyboard's height, in points.
  static let height = 336.0
  /// The screen's, in points.
  static let bottom = 667.0
  /// From one frame to the next, in seconds.
  static let frame = 1.0 / 60
  /// What sums and rounding may part two numbers by, in points.
  static let rounding = 1e-5

  let film: Film

  /// Plays an approach of the catalogue.
  init(
    _ approach: String, keyboard: String = "profile: ios7",
    context: HandlerContext = .inherited, _ yaml: String = ""
  ) throws {
    let approach = try #require(NamedApproach.named(approach))
    film = try FrameworkPlay.scenario(keyboard, context, yaml).film(of: approach)
  }

  /// Plays fresh handlers.
  init(
    of approach: some Approach<ChatScreen>, keyboard: String = "profile: ios7",
    context: HandlerContext = .inherited, _ yaml: String = ""
  ) throws {
    film = try FrameworkPlay.scenario(keyboard, context, yaml).film(of: approach)
  }

  private static func scenario(
    _ keyboard: String, _ context: HandlerContext, _ yaml: String
  ) throws -> Scenario {
    try Scenario(
      yaml: """
        name: test
        device: iPhone SE 3
        keyboard: {height: \(height), \(keyboard)}
        context: \(context.rawValue)
        messages: 0
        \(yaml)
        """, file: "test.yaml")
  }

  /// How far a spring of these numbers has come, in closed form, as Core Animation plays it: critically damped where it
  /// is over-damped on paper, with ω = √(1000 ÷ 3) on iOS 7 to 18.
  static func progress(_ time: Double) -> Double {
    let passed = (1000.0 / 3).squareRoot() * time
    return time > 0 ? 1 - (1 + passed) * exp(-passed) : 0
  }

  /// How high the keyboard stands at a frame, in points.
  func keyboard(_ frame: Int) throws -> Double {
    FrameworkPlay.bottom
      - (try #require(film.value(of: .keyboardTop, at: film.time(ofFrame: frame))))
  }

  /// How high the bar's content stands, in points.
  func bar(_ frame: Int) throws -> Double {
    FrameworkPlay.bottom
      - (try #require(film.value(of: .toolbarContentBottom, at: film.time(ofFrame: frame))))
  }

  /// Background between bar and keyboard, in points; negative where the bar is covered.
  func gap(_ frame: Int) throws -> Double { try bar(frame) - keyboard(frame) }

  /// The blocks that handlers ran.
  var blocks: [LogEntry.Block] {
    film.log.compactMap { entry in
      guard case .block(let block) = entry.action, !block.isKeyboards else { return nil }
      return block
    }
  }
}
