import Recordings
import Testing

/// Why nothing tells whether a bar is within a limit.
struct HeldObstacleTests {
  private typealias Film = NumberFilm

  private var right: RecordedFilm { Film.film { Film.right($0, clearance: 34) } }

  private func obstacle(_ change: (inout RecordedFilm) -> Void = { _ in }) -> HeldObstacle? {
    var film = right
    change(&film)
    return RecordingVerdict(of: film).obstacle(to: 1)
  }

  @Test func aRightBarThatIsSeenIsHeld() {
    #expect(obstacle() == nil)
    #expect(RecordingVerdict(of: right).heldGaps(beyond: 1).isEmpty)
    #expect(RecordingVerdict(of: right).unheld == nil)
  }

  @Test func whatIsBeyondIsMeasured() {
    let never = RecordingVerdict(of: Film.film { _ in Film.height - 34 })
    let gaps = never.heldGaps(beyond: 1)
    #expect(gaps.map(\.name).contains("bar covered"))
    #expect(never.heldGaps(beyond: 400).isEmpty)
    var film = never.film
    film.unit = .pixels
    #expect(RecordingVerdict(of: film).heldGaps(beyond: 1).isEmpty)
  }

  @Test func whatIsMissingIsNamed() {
    #expect(obstacle { $0.unit = .pixels } == .withoutPoints)
    #expect(obstacle { $0.events = [] } == .withoutEvents)
    let hole = obstacle { for index in 30..<36 { $0.frames[index].barBottom = nil } }
    guard case .unseen(let part) = hole else {
      Issue.record("\(hole as Any)")
      return
    }
    #expect(part.missing == .frames)
    let noBar = obstacle { film in
      for index in film.frames.indices { film.frames[index].barBottom = nil }
    }
    #expect(noBar == .unseen(RecordingVerdict(of: noBarFilm).judgement.unseen[0]))
  }

  private var noBarFilm: RecordedFilm {
    var film = right
    for index in film.frames.indices { film.frames[index].barBottom = nil }
    return film
  }

  /// Pictures that are read to eight points tell nothing of one.
  @Test func whatIsUncertainIsNoAnswer() {
    let vague = obstacle { film in
      film.source.kind = .pictures
      for index in film.frames.indices {
        film.frames[index].keyboardTop?.uncertainty = 8
        film.frames[index].barBottom?.uncertainty = 8
      }
    }
    guard case .uncertain(let measure) = vague else {
      Issue.record("\(vague as Any)")
      return
    }
    #expect(measure.uncertainty > 2)
  }
}
