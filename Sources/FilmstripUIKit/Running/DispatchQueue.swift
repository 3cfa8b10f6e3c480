public import Foundation

/// The film's one thread, on which each piece of work is a separate turn at its film time.
///
/// Work for other queues than the main one also runs on it, in separate turns: the film has no parallel work, and work
/// takes no time.
public final class DispatchQueue: @unchecked Sendable {
  public let label: String
  /// Where a pipeline of Combine's hops to it; nil for the queue itself.
  package let place: CodePlace?

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
    place = nil
  }

  private init(_ label: String, from place: CodePlace) {
    self.label = label
    self.place = place
  }

  /// The same queue for a pipeline that hops to it at a place.
  package func hopping(from place: CodePlace) -> DispatchQueue { DispatchQueue(label, from: place) }

  /// Attributes have no effect here.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let background = DispatchQueue(label: "com.apple.root.default-qos")
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    group?.enter()
    add(after: 0, from: CodePlace(file, line)) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    add(after: 0, from: workItem.place) { workItem.perform() }
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { add(after: deadline.secondsFromNow, from: CodePlace(file, line), work) }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    add(after: deadline.secondsFromNow, from: workItem.place) { workItem.perform() }
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Runs work in a separate turn, `delay` seconds from now; `reason` and `place` name it in the film's log.
  package func add(
    after delay: Double, as reason: String? = nil, from place: CodePlace? = nil,
    _ work: @escaping () -> Void
  ) {
    let play = Play.current(for: "DispatchQueue.\(label)")
    play.queue(after: delay, as: reason, from: place ?? self.place) { [unowned play] in
      play.calls.run("work of a dispatch queue") { work() }
    }
  }
}

public struct DispatchTime: Sendable, Hashable, Comparable {
  /// Since the film began.
  let seconds: Double
  public static func now() -> DispatchTime { DispatchTime(seconds: Play.current?.now ?? 0) }
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// 0 in the past.
  package var secondsFromNow: Double { max(0, seconds - (Play.current?.now ?? 0)) }

  /// Since the film began.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }

  public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
    one.seconds < other.seconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

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

public final class DispatchWorkItem: @unchecked Sendable {
  private let work: () -> Void
  /// Where it is made.
  let place: CodePlace
  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    work = block
    place = CodePlace(file, line)
  }

  public func perform() { if !isCancelled { work() } }
  public func cancel() { isCancelled = true }
}

public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [() -> Void] = []
  public init() {}
  public func enter() { count += 1 }

  public func leave() {
    count -= 1
    if count == 0 { tell() }
  }

  @preconcurrency
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    followers.append { queue.async(execute: work, file: file, line: line) }
    if count == 0 { tell() }
  }

  private func tell() {
    let waiting = followers
    followers = []
    for follower in waiting { follower() }
  }
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Checks that this is the main queue of a film.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  guard case .onQueue(let queue) = condition(), queue === DispatchQueue.main else { return }
  precondition(Play.current != nil, "This code runs outside of the film's main queue.")
}

/// In a film the current thread is always the main one.
public enum Thread {
  /// Also without a film, in the process's main thread.
  public static var isMainThread: Bool { Play.current != nil || Foundation.Thread.isMainThread }
}

extension DispatchQueue {
  /// Runs UIKit's own completion in a separate turn.
  func run(_ work: @escaping () -> Void) { add(after: 0, work) }
}
