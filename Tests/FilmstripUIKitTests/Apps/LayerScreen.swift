import Diagnosis
import Easing
import FilmstripUIKit
import Scenarios
import Stage

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

  private let begin = CACurrentMediaTime()

  func note(_ text: String) {
    notes.add("\(text) \(((CACurrentMediaTime() - begin) * 1000).rounded() / 1000)")
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
  var start: Double {
    log.first {
      if case .notification = $0.action { true } else { false }
    }?.time ?? .nan
  }

  /// The middle of the bar so long after the keyboard's notification, in points.
  func middle(_ time: Double) -> Double {
    rect(of: .toolbar, at: .at(start + time))?.midY ?? .nan
  }

  func rect(_ name: String, _ time: Double) -> Rect? {
    layers.firstIndex { $0.name == name }.flatMap { rect(of: $0, at: .at(start + time)) }
  }
}

func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-5 }
