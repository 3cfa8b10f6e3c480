import Diagnosis
import Easing
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What a handler gives a view's layer itself.
@Suite struct LayerAnimationTests {
  /// A way of a second from, to or by heights; nil is not set.
  struct Way: Sendable, CustomTestStringConvertible {
    var from, to, by: Double?
    /// The middle at its beginning, at a quarter and just before its end, where the model is 622.
    let begin, end: Double
    var testDescription: String { "\(from ?? .nan) \(to ?? .nan) \(by ?? .nan)" }
  }

  static let ways = [
    Way(from: 500, to: 300, begin: 500, end: 300), Way(from: 500, by: -80, begin: 500, end: 420),
    Way(to: 300, by: -80, begin: 380, end: 300), Way(from: 500, begin: 500, end: 622),
    Way(to: 300, begin: 622, end: 300), Way(by: -80, begin: 622, end: 542),
    Way(begin: 622, end: 622),
  ]

  @MainActor
  private static func animation(_ way: Way) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = way.from
    animation.toValue = way.to
    animation.byValue = way.by
    animation.duration = 1
    return animation
  }

  /// The model is not changed, so the bar is back where it was as the animation ends.
  @Test(arguments: ways) func aWayLeadsFromEndToEndAndJumpsBack(way: Way) throws {
    let film = try LayerScreen.film { $0.bar.layer.add(Self.animation(way), forKey: nil) }
    #expect(near(film.middle(0), way.begin))
    #expect(near(film.middle(0.25), way.begin + (way.end - way.begin) / 4))
    #expect(near(film.middle(0.999999), way.begin + (way.end - way.begin) * 0.999999))
    #expect(film.middle(1) == 622)
  }

  /// A way with one end follows what lies below it at the other, as that changes.
  @Test(arguments: ways) func aWayFollowsTheModel(way: Way) throws {
    let film = try LayerScreen.film { screen in
      screen.bar.layer.add(Self.animation(way), forKey: nil)
      screen.after(0.5) { $0.bar.center.y -= 100 }
    }
    let isBelow = (
      begin: way.from == nil && way.to == nil || way.to != nil && way.from == nil && way.by == nil,
      end: way.to == nil && (way.from == nil || way.by == nil)
    )
    // Without any value it begins where it was seen.
    let begin = way.begin - (isBelow.begin && way.by ?? way.to != nil ? 100 : 0)
    let end = way.end - (isBelow.end ? 100 : 0)
    #expect(near(film.middle(0.75), begin + (end - begin) * 0.75))
    #expect(film.middle(1) == 522)
  }

  /// Without values it leads from what was seen before the turn, and is over a change that jumps.
  @Test func withoutValuesItLeadsFromWhatWasSeen() throws {
    let film = try LayerScreen.film { screen in
      screen.bar.layer.position.y -= 100
      screen.bar.layer.add(Self.animation(Way(begin: 0, end: 0)), forKey: nil)
    }
    #expect(film.middle(0) == 622)
    #expect(near(film.middle(0.25), 597))
    #expect(film.middle(1) == 522)
  }

  @Test func anAnimationHidesTheViewsOwnAndAnAdditiveOneAddsToIt() throws {
    func film(_ isAdditive: Bool) throws -> Film {
      try LayerScreen.film { screen in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          screen.bar.center.y = 522
        }
        let animation = Self.animation(Way(from: -40, to: 0, begin: 0, end: 0))
        animation.isAdditive = isAdditive
        animation.duration = 0.5
        screen.bar.layer.add(animation, forKey: nil)
      }
    }
    #expect(near(try film(false).middle(0.25), -20))
    #expect(near(try film(true).middle(0.25), 597 - 20))
    #expect(near(try film(true).middle(0.75), 547))
  }

  /// Core Animation sets it in each animation that is added.
  @Test func aTransactionsFunctionReplacesTheOwn() throws {
    let curve = UnitCurve.easeIn
    let film = try LayerScreen.film { screen in
      let animation = Self.animation(Way(from: 500, to: 300, begin: 500, end: 300))
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      screen.bar.layer.add(animation, forKey: nil)
      CATransaction.commit()
      let (own, set) = (animation.timingFunction, CATransaction.animationTimingFunction())
      screen.notes.add("\(own != nil) \(set == nil)")
    }
    let blocks = try LayerScreen.film { screen in
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) {
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        screen.bar.center.y = 522
        CATransaction.commit()
        screen.bar.alpha = 0
      }
    }
    for time in [0.1, 0.5, 0.9] {
      #expect(near(film.middle(time), 500 - 200 * curve.value(at: time)))
      #expect(near(blocks.middle(time), 622 - 100 * curve.value(at: time)))
    }
    #expect(film.warnings.isEmpty && blocks.warnings.isEmpty)
    let spring = try LayerScreen.film { screen in
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      UIView.animate(withDuration: 1, delay: 0, options: .init(rawValue: 7 << 16)) {
        screen.bar.center.y = 522
      }
    }
    #expect(spring.warnings.map(\.text).contains { $0.contains("changes no spring") })
  }

  @Test func aKeyIsOfOneAnimationAndDelegatesAreCalled() throws {
    let notes = FilmNotes()
    let film = try LayerScreen.film(notes) { screen in
      @MainActor func add(_ from: Double, _ key: String?) {
        let animation = Self.animation(Way(from: from, to: from, begin: 0, end: 0))
        animation.delegate = screen
        screen.bar.layer.add(animation, forKey: key)
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.note("done") }
      add(100, "a")
      CATransaction.commit()
      screen.after(0.25) { _ in add(200, "a") }
      screen.after(0.5) { screen in
        screen.notes.add("\(screen.bar.layer.animationKeys() ?? [])")
        screen.bar.layer.removeAnimation(forKey: "a")
        screen.notes.add("\(screen.bar.layer.animation(forKey: "a") == nil)")
      }
      screen.after(0.6) { screen in
        add(300, nil)
        UIView.animate(withDuration: 1) {
          screen.bar.center.y = 0
        } completion: {
          screen.note("block \($0)")
        }
      }
      screen.after(0.7) { $0.bar.layer.removeAllAnimations() }
    }
    #expect([0.2, 0.3, 0.55, 0.65].map { film.middle($0) } == [100, 200, 622, 300])
    #expect(film.middle(0.7) == 0)
    #expect(
      notes.all == [
        "start 0.0", "stop false 0.25", "start 0.25", "[\"a\"]", "true", "stop false 0.5",
        "start 0.6", "stop false 0.7", "block false 0.7", "done 1.0",
      ])
  }

  @Test func aPresentationLayerHasWhatIsSeen() throws {
    let notes = FilmNotes()
    let film = try LayerScreen.film(notes) { screen in
      let layer = screen.bar.layer
      layer.add(Self.animation(Way(from: 100, to: 200, begin: 0, end: 0)), forKey: nil)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
      layer.add(fade, forKey: "fade")
      screen.after(0.5) { screen in
        let seen = screen.bar.layer.presentation()
        screen.notes.add("\(seen?.position.y ?? 0) \(seen?.frame.minY ?? 0) \(seen?.opacity ?? 1)")
        screen.notes.add("\(screen.bar.layer.position.y) \(screen.bar.layer.opacity)")
      }
    }
    #expect(notes.all == ["150.0 128.0 0.5", "622.0 1.0"])
    #expect(film.warnings.isEmpty)
  }

  @Test func unmodelledFeaturesAreReported() throws {
    let film = try LayerScreen.film { screen in
      let layer = screen.bar.layer
      layer.add(CABasicAnimation(keyPath: "cornerRadius"), forKey: nil)
      layer.add(CATransition(), forKey: nil)
      let still = Self.animation(Way(from: 0, to: 0, begin: 0, end: 0))
      still.speed = 0
      layer.add(still, forKey: nil)
      let text = CABasicAnimation(keyPath: "position.y")
      text.fromValue = "a"
      layer.add(text, forKey: nil)
      let path = CAKeyframeAnimation(keyPath: "position")
      path.path = CGMutablePath()
      layer.add(path, forKey: nil)
    }
    #expect(film.warnings.count == 6)
    #expect(film.middle(0.1) == 622)
  }
}
