import Diagnosis
import FilmstripCombine
import Scenarios
import Testing

/// Keyboard handlers that are pipelines of Combine's, played on a controller.
@MainActor @Suite struct CombineFilmTests {
  /// A bar at the bottom, which a pipeline lifts.
  final class Screen: UIViewController {
    let bar = UITextView()
    private lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    var bag = Set<AnyCancellable>()
    private let bind: @MainActor (Screen) -> Void

    init(_ bind: @escaping @MainActor (Screen) -> Void) {
      self.bind = bind
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50), bottom,
      ])
      bind(self)
    }

    func lift(by height: CGFloat) {
      bottom.constant = -height
      view.layoutIfNeeded()
    }

    /// The keyboard's heights as it is announced.
    var heights: AnyPublisher<CGFloat, Never> {
      let center = NotificationCenter.default
      let shown = center.publisher(for: UIResponder.keyboardWillShowNotification)
        .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height }
      let hidden = center.publisher(for: UIResponder.keyboardWillHideNotification)
        .map { _ in CGFloat(0) }
      return Publishers.Merge(shown, hidden).eraseToAnyPublisher()
    }
  }

  /// Times of the film at which something happened, in seconds.
  final class Times: Sendable {
    private let notes = FilmNotes()
    var all: [Double] { notes.all.map { Double($0) ?? .nan } }
    func add(_ time: Double) { notes.add("\(time)") }
    func addNow() { add(Double(DispatchTime.now().uptimeNanoseconds) / 1e9) }
  }

  private func film(_ bind: @escaping @MainActor @Sendable (Screen) -> Void) throws -> Film {
    try Scenario.named("keyboard-gap").film(
      of: Screen(bind), context: .inherited, bar: { $0.bar }, field: { $0.bar })
  }

  @Test func aSinkRunsInTheKeyboardsBlock() throws {
    let film = try film { screen in
      screen.heights.sink { [unowned screen] in screen.lift(by: $0) }.store(in: &screen.bag)
    }
    #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  @Test func receivingOnTheMainQueueLeavesTheBlock() throws {
    let film = try film { screen in
      screen.heights.receive(on: DispatchQueue.main)
        .sink { [unowned screen] in screen.lift(by: $0) }.store(in: &screen.bag)
    }
    #expect(film.measures.gapMax.value > 200)
  }

  /// What left the keyboard's block is named, whatever it went through.
  @Test(arguments: [
    ("DispatchQueue.main", "`DispatchQueue.main.async` in Combine"),
    ("RunLoop.main", "A hop to `RunLoop.main` in Combine"),
    ("OperationQueue.main", "A hop to `OperationQueue.main` in Combine"),
    ("Timer", "A timer in Combine"), ("Task", "A `Task` takes"),
  ])
  func theHopIsNamed(way: String, words: String) throws {
    let explanation = try Scenario.named("keyboard-gap").explanation(
      of: Screen { screen in
        let heights = screen.heights
        let lift = { @MainActor [unowned screen] in screen.lift(by: $0) }
        let hopped =
          switch way {
          case "RunLoop.main": heights.receive(on: RunLoop.main).eraseToAnyPublisher()
          case "OperationQueue.main": heights.receive(on: OperationQueue.main).eraseToAnyPublisher()
          case "DispatchQueue.main": heights.receive(on: DispatchQueue.main).eraseToAnyPublisher()
          default: heights
          }
        hopped.sink { height in
          switch way {
          case "Timer":
            Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
              MainActor.assumeIsolated { lift(height) }
            }
          case "Task": Task { lift(height) }
          default: lift(height)
          }
        }.store(in: &screen.bag)
      }, context: .inherited, bar: { $0.bar }, field: { $0.bar })
    let first = try #require(explanation.findings.first)
    #expect(first.family == (way == "Timer" ? .lateStart : .noAnimation))
    #expect(first.certainty == .certain)
    #expect(first.evidence.contains(words), "\(first.evidence)")
    #expect(first.evidence.contains("takes it out of the keyboard's own block"))
  }

  @Test func anAnimationWithTheKeyboardsCurveIsTightOnAnyQueue() throws {
    let center = { @MainActor in NotificationCenter.default }
    let film = try film { screen in
      center().publisher(for: UIResponder.keyboardWillChangeFrameNotification)
        .receive(on: RunLoop.main)
        .sink { [unowned screen] notification in
          guard let info = notification.userInfo,
            let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
          else { return }
          let height = max(0, screen.view.convert(screen.view.bounds, to: nil).maxY - frame.minY)
          UIView.animate(
            withDuration: duration, delay: 0,
            options: UIView.AnimationOptions(rawValue: curve << 16)
          ) { screen.lift(by: height) }
        }.store(in: &screen.bag)
    }
    #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
  }

  @Test(arguments: [0.1, 0.25]) func aDebouncedValueIsLateByFilmTime(delay: Double) throws {
    let (announced, received) = (Times(), Times())
    _ = try film { screen in
      screen.heights.handleEvents(receiveOutput: { _ in announced.addNow() })
        .debounce(for: .init(floatLiteral: delay), scheduler: RunLoop.main)
        .sink { _ in received.addNow() }.store(in: &screen.bag)
    }
    #expect(announced.all.count == 2 && received.all.count == 2)
    for (announced, received) in zip(announced.all, received.all) {
      #expect(abs(received - announced - delay) < 1e-6)
    }
  }

  @Test func aThrottledValueWaitsForItsInterval() throws {
    let times = Times()
    _ = try film { screen in
      Timer.publish(every: 0.02, on: .main, in: .common).autoconnect().prefix(20)
        .throttle(for: 0.1, scheduler: DispatchQueue.main, latest: true)
        .sink { _ in times.addNow() }.store(in: &screen.bag)
    }
    #expect(times.all.count >= 4)
    for (one, next) in zip(times.all, times.all.dropFirst()) {
      #expect(next - one > 0.1 - 1e-6)
    }
  }

  @Test func aTimersDatesAreFilmTime() throws {
    let dates = Times()
    _ = try film { screen in
      Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().prefix(3)
        .sink { dates.add($0.timeIntervalSinceReferenceDate) }.store(in: &screen.bag)
    }
    #expect(dates.all == [0.25, 0.5, 0.75])
  }

  /// When something was called in a film whose main thread stalls once.
  private func times(
    stall: String, until: Double, _ start: @escaping @MainActor @Sendable (Screen, Times) -> Void
  ) throws -> [Double] {
    let times = Times()
    let scenario = try Scenario(yaml: "name: stalled\nevents: [\(stall)]\nuntil: \(until)")
    _ = try scenario.film(
      of: Screen { start($0, times) }, context: .inherited, bar: { $0.bar }, field: { $0.bar })
    return times.all
  }

  /// What it missed while the main thread stood is one call at the end, and then it keeps to its first schedule.
  @Test(arguments: ["timer", "scheduler"]) func aTimerFiresOnceAfterAStall(kind: String) throws {
    let called = try times(stall: "{at: 0.11, stall: 0.2}", until: 0.5) { screen, times in
      guard kind == "scheduler" else {
        return Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
          .sink { _ in times.addNow() }.store(in: &screen.bag)
      }
      let queue = DispatchQueue.main
      AnyCancellable(
        queue.schedule(after: queue.now.advanced(by: 0.05), interval: 0.05) { times.addNow() }
      ).store(in: &screen.bag)
    }
    let expected = [0.05, 0.1, 0.31, 0.35, 0.4, 0.45, 0.5]
    #expect(called.count == expected.count)
    for (time, due) in zip(called, expected) { #expect(abs(time - due) < 1e-6) }
  }

  /// A stall that ends when the timer is due, but for a sum's last digit, is followed by a whole interval.
  @Test func aTimerIsNotCalledTwiceAtOnce() throws {
    let called = try times(stall: "{at: 0.25, stall: 0.35}", until: 0.9) { screen, times in
      Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        .sink { _ in times.addNow() }.store(in: &screen.bag)
    }
    #expect(called.count > 4)
    for (time, next) in zip(called, called.dropFirst()) { #expect(next - time > 0.05) }
  }

  @Test func publishedTextIsBound() throws {
    final class Model: ObservableObject {
      @Published var height: CGFloat = 0
    }
    let film = try film { screen in
      let model = Model()
      screen.heights.assign(to: &model.$height)
      model.$height.dropFirst().sink { [unowned screen] in
        _ = model
        screen.lift(by: $0)
      }.store(in: &screen.bag)
    }
    #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
  }

  @Test func unobservedPropertiesPublishOnlyTheirFirstValue() throws {
    let notes = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Screen { screen in
        screen.bar.publisher(for: \.tag).sink { notes.add("\($0)") }.store(in: &screen.bag)
        screen.bar.publisher(for: \.tag, options: .new).sink { notes.add("new \($0)") }
          .store(in: &screen.bag)
        screen.bar.tag = 7
      }, bar: { $0.bar }, list: { _ in nil }, field: { $0.bar })
    #expect(notes.all == ["0"])
    #expect(film.warnings.count == 1)
    #expect(film.warnings[0].text.hasPrefix("Observers of a key path to Int of a UITextView"))
  }
}
