import FilmstripUIKit
import Scenarios
import Stage
import Testing

@Suite struct ConcurrencyTests {
  @Test func tasksRunInFilmTime() throws {
    let notes = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(
      of: Noting(notes), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textField })
    #expect(
      notes.all == [
        "begin 0", "slept 50", "sum 6 50", "film 50", "isolated 500", "task 500",
      ])
  }

  @Test func queuesTimersAndLinksRunInFilmTime() throws {
    let notes = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(of: Running(notes), bar: { $0.view })
    #expect(
      notes.all == [
        "did load", "early", "did appear", "after viewDidAppear", "timer 0.25", "after 0.3", "item",
        "timer 0.5", "group", "repeated 3",
      ])
  }

  /// Concurrency beside films is as it was: the hooks leave it alone.
  @Test func otherTasksContinueDuringFilms() async throws {
    async let other: Int = {
      var sum = 0
      for number in 1...20 {
        try await Task.sleep(nanoseconds: 100_000)
        sum += number
      }
      return sum
    }()
    _ = try Scenario.named("keyboard-gap").film(
      of: Chat2025(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textField })
    #expect(try await other == 210)
    let time = await MainActor.run {
      MainActor.preconditionIsolated()
      return CACurrentMediaTime()
    }
    #expect(time == 0)
  }
}

/// Notes what the chat of 2025 notes.
private final class Noting: UIViewController {
  let chat = Chat2025()
  private let notes: FilmNotes
  var inputBar: UIView { chat.inputBar }
  var tableView: UITableView { chat.tableView }
  var textField: UITextField { chat.textField }

  init(_ notes: FilmNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    chat.onStep = { notes.add($0) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(chat)
    chat.view.frame = view.bounds
    chat.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(chat.view)
    chat.didMove(toParent: self)
  }
}

private final class Running: UIViewController {
  private let notes: FilmNotes

  init(_ notes: FilmNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let notes = notes
    notes.add("did load")
    DispatchQueue.main.async { notes.add("after viewDidAppear") }
    OperationQueue.main.addOperation { dispatchPrecondition(condition: .onQueue(.main)) }
    let begin = CACurrentMediaTime()
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      notes.add("timer \(CACurrentMediaTime() - begin)")
      if CACurrentMediaTime() >= begin + 0.5 { timer.invalidate() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { notes.add("after 0.3") }
    let item = DispatchWorkItem { notes.add("item") }
    let cancelled = DispatchWorkItem { notes.add("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.35, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.35, execute: cancelled)
    cancelled.cancel()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.6) { group.leave() }
    group.notify(queue: .main) { notes.add("group") }
    var count = 0
    let link = CADisplayLink(
      target: Ticking { link in
        count += 1
        guard count == 3 else { return }
        notes.add("repeated \(count)")
        link.invalidate()
      }, selector: Selector("tick:", Ticking.tick))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
      MainActor.assumeIsolated { link.add(to: .main, forMode: .common) }
    }
    notes.add("early")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes.add("did appear")
  }
}

@MainActor private final class Ticking {
  private let update: (CADisplayLink) -> Void
  init(_ update: @escaping (CADisplayLink) -> Void) { self.update = update }
  func tick(_ link: CADisplayLink) { update(link) }
}
