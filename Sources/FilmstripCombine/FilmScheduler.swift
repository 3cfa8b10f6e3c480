public import FilmstripUIKit
public import OpenCombine

/// A time of the film, for Combine's schedulers.
public struct FilmTime: Strideable, Sendable, Hashable {
  public let dispatchTime: DispatchTime
  public init(_ dispatchTime: DispatchTime) { self.dispatchTime = dispatchTime }

  public func distance(to other: FilmTime) -> Stride {
    let (own, others) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
    return Stride(seconds: (Double(others) - Double(own)) / 1e9)
  }

  public func advanced(by stride: Stride) -> FilmTime { FilmTime(dispatchTime + stride.seconds) }

  public static func < (one: FilmTime, other: FilmTime) -> Bool {
    one.dispatchTime < other.dispatchTime
  }

  /// A span of film time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable,
    Hashable, ExpressibleByFloatLiteral
  {
    public var seconds: Double
    init(seconds: Double) { self.seconds = seconds }
    public init(floatLiteral seconds: Double) { self.seconds = seconds }
    public init(integerLiteral seconds: Int) { self.seconds = Double(seconds) }
    public init?<Number: BinaryInteger>(exactly seconds: Number) {
      guard let seconds = Double(exactly: seconds) else { return nil }
      self.seconds = seconds
    }

    public var magnitude: Double { seconds.magnitude }
    public static func seconds(_ seconds: Int) -> Stride { Stride(seconds: Double(seconds)) }
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds: seconds) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(seconds: Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Stride { Stride(seconds: Double(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(seconds: Double(count) / 1e9) }
    public static func < (one: Stride, other: Stride) -> Bool { one.seconds < other.seconds }
    public static func + (one: Stride, other: Stride) -> Stride {
      Stride(seconds: one.seconds + other.seconds)
    }
    public static func - (one: Stride, other: Stride) -> Stride {
      Stride(seconds: one.seconds - other.seconds)
    }
    public static func * (one: Stride, other: Stride) -> Stride {
      Stride(seconds: one.seconds * other.seconds)
    }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
  }
}

/// A queue of the film as a Combine scheduler: each piece of work is a separate turn, at film time.
///
/// On a phone, work for a run loop waits while a finger drags or a list still scrolls; in the film it does not.
public protocol FilmScheduler: Scheduler
where SchedulerTimeType == FilmTime, SchedulerOptions == Never {}

extension FilmScheduler {
  /// The name of its turns in the film's log; nil is work of a dispatch queue.
  private var reason: String? {
    switch self {
    case is RunLoop: "RunLoop.main"
    case is OperationQueue: "OperationQueue.main"
    default: nil
    }
  }

  /// The app's line that hops to it; nil for the scheduler itself.
  private var place: CodePlace? {
    switch self {
    case let queue as DispatchQueue: queue.place
    case let loop as RunLoop: loop.place
    case let queue as OperationQueue: queue.place
    default: nil
    }
  }

  /// The current film time.
  public var now: FilmTime { FilmTime(.now()) }

  /// Work runs exactly on time.
  public var minimumTolerance: FilmTime.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    DispatchQueue.main.add(after: 0, as: reason, from: place, action)
  }

  public func schedule(
    after date: FilmTime, tolerance: FilmTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.add(
      after: date.dispatchTime.secondsFromNow, as: reason, from: place, action)
  }

  /// Each time is a separate turn, and they are at least a millisecond apart.
  public func schedule(
    after date: FilmTime, interval: FilmTime.Stride, tolerance: FilmTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(every: max(interval, .milliseconds(1)), action)
    repetition.wait(until: date)
    return AnyCancellable { repetition.isCancelled = true }
  }
}

/// Work that repeats until it is cancelled.
private final class Repetition: @unchecked Sendable {
  var isCancelled = false
  private let interval: FilmTime.Stride
  private let action: () -> Void

  init(every interval: FilmTime.Stride, _ action: @escaping () -> Void) {
    (self.interval, self.action) = (interval, action)
  }

  func wait(until date: FilmTime) {
    DispatchQueue.main.add(after: date.dispatchTime.secondsFromNow) { [self] in
      guard !isCancelled else { return }
      action()
      // As a dispatch source's timer, it does not make up for times missed while the main thread was busy.
      let late = date.distance(to: FilmTime(.now()))
      let missed = max(0, (late.seconds / interval.seconds).rounded(.down))
      wait(until: date.advanced(by: FilmTime.Stride(seconds: interval.seconds * (missed + 1))))
    }
  }
}

// OpenCombine's, for the film's schedulers, whose log then names the line of the hop.
extension Publisher {
  public func receive(
    on scheduler: DispatchQueue, options: Never? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Publishers.ReceiveOn<Self, DispatchQueue> {
    Publishers.ReceiveOn(
      upstream: self, scheduler: scheduler.hopping(from: CodePlace(file, line)), options: options)
  }

  public func receive(
    on scheduler: RunLoop, options: Never? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.ReceiveOn<Self, RunLoop> {
    Publishers.ReceiveOn(
      upstream: self, scheduler: scheduler.hopping(from: CodePlace(file, line)), options: options)
  }

  public func receive(
    on scheduler: OperationQueue, options: Never? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Publishers.ReceiveOn<Self, OperationQueue> {
    Publishers.ReceiveOn(
      upstream: self, scheduler: scheduler.hopping(from: CodePlace(file, line)), options: options)
  }
}

extension DispatchQueue: FilmScheduler {
  public typealias SchedulerTimeType = FilmTime
  public typealias SchedulerOptions = Never
}

extension RunLoop: FilmScheduler {
  public typealias SchedulerTimeType = FilmTime
  public typealias SchedulerOptions = Never
}

extension OperationQueue: FilmScheduler {
  public typealias SchedulerTimeType = FilmTime
  public typealias SchedulerOptions = Never
}
