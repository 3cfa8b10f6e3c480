public import Foundation

/// A queue of work: the film's one thread, where each piece of work is a turn of its own at its film time.
///
/// What is sent to other queues than the main one runs on the same thread, in turns of its own too: the film has no
/// parallel work, and what it takes in time is nothing.
public final class DispatchQueue: @unchecked Sendable {
  /// Its name.
  public let label: String

  /// A queue of one's own.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// How a queue is to work; nothing of it matters here.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Several pieces of work at a time.
    public static let concurrent = Attributes(rawValue: 1)
    /// Nothing until it is activated.
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  /// The main queue.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  /// A queue of the system's.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  /// Runs work in a turn of its own, at the time that it is now.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    group?.enter()
    add(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Runs an item's work in a turn of its own, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) { add(after: 0) { workItem.perform() } }

  /// Runs work in a turn of its own, at a time.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    add(after: deadline.secondsFromNow, work)
  }

  /// Runs an item's work in a turn of its own, at a time, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    add(after: deadline.secondsFromNow) { workItem.perform() }
  }

  /// Runs work now.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Runs work in a turn of its own, so many seconds from now.
  ///
  /// - Parameter reason: What the film's log calls the turn; nil is work of a dispatch queue.
  package func add(after delay: Double, as reason: String? = nil, _ work: @escaping () -> Void) {
    let play = Play.current(for: "DispatchQueue.\(label)")
    play.queue(after: delay, as: reason) { [unowned play] in
      play.calls.run("work of a dispatch queue") { work() }
    }
  }
}

/// A time of the film.
public struct DispatchTime: Sendable, Hashable, Comparable {
  /// Seconds since the film began.
  let seconds: Double

  /// The time that it is.
  public static func now() -> DispatchTime { DispatchTime(seconds: Play.current?.now ?? 0) }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// How far it is away, in seconds; 0 where it has passed.
  package var secondsFromNow: Double { max(0, seconds - (Play.current?.now ?? 0)) }

  /// Nanoseconds since the film began.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }

  /// The earlier one is less.
  public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
    one.seconds < other.seconds
  }

  /// A time so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// A time so much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    default: .distantFuture
    }
  }
}

/// Work that can be cancelled before it runs.
public final class DispatchWorkItem: @unchecked Sendable {
  private let work: () -> Void
  /// Whether it will not run.
  public private(set) var isCancelled = false

  /// An item of work.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    work = block
  }

  /// Runs it, unless it was cancelled.
  public func perform() { if !isCancelled { work() } }

  /// Lets it not run.
  public func cancel() { isCancelled = true }
}

/// Several pieces of work, and what is to follow them.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [() -> Void] = []

  /// A group of nothing.
  public init() {}

  /// Something belongs to it from now on.
  public func enter() { count += 1 }

  /// Something of it is done.
  public func leave() {
    count -= 1
    if count == 0 { tell() }
  }

  /// Runs work once nothing belongs to it any more.
  @preconcurrency
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    followers.append { queue.async(execute: work) }
    if count == 0 { tell() }
  }

  private func tell() {
    let waiting = followers
    followers = []
    for follower in waiting { follower() }
  }
}

/// What a precondition can say of queues.
public enum DispatchPredicate {
  /// That this queue runs the code.
  case onQueue(DispatchQueue)
  /// That it does not.
  case notOnQueue(DispatchQueue)
}

/// Checks that the main queue of a film runs this code.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  guard case .onQueue(let queue) = condition(), queue === DispatchQueue.main else { return }
  precondition(Play.current != nil, "This code runs outside of the film's main queue.")
}

/// The thread that runs this code: in a film always the main one.
public enum Thread {
  /// Whether it is the main thread: of the film, or of the process where none is played.
  public static var isMainThread: Bool { Play.current != nil || Foundation.Thread.isMainThread }
}

extension DispatchQueue {
  /// Runs UIKit's own completion in a turn of its own.
  func run(_ work: @escaping () -> Void) { add(after: 0, work) }
}
