import Diagnosis
import Easing
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// A screen whose bar, 44 pt high from 600 pt on, does what a test says as the keyboard first comes, at 0 s.
final class LayerScreen: UIViewController, CAAnimationDelegate {
  let bar = UITextView()
  let notes: FilmNotes
  private var body: (@MainActor (LayerScreen) -> Void)?
  private let load: @MainActor (LayerScreen) -> Void

  init(
    _ notes: FilmNotes, load: @escaping @MainActor (LayerScreen) -> Void,
    _ body: @escaping @MainActor (LayerScreen) -> Void
  ) {
    (self.notes, self.load, self.body) = (notes, load, body)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 600, width: 320, height: 44)
    load(self)
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [unowned self] _ in
      MainActor.assumeIsolated {
        let body = self.body
        self.body = nil
        body?(self)
      }
    }
  }

  func after(_ delay: Double, _ work: @escaping @MainActor (LayerScreen) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [unowned self] in work(self) }
  }

  func note(_ text: String) {
    notes.add("\(text) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }
  func animationDidStart(_ animation: CAAnimation) { note("start") }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) { note("stop \(finished)") }

  /// Films a screen.
  nonisolated static func film(
    _ notes: FilmNotes = FilmNotes(),
    load: @escaping @MainActor @Sendable (LayerScreen) -> Void = { _ in },
    _ body: @escaping @MainActor @Sendable (LayerScreen) -> Void
  ) throws -> Film {
    try Scenario.named("keyboard-gap").film(
      of: LayerScreen(notes, load: load, body), context: .deferred, bar: { $0.bar },
      list: { _ in nil },
      field: { $0.bar })
  }
}

extension Film {
  /// The time of the keyboard's first notification.
  fileprivate var start: Double {
    log.first {
      if case .notification = $0.action { true } else { false }
    }?.time ?? .nan
  }

  /// The middle of the bar so long after the keyboard's notification, in points.
  fileprivate func middle(_ time: Double) -> Double {
    rect(of: .toolbar, at: .at(start + time))?.midY ?? .nan
  }

  fileprivate func rect(_ name: String, _ time: Double) -> Rect? {
    layers.firstIndex { $0.name == name }.flatMap { rect(of: $0, at: .at(start + time)) }
  }
}

