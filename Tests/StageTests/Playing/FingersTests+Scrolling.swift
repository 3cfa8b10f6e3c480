import Stage
import TestSupport
import Testing

/// Drags and flicks that scroll a list.
extension FingersTests {
  @Test func aDragScrollsForAQuarterOfASecondAndDismisses() throws {
    let (film, approach) = try play([ScriptEvent(at: 1, .scroll(by: 300, release: .hold))])
    #expect(
      approach.heard.map(\.what).suffix(4) == [
        "drag", "willHide from 331.0", "end 0.0 to 300.0", "ended false",
      ])
    #expect(approach.heard.suffix(4).map(\.time) == [1, 1, 1.25, 1.25])
    // The approach's link was there first, so it sees the offset of the tick before.
    #expect(approach.offsets[60] == 0)
    for tick in 1...15 {
      #expect(abs(approach.offsets[60 + tick] - 20 * Double(tick)) < 1e-5)
    }
    #expect(approach.offsets[100] == 300)
    #expect(film.keyboardSpans == [0...1.5])
  }

  /// Let go as fast as it moves, it slows down at UIKit's normal rate.
  @Test func aFlickContinues() throws {
    let (_, approach) = try play([ScriptEvent(at: 1, .scroll(by: 200))], until: 6)
    let motion = try #require(Deceleration(from: 200, velocity: 800))
    for tick in 75...300 {
      let time = min(Double(tick - 75) / 60, motion.duration)
      #expect(abs(approach.offsets[tick] - motion.position(at: time)) < 1e-4)
    }
    let end = 1.25 + (motion.duration * 60).rounded(.up) / 60
    #expect(
      approach.heard.suffix(4).map(\.what) == [
        "end 0.8 to \(motion.position(at: motion.duration))", "ended true", "decelerates", "rests",
      ])
    #expect(approach.heard.last.map { abs($0.time - end) < 1e-9 } == true)
    // Each new offset is told of once: 15 ticks of the drag, and those after it.
    #expect(approach.scrolls == 15 + Int(((end - 1.25) * 60).rounded()))
  }

  /// A finger slower than UIKit's least speed leaves the list where it is, and is told as fast as it is.
  @Test func aSlowDragDoesNotContinue() throws {
    for distance in [-60.0, 60, 70] {
      let (_, approach) = try play(
        load: { $0.list.contentOffset.y = 300 }) { _ in [ScriptEvent(at: 1, .scroll(by: distance))]
        }
      let isThrown = abs(distance) * 4 > Deceleration.leastSpeed
      #expect((approach.offsets.last == 300 + distance) != isThrown)
      #expect(approach.heard.contains { $0.what == "ended \(isThrown)" })
      #expect(
        approach.heard.contains { $0.what.hasPrefix("end \((distance / 250).decimals(upTo: 3))") })
    }
  }

  @Test func atItsEndsItBouncesAndComesToRestThere() throws {
    for (distance, end) in [(1399.0, 1400.0), (1500, 1400), (-50, 0), (-500, 0)] {
      let (film, approach) = try play([ScriptEvent(at: 1, .scroll(by: distance))], until: 8)
      #expect(approach.offsets.last == end)
      let beyond = approach.offsets.map { max(-$0, $0 - 1400) }.max() ?? 0
      #expect(beyond > 10 && beyond < 600)
      let overscroll = (0...480).map { abs(film.overscroll(at: .at(Double($0) / 60))) }.max() ?? 0
      #expect(abs(overscroll - beyond) < 1e-9)
    }
    let (_, stiff) = try play(load: { $0.list.bounces = false }) { _ in
      [ScriptEvent(at: 1, .scroll(by: 1500))]
    }
    #expect(stiff.offsets.allSatisfy { (0...1400).contains($0) })
    #expect(stiff.offsets.last == 1400)
  }

  /// Held beyond its end and let go, it begins inward: as logged of iOS 26.5, 157 of 177 pt are left after a frame.
  @Test func heldBeyondItsEndItComesBackAtOnce() throws {
    let (_, approach) = try play(
      [ScriptEvent(at: 1, .scroll(by: -400, release: .hold))], until: 4)
    let held = -approach.offsets[75]
    #expect(held > 150)
    for (tick, left) in [(1, 157.333), (5, 93), (10, 46), (20, 10.333), (33, 1.333)] {
      #expect(abs(-approach.offsets[75 + tick] / held - left / 177) < 0.01, "after \(tick) frames")
    }
    #expect(approach.offsets.last == 0)
  }

  @Test func aHandlerMayChooseWhereItEnds() throws {
    for (rate, target) in [(Deceleration.Rate.normal, 777.0), (.fast, 300), (.fast, 210)] {
      let (_, approach) = try play(
        load: { $0.list.decelerationRate = rate }, target: target, until: 7
      ) { _ in
        [ScriptEvent(at: 1, .scroll(by: 200))]
      }
      #expect(approach.offsets.last == target)
    }
  }

  /// An offset that is set as the finger leaves is where the list goes on from.
  @Test func aHandlerMayMoveItAsTheFingerLeaves() throws {
    let (_, approach) = try play(
      load: { screen in
        screen.list.decelerationRate = .fast
      }, onEnd: { $0.contentOffset.y = 700 }
    ) { _ in [ScriptEvent(at: 1, .scroll(by: 200))] }
    let motion = try #require(Deceleration(from: 700, velocity: 800, rate: .fast))
    #expect(approach.offsets[75] == 700)
    #expect(abs(approach.offsets[80] - motion.position(at: 5.0 / 60)) < 1e-4)
  }

  /// Radar 16724593: setting the offset without an animation stops the list; with one, or by the property, it does not.
  @Test func whatStopsAListThatSlowsDown() throws {
    let setters: [(stops: Bool, set: (ScrollView) -> Void)] = [
      (true, { $0.setContentOffset(Point(x: 0, y: 600), animated: false) }),
      (true, { $0.isScrollEnabled = false }),
      (false, { $0.contentOffset.y = 600 }),
      (false, { $0.setContentOffset(Point(x: 0, y: 600), animated: true) }),
      (false, { _ in }),
    ]
    for (stops, set) in setters {
      var offset = 0.0
      let (_, approach) = try play(load: { screen in
        screen.asyncAfter(1.5) { [unowned screen] in
          #expect(screen.list.isDecelerating)
          set(screen.list)
          offset = screen.list.contentOffset.y
          #expect(screen.list.isDecelerating != stops)
        }
      }) { _ in [ScriptEvent(at: 1, .scroll(by: 200))] }
      #expect((approach.offsets.last == offset) == stops)
    }
  }

  /// Sizes and insets that change while it moves: it goes on, and ends inside.
  @Test func whatChangesWhileItMovesNeverStrandsIt() throws {
    var random = SeededGenerator(61)
    for _ in 0..<60 {
      let changes = (0..<12).map { _ in
        (
          time: Double.random(in: 0...4, using: &random),
          kind: Int.random(in: 0...6, using: &random),
          value: Double.random(in: -50...900, using: &random)
        )
      }
      var events = (0..<4).map { _ in
        ScriptEvent(
          at: .random(in: 0...3, using: &random),
          .scroll(by: .random(in: -2000...2000, using: &random)))
      }
      events.append(
        finger([(0, 300), (0.3, .random(in: 20...660, using: &random))], .cancel, at: 2.2))
      let (_, approach) = try play(
        load: { screen in
          for change in changes {
            screen.asyncAfter(change.time) { [unowned screen] in
              let list = screen.list
              switch change.kind {
              case 0: list.contentInset.bottom = change.value
              case 1: list.contentInset.top = change.value
              case 2: list.contentSize.height = change.value * 3
              case 3: list.frame.size.height = max(0, change.value)
              case 4: list.contentOffset.y = change.value
              case 5: list.setContentOffset(Point(x: 0, y: change.value), animated: true)
              default:
                screen.animate(withDuration: 0.3) { list.contentInset.bottom = change.value }
              }
            }
          }
          screen.asyncAfter(13) { [unowned screen] in
            let list = screen.list
            #expect(!list.isDecelerating && !list.isDragging)
            // Offsets are kept on a grid, and these insets are not.
            let ends = (list.minimumOffset - 1e-6)...(list.maximumOffset + 1e-6)
            #expect(
              ends.contains(list.contentOffset.y)
                || changes.contains { $0.kind == 4 || $0.kind == 5 })
          }
        }, until: 14
      ) { _ in events }
      #expect(approach.offsets.allSatisfy { $0.isFinite })
    }
  }

  /// Content that a finger holds beyond its end stays beyond it as the end moves.
  @Test func whatIsPulledStaysPulledAsTheEndMoves() throws {
    var offsets: [Double] = []
    _ = try play(load: { screen in
      screen.list.contentOffset.y = 1400
      screen.asyncAfter(1.4) { [unowned screen] in
        offsets.append(screen.list.contentOffset.y)
        screen.list.contentInset.bottom = 100
        offsets.append(screen.list.contentOffset.y)
        screen.list.contentInset.bottom = 0
        offsets.append(screen.list.contentOffset.y)
      }
    }) { [$0.finger([(0, 500), (0.2, 300), (0.8, 300)], .cancel)] }
    #expect(offsets[0] > 1450 && offsets[1] == offsets[0] && offsets[2] == offsets[0])
  }

  @Test func aSecondTouchHoldsWhatMoves() throws {
    let (_, approach) = try play([
      ScriptEvent(at: 1, .scroll(by: 200)), ScriptEvent(at: 1.5, .scroll(by: 0, release: .hold)),
    ])
    #expect(approach.offsets[92] == approach.offsets.last)
    #expect(approach.heard.map(\.what).filter { $0 == "rests" }.isEmpty)
  }

  @Test func aHandlerOfScrollsThatScrollsForeverIsStopped() throws {
    let (film, _) = try play(load: { _ in }, didScroll: { $0.contentOffset.y += 1 }) { _ in
      [ScriptEvent(at: 1, .scroll(by: 100))]
    }
    #expect(film.warnings.count == 1)
  }

  @Test func withoutAListThereIsNothingToScroll() throws {
    var script = try testScript()
    script.events.append(ScriptEvent(at: 1, .scroll(by: 300)))
    #expect(try script.play(Handlers()).warnings.count == 1)
  }
}
