import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

/// Films of code that keeps something from one film to the next cannot be compared.
struct RepeatedFilmTests {
  /// What an app keeps in a static.
  private final class Kept {
    var plays = 0
  }

  private func explanation(_ make: @escaping (_ play: Int) -> Handlers) throws -> Explanation {
    let kept = Kept()
    return try scene("").explanation(of: {
      kept.plays += 1
      return make(kept.plays)
    })
  }

  private static func late(_ delay: Double) -> Handlers {
    Handlers(willShow: { keyboard, chat in
      let lift = chat.overlap(with: keyboard)
      chat.asyncAfter(delay) { [unowned chat] in chat.raise(by: lift, with: keyboard) }
    })
  }

  /// A service that listens in the first film alone: every later film is wrong, or right, whatever is mended.
  @Test(arguments: [(0.2, 0.0), (0.2, 0.3), (0.0, 0.2)])
  func whereItDiffersNothingIsCertain(first: Double, later: Double) throws {
    let explanation = try explanation { RepeatedFilmTests.late($0 == 1 ? first : later) }
    #expect(!explanation.isRepeatable)
    #expect(explanation.counterfactuals.isEmpty)
    #expect(explanation.together == nil)
    #expect(!explanation.findings.contains { $0.certainty == .certain })
    // What the film itself shows is said all the same.
    #expect((explanation.findings.first?.family == .lateStart) == (first > 0))
  }

  @Test func whereItIsTheSameFixesCount() throws {
    let explanation = try explanation { _ in RepeatedFilmTests.late(0.2) }
    #expect(explanation.isRepeatable)
    #expect(explanation.findings.first?.certainty == .certain)
    #expect(explanation.counterfactuals.count == Mending.causes(of: explanation.film).count)
  }

  /// What is not measured, such as a name, may differ.
  @Test func unmeasuredValuesMayDiffer() throws {
    let kept = Kept()
    let explanation = try scene("").explanation(of: { () -> Handlers in
      kept.plays += 1
      let alpha = kept.plays == 1 ? 1 : 0.5
      return Handlers(
        willShow: { keyboard, chat in
          chat.table.alpha = alpha
          chat.raise(by: chat.overlap(with: keyboard), with: keyboard)
        })
    })
    #expect(explanation.isRepeatable)
  }
}
