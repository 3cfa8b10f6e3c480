import Diagnosis
import Easing
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// Core Animation's springs.
@Suite struct LayerSpringTests {
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
