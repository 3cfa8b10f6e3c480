import TestSupport
import Testing

@testable import Stage

/// Plays that make much: each limit on both of its sides, and what is counted.
struct PlayLimitsTests {
  private func film(
    _ limits: PlayLimits = .all, _ show: @escaping (BareScreen) -> Void
  ) throws -> Film {
    try testScript().play(Handlers(show: { show($1) }), named: "test", limits: limits) {
      BareScreen(in: $0)
    }
  }

  /// The least numbers that are enough.
  private func need(_ show: @escaping (BareScreen) -> Void) throws -> PlayLimits {
    func least(_ limit: WritableKeyPath<PlayLimits, Int>) -> Int {
      var (low, high) = (0, 10_000)
      while low < high {
        var limits = PlayLimits.all
        limits[keyPath: limit] = (low + high) / 2
        if (try? film(limits, show)) == nil {
          low = (low + high) / 2 + 1
        } else {
          high = (low + high) / 2
        }
      }
      return low
    }
    return PlayLimits(
      views: least(\.views), changes: least(\.changes), animatedFrames: least(\.animatedFrames))
  }

  @Test func viewsThatAreGoneCount() throws {
    let none = try need { _ in }
    let some = try need { screen in
      for _ in 0..<7 {
        let view = View("new", in: screen.simulation)
        screen.view.addSubview(view)
        view.removeFromSuperview()
      }
    }
    #expect(some.views == none.views + 7)
  }

  @Test func changesCountWhenTheyAreCommitted() throws {
    let none = try need { _ in }
    let some = try need { screen in
      // What is changed again in the same turn is one change.
      for step in 1...7 { screen.view.alpha = 1 - Double(step) / 10 }
    }
    #expect(some.changes == none.changes + 1)
    #expect(some.views == none.views)
  }

  /// Animations of one number that run at the same time count each; those of other numbers do not.
  @Test func animationsCountByTheirFrames() throws {
    func animate(_ views: @escaping (BareScreen) -> [View]) -> (BareScreen) -> Void {
      { screen in
        for (step, view) in views(screen).enumerated() {
          screen.asyncAfter(Double(step) / 100) {
            screen.animate(withDuration: 1, options: .curveLinear) { view.center.y -= 1 }
          }
        }
      }
    }
    let same = try film(.all, animate { Array(repeating: $0.bar, count: 10) })
    let different = try film(.all, animate { [$0.view, $0.bar, $0.content] })
    // 60 frames a second; a begin and an end are rounded.
    #expect(abs(same.animatedFrames - 600) <= 1)
    #expect(abs(different.animatedFrames - 60) <= 1)
    let need = try need(animate { Array(repeating: $0.bar, count: 10) })
    #expect(need.animatedFrames == same.animatedFrames)
  }

  /// An animation that lasts longer than the film has no frames beyond its end.
  @Test func theFilmsEndIsTheirEnd() throws {
    let film = try film { screen in
      screen.animate(withDuration: 1_000, options: .curveLinear) { screen.bar.alpha = 0 }
    }
    #expect(abs(film.animatedFrames - 120) <= 1)
  }

  @Test func theMessageSaysWhatAndWhen() throws {
    let limits = PlayLimits(views: 1, changes: 1, animatedFrames: 1)
    let error = #expect(throws: PlayError.self) { try film(limits) { _ in } }
    #expect(error?.description.hasPrefix("more than 1 views by 0 s") == true)
  }

  @Test(arguments: [1, 3, 100]) func sharesAreWithinTheWhole(plays: Int) {
    let share = PlayLimits.all.share(among: plays)
    #expect(share.views * plays <= PlayLimits.all.views && share.views > 0)
    #expect(share.changes * plays <= PlayLimits.all.changes && share.changes > 0)
    #expect(
      share.animatedFrames * plays <= PlayLimits.all.animatedFrames && share.animatedFrames > 0)
  }
}
