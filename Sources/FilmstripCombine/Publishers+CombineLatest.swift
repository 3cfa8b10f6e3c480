// OpenCombine lacks this part of Combine: the latest values of several publishers together.

import FilmstripUIKit
public import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers whenever one of them sends a value, once both have sent one.
  ///
  /// The demand of both is unlimited. A value without demand of the subscriber replaces the latest one, and is sent
  /// once there is demand.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A, b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Combining(for: subscriber).subscribe(to: a, b)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      CombineLatest(CombineLatest3<A, B, C>(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    .init(self, b)
  }
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    .init(self, b, c)
  }
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(self, b, c, d)
  }
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The latest values of two publishers, for a subscriber; its lock guards all of its state.
private final class Combining<A, B, Downstream: Subscriber>: Subscription
where Downstream.Input == (A, B) {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscriptions: [any Subscription] = []
  private var finished = 0
  private var a: A?
  private var b: B?
  /// Whether both values exist and are not sent yet; until they are sent it does not finish.
  private var isNew = false

  init(for downstream: Downstream) {
    self.downstream = downstream
    downstream.receive(subscription: self)
  }

  func subscribe<One: Publisher, Other: Publisher>(to one: One, _ other: Other)
  where
    One.Output == A, Other.Output == B, One.Failure == Downstream.Failure,
    Other.Failure == Downstream.Failure
  {
    follow(one) { self.a = $0 }
    follow(other) { self.b = $0 }
  }

  private func follow<Value>(
    _ publisher: some Publisher<Value, Downstream.Failure>, _ keep: @escaping (Value) -> Void
  ) {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(
      AnySubscriber<Value, Downstream.Failure> { subscription in
        self.lock.withLock {
          guard self.downstream != nil else { return subscription.cancel() }
          self.subscriptions.append(subscription)
          subscription.request(.unlimited)
        }
      } receiveValue: { value in
        self.lock.withLock {
          keep(value)
          self.isNew = self.a != nil && self.b != nil
          self.send()
        }
        return .none
      } receiveCompletion: { completion in
        self.lock.withLock { self.end(completion) }
      })
  }

  private func send() {
    guard isNew, demand > 0, let downstream, let a, let b else { return }
    isNew = false
    demand -= 1
    demand += downstream.receive((a, b))
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    finished += 1
    guard case .failure = completion else { return finishIfDone() }
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }

  private func finishIfDone() {
    guard finished == 2, !isNew, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      send()
      finishIfDone()
    }
  }

  func cancel() {
    lock.withLock {
      let ended = subscriptions
      (downstream, subscriptions) = (nil, [])
      for subscription in ended { subscription.cancel() }
    }
  }
}
