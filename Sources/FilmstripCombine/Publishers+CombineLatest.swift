// What Combine has and OpenCombine has not: the latest values of several publishers together.

public import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers as any of them gives one, once each has.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Two publishers together.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let combining = Combining(for: subscriber, sides: 2) { latest in
        guard let a = latest[0] as? A.Output,
          let b = latest[1] as? B.Output
        else { return nil }
        return (a, b)
      }
      combining.take(a, as: 0)
      combining.take(b, as: 1)
    }
  }

  /// Publishes the latest values of three publishers as any of them gives one, once each has.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How they fail.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Three publishers together.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let combining = Combining(for: subscriber, sides: 3) { latest in
        guard let a = latest[0] as? A.Output,
          let b = latest[1] as? B.Output,
          let c = latest[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }
      combining.take(a, as: 0)
      combining.take(b, as: 1)
      combining.take(c, as: 2)
    }
  }

  /// Publishes the latest values of four publishers as any of them gives one, once each has.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Four publishers together.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all of them for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let combining = Combining(for: subscriber, sides: 4) { latest in
        guard let a = latest[0] as? A.Output,
          let b = latest[1] as? B.Output,
          let c = latest[2] as? C.Output,
          let d = latest[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      combining.take(a, as: 0)
      combining.take(b, as: 1)
      combining.take(c, as: 2)
      combining.take(d, as: 3)
    }
  }
}

extension Publisher {
  /// Publishes its latest value with that of another publisher.
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Publishes what is made of its latest value and that of another publisher.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where B.Failure == Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// Publishes its latest value with those of two others.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes what is made of its latest value and those of two others.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes its latest value with those of three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Publishes what is made of its latest value and those of three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
