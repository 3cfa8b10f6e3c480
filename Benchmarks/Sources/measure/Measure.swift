import Foundation

/// Measures what can only be measured inside a process.
///
/// `measure encode ROUNDS INTERFACE.png [PHOTO.png]` and `measure films ROUNDS SCENARIO.yaml` print one line a round,
/// words and numbers, for `run` to read.
@main
struct Measure {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3, let rounds = Int(words[1]), rounds > 0 else { throw Misuse() }
    switch words[0] {
    case "encode": try EncoderContest.run(pictures: Array(words[2...]), rounds: rounds)
    case "films": try FilmRate.run(scenario: words[2], rounds: rounds)
    default: throw Misuse()
    }
  }

  struct Misuse: Error, CustomStringConvertible {
    var description: String {
      "usage: measure encode ROUNDS INTERFACE.png [PHOTO.png] | films ROUNDS SCENARIO.yaml"
    }
  }
}

/// Milliseconds that `work` takes.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}
