// What Combine has and OpenCombine has not: several publishers as one, each value as it comes.

public import OpenCombine

extension Publishers {
  /// Publishes what any of several publishers of one kind does, until all are finished or one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What the publishers publish.
    public typealias Output = Upstream.Output
    /// How they fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Several publishers as one.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Several publishers as one.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// One publisher more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: publishers.count)
      for (side, publisher) in publishers.enumerated() { merging.take(publisher, as: side) }
    }
  }

  /// Publishes what any of two publishers does, until all are finished or one fails.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Two publishers as one.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 2)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
    }
  }

  /// Publishes what any of three publishers does, until all are finished or one fails.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, C.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Three publishers as one.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 3)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
      merging.take(c, as: 2)
    }
  }

  /// Publishes what any of four publishers does, until all are finished or one fails.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, B.Failure == A.Failure,
    C.Failure == A.Failure, D.Failure == A.Failure
  {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D

    /// Four publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 4)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
      merging.take(c, as: 2)
      merging.take(d, as: 3)
    }
  }

  /// Publishes what any of five publishers does, until all are finished or one fails.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure
  {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E

    /// Five publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 5)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
      merging.take(c, as: 2)
      merging.take(d, as: 3)
      merging.take(e, as: 4)
    }
  }

  /// Publishes what any of six publishers does, until all are finished or one fails.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
    F.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure,
    E.Failure == A.Failure, F.Failure == A.Failure
  {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E
    /// The sixth.
    public let f: F

    /// Six publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 6)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
      merging.take(c, as: 2)
      merging.take(d, as: 3)
      merging.take(e, as: 4)
      merging.take(f, as: 5)
    }
  }

  /// Publishes what any of seven publishers does, until all are finished or one fails.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
    F.Output == A.Output, G.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure,
    D.Failure == A.Failure, E.Failure == A.Failure, F.Failure == A.Failure, G.Failure == A.Failure
  {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E
    /// The sixth.
    public let f: F
    /// The seventh.
    public let g: G

    /// Seven publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 7)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
      merging.take(c, as: 2)
      merging.take(d, as: 3)
      merging.take(e, as: 4)
      merging.take(f, as: 5)
      merging.take(g, as: 6)
    }
  }

  /// Publishes what any of eight publishers does, until all are finished or one fails.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output,
    F.Output == A.Output, G.Output == A.Output, H.Output == A.Output, B.Failure == A.Failure,
    C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure, F.Failure == A.Failure,
    G.Failure == A.Failure, H.Failure == A.Failure
  {
    /// What the publishers publish.
    public typealias Output = A.Output
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// The fifth.
    public let e: E
    /// The sixth.
    public let f: F
    /// The seventh.
    public let g: G
    /// The eighth.
    public let h: H

    /// Eight publishers as one.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let merging = Merging(for: subscriber, sides: 8)
      merging.take(a, as: 0)
      merging.take(b, as: 1)
      merging.take(c, as: 2)
      merging.take(d, as: 3)
      merging.take(e, as: 4)
      merging.take(f, as: 5)
      merging.take(g, as: 6)
      merging.take(h, as: 7)
    }
  }
}

extension Publisher {
  /// Publishes what it and another publisher do.
  public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
  where B.Output == Output, B.Failure == Failure {
    Publishers.Merge(self, b)
  }

  /// Publishes what it and two others do.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  /// Publishes what it and three others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Publishes what it and four others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Publishes what it and five others do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, B.Failure == Failure, C.Failure == Failure, D.Failure == Failure,
    E.Failure == Failure, F.Failure == Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Publishes what it and six others do.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, G.Output == Output, B.Failure == Failure, C.Failure == Failure,
    D.Failure == Failure, E.Failure == Failure, F.Failure == Failure, G.Failure == Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Publishes what it and seven others do.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output,
    F.Output == Output, G.Output == Output, H.Output == Output, B.Failure == Failure,
    C.Failure == Failure, D.Failure == Failure, E.Failure == Failure, F.Failure == Failure,
    G.Failure == Failure, H.Failure == Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Publishes what it and another publisher of the same kind do.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
