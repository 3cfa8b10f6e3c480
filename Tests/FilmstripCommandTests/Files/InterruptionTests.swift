import Foundation
import TestSupport
import Testing

/// A signal ends a command at every stage, also where nothing asks for it.
@Suite(.serialized) struct InterruptionTests {
  /// A table that takes many seconds to read, of which nothing is drawn.
  private func table() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    var rows = "time,keyboard.top,bar.bottom\n"
    for index in 0..<900_000 {
      rows += "\(index / 60).\(String(format: "%04d", index % 60 * 166)),"
      rows += index / 30 % 2 == 0 ? "844,810\n" : "508,508\n"
    }
    _ = try scratch.file("chat.csv", rows)
    return scratch
  }

  @Test(.timeLimit(.minutes(2)), arguments: ["INT", "TERM", "HUP"])
  func aCommandThatReadsIsEnded(signal: String) throws {
    let scratch = try table()
    let clock = ContinuousClock()
    let began = clock.now
    let result = try shell(
      """
      set -m
      "$FILMSTRIP" check chat.csv --max-gap 1 & number=$!
      sleep 0.5; kill -\(signal) $number; wait $number
      """, in: scratch.url)
    #expect(result.status == 130, "\(result.status) \(result.output)\(result.errors)")
    #expect(result.errors.contains("Interrupted"))
    // The half second, two that a command may take to end by itself, and what the machine adds.
    #expect(clock.now - began < .seconds(10))
    #expect(try scratch.names().filter { !$0.hasPrefix(".") } == ["chat.csv"])
  }
}
