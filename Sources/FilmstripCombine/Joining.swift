import FilmstripUIKit
import OpenCombine

/// One of several publishers that a subscription joins, as their subscriber.
private final class Side<Input, Failure: Error>: Subscriber {
  private let begin: (any Subscription) -> Void
  private let take: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  init(
    begin: @escaping (any Subscription) -> Void, take: @escaping (Input) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.begin, self.take, self.end) = (begin, take, end)
  }

  func receive(subscription: any Subscription) { begin(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { take(input) }
  func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// What joins publishers for a subscriber: it is finished when all are, fails when one does, and its lock guards it.
private protocol Joining: AnyObject, Subscription {
  associatedtype Downstream: Subscriber

  var lock: NSRecursiveLock { get }
  var downstream: Downstream? { get set }
  var subscriptions: [(any Subscription)?] { get set }
  /// How many publishers are not finished.
  var open: Int { get set }
  /// Whether something is still to be sent, so that it is not finished yet.
  var holdsBack: Bool { get }
}

extension Joining {
  func end(_ side: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      subscriptions[side] = nil
      open -= 1
      if case .failure = completion {
        let downstream = downstream
        cancel()
        downstream?.receive(completion: completion)
      } else {
        finishIfDone()
      }
    }
  }

  func finishIfDone() {
    guard open == 0, !holdsBack, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      let ended = subscriptions
      subscriptions = ended.map { _ in nil }
      for subscription in ended { subscription?.cancel() }
    }
  }
}

/// The values of several publishers, as they come.
///
/// Of a subscriber without limit every publisher is asked without limit. For any other, a publisher is asked for one
/// value, which waits until the subscriber wants it, and then for the next.
final class Merging<Downstream: Subscriber>: Joining {
  fileprivate let lock = NSRecursiveLock()
  fileprivate var downstream: Downstream?
  fileprivate var subscriptions: [(any Subscription)?]
  fileprivate var open: Int
  fileprivate var holdsBack: Bool { waiting.contains { $0 != nil } }
  private var waiting: [Downstream.Input?]
  private var demand = Subscribers.Demand.none

  init(for downstream: Downstream, sides: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: sides)
    waiting = Array(repeating: nil, count: sides)
    open = sides
    downstream.receive(subscription: self)
    finishIfDone()
  }

  /// Subscribes to a publisher.
  func take<Upstream: Publisher>(_ publisher: Upstream, as side: Int)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(
      Side(
        begin: { self.begin(side, $0) }, take: { self.take($0, from: side) },
        end: { self.end(side, $0) }))
  }

  private func begin(_ side: Int, _ subscription: any Subscription) {
    lock.withLock {
      guard downstream != nil else { return subscription.cancel() }
      subscriptions[side] = subscription
      subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }
  }

  private func take(_ value: Downstream.Input, from side: Int) -> Subscribers.Demand {
    lock.withLock {
      guard let downstream else { return .none }
      guard demand > 0 else {
        waiting[side] = value
        return .none
      }
      demand -= 1
      demand += downstream.receive(value)
      return .max(1)
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      for side in waiting.indices {
        guard demand > 0, let value = waiting[side], let downstream else { continue }
        waiting[side] = nil
        demand -= 1
        demand += downstream.receive(value)
        subscriptions[side]?.request(.max(1))
      }
      if demand == .unlimited {
        for subscription in subscriptions { subscription?.request(.unlimited) }
      }
      finishIfDone()
    }
  }
}

/// The latest values of several publishers together.
///
/// Every publisher is asked without limit. What comes while the subscriber wants nothing replaces what was latest, and
/// is sent together once it does.
final class Combining<Downstream: Subscriber>: Joining {
  fileprivate let lock = NSRecursiveLock()
  fileprivate var downstream: Downstream?
  fileprivate var subscriptions: [(any Subscription)?]
  fileprivate var open: Int
  fileprivate var holdsBack: Bool { isNew }
  private var latest: [Any?]
  private var isNew = false
  private var demand = Subscribers.Demand.none
  /// All values together; nil while one is missing.
  private let together: ([Any?]) -> Downstream.Input?

  init(for downstream: Downstream, sides: Int, _ together: @escaping ([Any?]) -> Downstream.Input?)
  {
    self.downstream = downstream
    self.together = together
    subscriptions = Array(repeating: nil, count: sides)
    latest = Array(repeating: nil, count: sides)
    open = sides
    downstream.receive(subscription: self)
  }

  /// Subscribes to a publisher.
  func take<Upstream: Publisher>(_ publisher: Upstream, as side: Int)
  where Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(
      Side(
        begin: { self.begin(side, $0) },
        take: {
          self.take($0, from: side)
          return .none
        },
        end: { self.end(side, $0) }))
  }

  private func begin(_ side: Int, _ subscription: any Subscription) {
    lock.withLock {
      guard downstream != nil else { return subscription.cancel() }
      subscriptions[side] = subscription
      subscription.request(.unlimited)
    }
  }

  private func take(_ value: Any, from side: Int) {
    lock.withLock {
      latest[side] = .some(value)
      isNew = latest.allSatisfy { $0 != nil }
      send()
    }
  }

  private func send() {
    guard isNew, demand > 0, let downstream, let values = together(latest) else { return }
    isNew = false
    demand -= 1
    demand += downstream.receive(values)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      send()
      finishIfDone()
    }
  }
}
