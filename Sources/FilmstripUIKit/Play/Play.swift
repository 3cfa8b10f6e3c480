import Foundation
import Stage

/// The film that is being played on this thread, for UIKit's statics.
///
/// Each film is played on the only thread of its own process, which is its app's main thread; threads that the app starts
/// have none.
final class Play {
  /// Nil until the screen is made.
  private(set) var simulation: Simulation?
  /// Nil until it is made, and after the film.
  weak var screen: ControllerScreen?
  let center = NotificationCenter()
  #if !canImport(ObjectiveC)
    /// Values associated with objects by the app's extensions.
    let associated = AssociatedObjects()
  #endif
  /// The running calls into the app.
  let calls: AppCalls
  /// Work queued before the film's time began, in order.
  private var early: [() -> Void] = []
  /// Singletons of the system, by type, in place of statics.
  private var shared: [ObjectIdentifier: AnyObject] = [:]

  /// The most jobs of a play before its time begins.
  private static let earlyLimit = 10_000

  /// - Parameter note: Notes the app's running call, for the reason of a crash.
  init(_ note: @escaping (String) -> Void) { calls = AppCalls(note) }

  // MARK: The current one

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The film on this thread; nil outside of films.
  static var current: Play? {
    pthread_getspecific(key).map { Unmanaged<Play>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes it the film of this thread.
  func enter() { pthread_setspecific(Play.key, Unmanaged.passUnretained(self).toOpaque()) }

  /// The film on this thread, for a feature that exists only in films.
  static func current(for what: String) -> Play {
    guard let current else {
      preconditionFailure(
        "\(what) was asked for outside of a film. FilmstripUIKit's views, controllers and queues live in films: make "
          + "them in the closure that Scenario.film(of:…) or NamedApproach(_:screen:…) is given, on its thread."
      )
    }
    return current
  }

  // MARK: The stage

  func attach(_ simulation: Simulation) { self.simulation = simulation }

  /// The stage, for a feature that exists only on it.
  static func stage(for what: String) -> Simulation {
    guard let simulation = current(for: what).simulation else {
      preconditionFailure("\(what) was asked for before the film's stage was there.")
    }
    return simulation
  }

  /// A presentation without a style: a sheet from iOS 13 on (WWDC 2019, session 224).
  var sheetStyle: UIModalPresentationStyle {
    (simulation?.system ?? .ios18).major < 13 ? .fullScreen : .pageSheet
  }

  /// Adds a remark to the film, if any.
  static func warn(_ text: String) { current?.simulation?.warn(text) }

  /// What the phone's owner chose in the film on this thread.
  static var settings: UserSettings { current?.simulation?.settings ?? .standard }

  // MARK: The run loop

  /// Film time, in seconds.
  var now: Double { simulation?.now ?? 0 }

  /// Queues work for a separate turn, `delay` seconds from now.
  ///
  /// Work without a delay from before time begins, as from `viewDidLoad`, runs before the film's first frame, as the
  /// screen appears.
  ///
  /// - Parameters:
  ///   - reason: The turn's name in the film's log; nil is work of a dispatch queue.
  ///   - place: The app's line that puts it off, if known.
  func queue(
    after delay: Double = 0, as reason: String? = nil, from place: CodePlace? = nil,
    _ work: @escaping () -> Void
  ) {
    guard let simulation, simulation.isPlaying || delay > 0 else {
      return early.append(work)
    }
    let name = reason ?? (delay > 0 ? "asyncAfter" : "async")
    simulation.scheduleForHandler(
      at: simulation.now + delay, name + (place.map { " at \($0.text)" } ?? ""), work)
  }

  /// Runs work queued before time began, and the work that it queues.
  func runEarly(then layOut: () -> Void = {}) {
    var count = 0
    while !early.isEmpty, count < Play.earlyLimit {
      early.removeFirst()()
      count += 1
      layOut()
    }
    guard !early.isEmpty else { return }
    early = []
    Play.warn(
      "Work that the screen queues as it comes up queues itself anew endlessly; it was dropped.")
  }

  // MARK: Things of the film's

  /// The film's only object of a type.
  func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = shared[ObjectIdentifier(Object.self)] as? Object { return known }
    let made = make()
    shared[ObjectIdentifier(Object.self)] = made
    return made
  }
}

/// Says in the film that something does nothing in it.
package func notModelled(_ text: String) { Play.warn(text) }
