import Recordings
import Testing

/// What is held of a recording: what a wrong bar does in a right one's place.
struct HeldChangeTests {
  private typealias Film = NumberFilm
  private static let home = Film.height - 34

  private static func right(_ time: Double) -> Double { Film.right(time, clearance: 34) }

  private func verdict(_ bar: (Double) -> Double) -> RecordingVerdict {
    RecordingVerdict(of: Film.film(bar))
  }

  private func changes(
    _ now: RecordingVerdict, from approved: RecordingVerdict, tolerance: Double
  ) -> [HeldChange] {
    RecordingComparison(of: now, against: approved)?
      .changes(beyond: tolerance, former: "approved") ?? []
  }

  @Test func theSameIsNoChange() {
    let right = verdict(HeldChangeTests.right)
    #expect(changes(right, from: right, tolerance: 0).isEmpty)
  }

  /// Rests, ways and the bar at every moment are held.
  @Test func everyMomentIsHeld() {
    typealias Held = HeldChangeTests
    let approved = verdict(Held.right)
    let bars: [(name: String, bar: (Double) -> Double)] = [
      ("never moves", { _ in Held.home }),
      ("stays up", { $0 < Film.hide ? Held.right($0) : Held.home - 302 }),
      ("late", { Held.right($0 - 0.2) }),
      ("half way down", { $0 < Film.hide ? Held.right($0) : (Held.right($0) + 508) / 2 }),
      ("away for 67 ms", { Held.right($0) - (0.55..<0.617 ~= $0 ? 200 : 0) }),
      ("away for a frame", { Held.right($0) - (0.56..<0.575 ~= $0 ? 5 : 0) }),
      ("away at rest", { Held.right($0) - (1.1..<1.2 ~= $0 ? 300 : 0) }),
      ("behind", { Held.home - 202 * Film.progress($0) }),
      // Right too, but another way.
      ("waits", { Film.right($0, clearance: 34, waits: true) }),
    ]
    for (name, bar) in bars {
      let now = verdict(bar)
      #expect(now.fits.map(\.event.kind) == [.show, .hide], "\(name)")
      let found = changes(now, from: approved, tolerance: 1)
      #expect(!found.isEmpty, "\(name)")
      #expect(found.allSatisfy { $0.words.hasPrefix("\($0.event): ") }, "\(name): \(found)")
    }
  }

  /// What is measured says enough of an event: its moments are not told as well.
  @Test func anEventIsToldOnce() {
    let never = verdict { _ in HeldChangeTests.home }
    let found = changes(never, from: verdict(HeldChangeTests.right), tolerance: 1)
    #expect(found.allSatisfy { $0.cause != "bar in motion" }, "\(found)")
    let waits = verdict { Film.right($0, clearance: 34, waits: true) }
    let ways = changes(waits, from: verdict(HeldChangeTests.right), tolerance: 1)
    #expect(ways.map(\.cause) == ["bar in motion", "bar in motion"], "\(ways)")
    #expect(ways.map(\.event) == ["1 show", "2 hide"])
  }

  /// A difference within the tolerance is none.
  @Test func aToleranceIsKept() {
    let approved = verdict(HeldChangeTests.right)
    let lower = verdict { HeldChangeTests.right($0) + 2 * Film.progress($0) }
    #expect(!changes(lower, from: approved, tolerance: 1).isEmpty)
    #expect(changes(lower, from: approved, tolerance: 3).isEmpty)
  }
}
