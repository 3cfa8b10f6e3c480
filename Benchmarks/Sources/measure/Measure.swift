import Foundation

/// Measures what can only be measured inside a process.
///
/// `measure encode FRAME ROUNDS` and `measure films SCENARIO ROUNDS` print one line a figure, words and numbers, for
/// `run` to read.
@main
struct Measure {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 3, let path = words.dropFirst().first,
      let rounds = words.last.flatMap({ Int($0) }), rounds > 0
    else { throw Misuse() }
    switch words.first {
    case "encode": try EncoderContest.run(frame: path, rounds: rounds)
    case "films": try FilmRate.run(scenario: path, rounds: rounds)
    default: throw Misuse()
    }
  }

  struct Misuse: Error, CustomStringConvertible {
    var description: String {
      "usage: measure encode FRAME.png ROUNDS | films SCENARIO.yaml ROUNDS"
    }
  }
}

/// Milliseconds that `work` takes.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}
