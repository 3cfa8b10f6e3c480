// OpenCombine lacks this part of Combine: several publishers merged into one.

public import OpenCombine

extension Publishers {
  /// Publishes the values of several publishers of one type, until all are finished or one fails.
  ///
  /// If the demand of the subscriber is unlimited, every publisher is asked for unlimited values. If not, each publisher
  /// is asked for one value, which waits for demand, and then for the next, as in `flatMap`.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      FlatMap(
        upstream: Sequence<[Upstream], Failure>(sequence: publishers), maxPublishers: .unlimited
      ) { $0 }.receive(subscriber: subscriber)
    }
  }

  /// Subscribes to all of several publishers for one subscriber.
  private static func merge<S: Subscriber>(
    _ publishers: any Publisher<S.Input, S.Failure>..., for subscriber: S
  ) { MergeMany(publishers.map { $0.eraseToAnyPublisher() }).receive(subscriber: subscriber) }

  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, for: subscriber)
    }
  }

  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, c, for: subscriber)
    }
  }

  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, c, d, for: subscriber)
    }
  }

  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, c, d, e, for: subscriber)
    }
  }

  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E, f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, c, d, e, f, for: subscriber)
    }
  }

  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, c, d, e, f, g, for: subscriber)
    }
  }

  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      Publishers.merge(a, b, c, d, e, f, g, h, for: subscriber)
    }
  }
}

extension Publisher {
  public func merge<B: Publisher<Output, Failure>>(with b: B) -> Publishers.Merge<Self, B> {
    .init(self, b)
  }
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C> { .init(self, b, c) }
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
    .init(self, b, c, d)
  }
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E> {
    .init(self, b, c, d, e)
  }
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F> {
    .init(self, b, c, d, e, f)
  }
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  {
    .init(self, b, c, d, e, f, g)
  }
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
    H: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  {
    .init(self, b, c, d, e, f, g, h)
  }
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