func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-5 }

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

  /// Every time can be asked for alone, and fills, delays and repetitions are where they belong.
  struct Timed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (CABasicAnimation) -> Void
    /// Middles at times, of a way from 100 to 200 in 0.4 s.
    let middles: [(Double, Double)]
  }

  static let timed: [Timed] = [
    Timed(
      testDescription: "delay", set: { $0.beginTime = CACurrentMediaTime() + 0.2 },
      middles: [(0.1, 622), (0.3, 125), (0.599, 199.75), (0.601, 622)]),
    Timed(
      testDescription: "delay, backwards",
      set: {
        $0.beginTime = CACurrentMediaTime() + 0.2
        $0.fillMode = .backwards
      }, middles: [(0, 100), (0.1, 100), (0.3, 125), (0.601, 622)]),
    Timed(
      testDescription: "forwards, left",
      set: {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, middles: [(0.2, 150), (0.4, 200), (1, 200)]),
    Timed(
      testDescription: "forwards, removed", set: { $0.fillMode = .forwards }, middles: [(0.4, 622)]),
    Timed(
      testDescription: "half a turn back, left",
      set: {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
        $0.autoreverses = true
        $0.repeatCount = 0.75
      }, middles: [(0.2, 150), (0.5, 175), (0.6, 150), (1, 150)]),
    Timed(
      testDescription: "repeated back and forth",
      set: {
        $0.autoreverses = true
        $0.repeatCount = 2
      }, middles: [(0.2, 150), (0.6, 150), (0.7, 125), (0.9, 125), (1.3, 175), (1.6, 622)]),
    Timed(
      testDescription: "cumulative",
      set: {
        ($0.fromValue, $0.isCumulative, $0.repeatCount) = (0, true, 3)
        ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
      }, middles: [(0.2, 100), (0.6, 300), (1.0, 500), (1.3, 600)]),
    Timed(
      testDescription: "for a duration", set: { $0.repeatDuration = 0.6 },
      middles: [(0.2, 150), (0.5, 125), (0.6, 622)]),
    Timed(
      testDescription: "twice as fast", set: { $0.speed = 2 }, middles: [(0.1, 150), (0.2, 622)]),
    Timed(
      testDescription: "from within", set: { $0.timeOffset = 0.1 },
      middles: [(0, 125), (0.2, 175), (0.35, 112.5), (0.4, 622)]),
    Timed(
      testDescription: "eased in",
      set: { $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 1) },
      middles: [
        (
          0.2,
          100 + 100
            * (CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 1).map { $0.value(at: 0.5) } ?? .nan)
        )
      ]),
    Timed(
      testDescription: "by the transaction's duration", set: { $0.duration = 0 },
      middles: [(0.125, 150), (0.25, 622)]),
  ]

  @Test(arguments: timed) func itsTimesAreKept(timed: Timed) throws {
    let film = try LayerScreen.film { screen in
      let animation = CABasicAnimation(keyPath: "position.y")
      (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 0.4)
      timed.set(animation)
      screen.bar.layer.add(animation, forKey: "move")
    }
    for (time, middle) in timed.middles.reversed() {
      #expect(near(film.middle(time), middle), "at \(time) s")
    }
    #expect(film.warnings.isEmpty)
  }

  @Test func keysHaveTimesAndCurves() throws {
    func film(_ mode: CAAnimationCalculationMode, _ times: [Double]?) throws -> Film {
      try LayerScreen.film { screen in
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
        animation.values = [0, -100, 50]
        animation.keyTimes = times.map { $0.map { NSNumber(value: $0) } }
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
        ]
        animation.calculationMode = mode
        animation.duration = 1
        screen.bar.layer.add(animation, forKey: nil)
      }
    }
    let even = try film(.linear, nil)
    #expect(near(even.middle(0.25), 572))
    #expect(near(even.middle(0.75), 522 + 150 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(near(try film(.linear, [0, 0.2, 1]).middle(0.1), 572))
    let jumps = try film(.discrete, nil)
    #expect([0.3, 0.4, 0.7].map { jumps.middle($0) } == [622, 522, 672])
    #expect(near(try film(.cubic, nil).middle(0.5), 522))
  }

  @Test func aGroupGivesItsTimeToItsAnimations() throws {
    let film = try LayerScreen.film { screen in
      let (move, fade) = (
        CABasicAnimation(keyPath: "position"), CABasicAnimation(keyPath: "bounds.size.height")
      )
      (move.fromValue, move.toValue) = (CGPoint(x: 160, y: 100), CGPoint(x: 160, y: 200))
      (fade.fromValue, fade.toValue) = (44, 84)
      (fade.beginTime, fade.duration) = (0.5, 2)
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 1
      group.delegate = screen
      screen.bar.layer.add(group, forKey: nil)
    }
    #expect(near(film.middle(0.5), 150))
    let rect = try #require(film.rect(of: .toolbar, at: .at(film.start + 0.75)))
    #expect(near(rect.height, 44 + 40 * 0.125) && near(rect.midY, 175))
    #expect(film.rect(of: .toolbar, at: .at(film.start + 1))?.height == 44)
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

  @Test func aKeyIsOfOneAnimationAndDelegatesAreTold() throws {
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

  @Test func whatIsNotModelledIsTold() throws {
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

  // MARK: Springs

  /// Against steps of the equation of motion m x″ = k (1 − x) − c x′.
  @Test(arguments: [(1.0, 100.0, 10.0, 0.0), (3, 1000, 500, 0), (2, 80, 4, -3), (1, 100, 20, 5)])
  func aSpringMovesAsItsEquationSays(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  )
    throws
  {
    let notes = FilmNotes()
    let film = try LayerScreen.film(notes) { screen in
      let spring = CASpringAnimation(keyPath: "position.y")
      (spring.mass, spring.stiffness) = (CGFloat(mass), CGFloat(stiffness))
      (spring.damping, spring.initialVelocity) = (CGFloat(damping), CGFloat(velocity))
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
      screen.notes.add("\(spring.settlingDuration)")
      screen.bar.layer.add(spring, forKey: nil)
    }
    // A spring damped more than critically runs as critical, as on iOS.
    let damping = min(damping, 2 * (stiffness * mass).squareRoot())
    var (x, v, largest) = (0.0, velocity, 0.0)
    let steps = 20_000
    func pull(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
    for step in 1..<steps {
      let h = 1 / Double(steps)
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      if step.isMultiple(of: 500) {
        largest = max(largest, abs(film.middle(Double(step) * h) - 100 * x))
      }
    }
    #expect(largest < 1e-4)
    let settled = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity
    )?.settlingDuration
    #expect(notes.all == ["\(settled ?? .nan)"])
  }

  /// A bar that the keyboard's own spring moves is tight, and one whose animation is too short, or forgets the model, tears.
  @Test func theKeyboardsSpringIsTightAndAWrongDurationTears() throws {
    func gap(_ duration: Double, _ setsModel: Bool = true) throws -> Double {
      let film = try Scenario.named("keyboard-gap").film(
        of: SpringScreen(duration, setsModel), bar: { $0.bar }, list: { _ in nil },
        field: { $0.bar })
      #expect(film.warnings.isEmpty)
      return film.measures.gapMax.value + film.measures.overlapMax.value
    }
    #expect(try gap(0.5) == 0)
    #expect(try gap(0.25) > 1)
    #expect(try gap(0.5, false) > 200)
  }

  /// Its curve is mended as a block's is, and named as the cause.
  @Test func aWrongDurationIsExplained() throws {
    let told = try Scenario.named("keyboard-gap").explanation(
      of: SpringScreen(0.25, true), bar: { $0.bar }, list: { _ in nil }, field: { $0.bar })
    #expect(told.findings.map(\.cause) == ["curve"])
  }

  final class SpringScreen: UIViewController {
    let bar = UITextView()
    private let duration: Double
    private let setsModel: Bool

    init(_ duration: Double, _ setsModel: Bool) {
      (self.duration, self.setsModel) = (duration, setsModel)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.frame = CGRect(x: 0, y: 623, width: 375, height: 44)
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [unowned self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated { self.move(to: frame?.minY ?? 0) }
      }
    }

    private func move(to bottom: CGFloat) {
      let spring = CASpringAnimation(keyPath: "position.y")
      (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
      spring.duration = duration
      spring.fromValue = bar.layer.position.y
      spring.toValue = bottom - 22
      UIView.performWithoutAnimation { if setsModel { bar.layer.position.y = bottom - 22 } }
      bar.layer.add(spring, forKey: "keyboard")
    }
  }
}
