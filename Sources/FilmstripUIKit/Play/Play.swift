import Foundation
import Stage

/// The film that is being played on this thread: what UIKit's statics mean.
///
/// Each film is played on a thread of its own, which is the main thread of the app in it, so that films can be played at
/// the same time and none hears of another.
final class Play {
  /// The stage; nil until the screen is made.
  private(set) var simulation: Simulation?
  /// The screen that the app's controller is on; nil until it is made, and after the film.
  weak var screen: ControllerScreen?
  /// `NotificationCenter.default`.
  let center = NotificationCenter()
  #if !canImport(ObjectiveC)
    /// What the app's extensions keep with objects.
    let associated = AssociatedObjects()
  #endif
  /// Calls into the app, which name what does not return.
  let calls = AppCalls()
  /// What was queued before the film's time began, in order.
  private var early: [() -> Void] = []
  /// What the app's statics keep here instead: singletons of the system, by type.
  private var shared: [ObjectIdentifier: AnyObject] = [:]
  /// What ends with the film, such as a task that sleeps.
  private var endings: [Int: () -> Void] = [:]
  private var endingCount = 0
  /// Whether the film ends, or has ended: tasks that sleep are cancelled.
  private(set) var isEnding = false
  private var isOver = false

  /// What a play may do before its time begins, in jobs.
  private static let earlyLimit = 10_000

  // MARK: The current one

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The film that is played on this thread; nil outside of films.
  static var current: Play? {
    pthread_getspecific(key).map { Unmanaged<Play>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes it the film of this thread.
  func enter() { pthread_setspecific(Play.key, Unmanaged.passUnretained(self).toOpaque()) }

  /// Leaves this thread without a film.
  func leave() { pthread_setspecific(Play.key, nil) }

  /// The film that is played on this thread, for something that exists only in films.
  static func current(for what: String) -> Play {
    guard let current else {
      preconditionFailure(
        "\(what) was asked for outside of a film. FilmstripUIKit's views, controllers and queues live in films: make "
          + "them in the closure that Scenario.film(of:…) or NamedApproach(_:screen:…) is given, and where app code "
          + "keeps one in a static, on the thread that plays the film.")
    }
    return current
  }

  // MARK: The stage

  func attach(_ simulation: Simulation) { self.simulation = simulation }

  /// The stage, for something that exists only on it.
  static func stage(for what: String) -> Simulation {
    guard let simulation = current(for: what).simulation else {
      preconditionFailure("\(what) was asked for before the film's stage was there.")
    }
    return simulation
  }

  /// What the stage cannot play is said in the film.
  static func warn(_ text: String) { current?.simulation?.warn(text) }

  // MARK: The run loop

  /// Film time, in seconds.
  var now: Double { simulation?.now ?? 0 }

  /// Queues work for a turn of its own, so many seconds from now.
  ///
  /// Work without a delay from before time begins, as from `viewDidLoad`, is done before the film's first frame, as the
  /// screen comes up.
  ///
  /// - Parameter reason: What the film's log calls the turn; nil is work of a dispatch queue.
  func queue(after delay: Double = 0, as reason: String? = nil, _ work: @escaping () -> Void) {
    guard !isOver else { return }
    guard let simulation, !isEnding, simulation.isPlaying || delay > 0 else {
      return early.append(work)
    }
    simulation.scheduleForHandler(
      at: simulation.now + delay, reason ?? (delay > 0 ? "asyncAfter" : "async"), work)
  }

  /// Queues a job of Swift's concurrency, which is run in any case: dropped, its task would never let go of what it holds.
  func queueJob(after delay: Double = 0, _ job: @escaping () -> Void) {
    let ending = atEnd(job)
    queue(after: delay, as: "task") { [unowned self] in
      forgetEnding(ending)
      job()
    }
  }

  /// Does what was queued before time began, and what that queues.
  func runEarly(then layOut: () -> Void = {}) {
    var count = 0
    while !early.isEmpty, count < Play.earlyLimit {
      early.removeFirst()()
      count += 1
      layOut()
    }
    guard !early.isEmpty else { return }
    early = []
    Play.warn("What the screen queues as it comes up queues itself anew endlessly; it was left.")
  }

  // MARK: Things of the film's

  /// The one object of a type that the film has.
  func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = shared[ObjectIdentifier(Object.self)] as? Object { return known }
    let made = make()
    shared[ObjectIdentifier(Object.self)] = made
    return made
  }

  /// Notes what is to be done as the film ends; the number takes it back.
  func atEnd(_ work: @escaping () -> Void) -> Int {
    endingCount += 1
    endings[endingCount] = work
    return endingCount
  }

  /// Takes back what was to be done as the film ends.
  func forgetEnding(_ number: Int) { endings[number] = nil }

  /// Ends what sleeps or waits, and lets go of everything.
  func end() {
    isEnding = true
    screen = nil
    early = []
    for _ in 0..<Play.earlyLimit {
      guard let next = endings.min(by: { $0.key < $1.key }) else { break }
      endings[next.key] = nil
      next.value()
    }
    isOver = true
    early = []
    endings = [:]
    // What ends here may ask for one of them.
    let gone = shared
    shared = [:]
    withExtendedLifetime(gone) {}
    center.removeAll()
    #if !canImport(ObjectiveC)
      associated.removeAll()
    #endif
  }
}
