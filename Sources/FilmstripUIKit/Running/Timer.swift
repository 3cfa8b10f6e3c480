public import Foundation

/// Something that is called at a film time, once or again and again: Foundation's `Timer`.
public final class Timer: @unchecked Sendable {
  /// Seconds between two calls.
  public let timeInterval: TimeInterval
  /// Whether it will be called again.
  public private(set) var isValid = true
  /// What its maker gave it.
  public let userInfo: Any?
  /// How much later it may be called, in seconds; the film calls it in time.
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var isScheduled = false

  private init(
    _ interval: TimeInterval, repeats: Bool, userInfo: Any?, _ block: @escaping (Timer) -> Void
  ) {
    // The least that Foundation takes.
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
  }

  /// A timer that waits to be added to a run loop.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, userInfo: nil, block)
  }

  /// A timer that waits to be added to a run loop, and keeps its target.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(interval, repeats: repeats, userInfo: userInfo) { selector.send(to: target, $0) }
  }

  /// A timer that runs.
  @preconcurrency
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// A timer that runs, and keeps its target.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  /// Lets it run.
  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    wait()
  }

  private func wait() {
    let play = Play.current(for: "A Timer")
    play.queue(after: timeInterval, as: "timer") { [self] in
      guard isValid else { return }
      fire()
      if repeats, isValid { wait() }
    }
  }

  /// Calls it now; one that does not repeat is over then.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    guard let calls = Play.current?.calls else { return block(self) }
    calls.run("a timer") { block(self) }
  }

  /// Calls it no more.
  public func invalidate() { isValid = false }
}

/// The film's run loop.
public final class RunLoop: @unchecked Sendable {
  /// The modes of a run loop; the film's is in all of them.
  public struct Mode: RawRepresentable, Sendable, Hashable {
    /// Its name.
    public let rawValue: String
    /// A mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that deals with most.
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    /// All that were declared common.
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    /// While a finger is on the screen.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  /// The main thread's.
  public static let main = RunLoop()
  /// This thread's, which is the main one's.
  public static var current: RunLoop { main }

  /// Lets a timer run.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  /// Runs work in a turn of its own.
  @preconcurrency
  public func perform(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.add(after: 0, as: "RunLoop.main") { work() }
  }
}

/// A queue of operations: the film's main queue.
public final class OperationQueue: @unchecked Sendable {
  /// The main one.
  public static let main = OperationQueue()
  /// The one that runs this code.
  public static var current: OperationQueue? { main }
  /// How many operations run at a time; in a film one.
  public var maxConcurrentOperationCount = 1

  /// A queue.
  public init() {}

  /// Runs work in a turn of its own.
  @preconcurrency
  public func addOperation(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.add(after: 0, as: "OperationQueue.main") { work() }
  }
}
