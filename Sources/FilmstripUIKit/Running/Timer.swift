public import Foundation

/// Foundation's `Timer` in film time, once or repeatedly.
public final class Timer: @unchecked Sendable {
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public let userInfo: Any?
  /// The film calls it on time.
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let block: (Timer) -> Void
  private let place: CodePlace
  private var isScheduled = false

  private init(
    _ interval: TimeInterval, repeats: Bool, userInfo: Any?, from place: CodePlace,
    _ block: @escaping (Timer) -> Void
  ) {
    self.place = place
    // Foundation's least interval.
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(interval, repeats: repeats, userInfo: nil, from: CodePlace(file, line), block)
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool, file: StaticString = #fileID, line: UInt = #line
  ) {
    let target = target as AnyObject
    self.init(interval, repeats: repeats, userInfo: userInfo, from: CodePlace(file, line)) {
      selector.send(to: target, $0)
    }
  }

  @preconcurrency
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, repeats: repeats, block: block, file: file, line: line)
    timer.schedule()
    return timer
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats, file: file, line: line)
    timer.schedule()
    return timer
  }

  func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    wait()
  }

  /// How far a sum of intervals may be off, in seconds.
  private static let rounding = 1e-9

  private func wait(_ delay: TimeInterval? = nil) {
    let play = Play.current(for: "A Timer")
    let delay = delay ?? timeInterval
    let due = play.now + delay
    play.queue(after: delay, as: "timer", from: place) { [self] in
      guard isValid else { return }
      // After the main thread was busy, it fires once for all times missed, and keeps to its first schedule.
      let late = max(0, play.now - due)
      fire()
      guard repeats, isValid else { return }
      // Its times are sums of intervals, which may be a little less.
      let missed = ((late + Timer.rounding) / timeInterval).rounded(.down)
      wait(late > 0 ? (missed + 1) * timeInterval - late : nil)
    }
  }

  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    guard let calls = Play.current?.calls else { return block(self) }
    calls.run("a timer") { block(self) }
  }

  public func invalidate() { isValid = false }
}

public final class RunLoop: @unchecked Sendable {
  /// The film's run loop is in all of these modes.
  public struct Mode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  public static let main = RunLoop()
  public static var current: RunLoop { main }
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  @preconcurrency
  public func perform(
    _ work: @escaping @Sendable () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) { DispatchQueue.main.add(after: 0, as: "RunLoop.main", from: CodePlace(file, line)) { work() } }

  /// Where a pipeline of Combine's hops to it; nil for the run loop itself.
  package let place: CodePlace?
  private init(from place: CodePlace? = nil) { self.place = place }
  /// The same run loop for a pipeline that hops to it at a place.
  package func hopping(from place: CodePlace) -> RunLoop { RunLoop(from: place) }
}

/// The film's main queue.
public final class OperationQueue: @unchecked Sendable {
  public static let main = OperationQueue()
  public static var current: OperationQueue? { main }
  public var maxConcurrentOperationCount = 1
  public init() {}

  @preconcurrency
  public func addOperation(
    _ work: @escaping @Sendable () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) {
    DispatchQueue.main.add(after: 0, as: "OperationQueue.main", from: CodePlace(file, line)) {
      work()
    }
  }

  /// Where a pipeline of Combine's hops to it; nil for the queue itself.
  package private(set) var place: CodePlace?
  /// The same queue for a pipeline that hops to it at a place.
  package func hopping(from place: CodePlace) -> OperationQueue {
    let queue = OperationQueue()
    queue.place = place
    return queue
  }
}
