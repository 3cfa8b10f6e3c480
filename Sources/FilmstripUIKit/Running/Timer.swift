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
  private var isScheduled = false

  private init(
    _ interval: TimeInterval, repeats: Bool, userInfo: Any?, _ block: @escaping (Timer) -> Void
  ) {
    // Foundation's least interval.
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, userInfo: nil, block)
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(interval, repeats: repeats, userInfo: userInfo) { selector.send(to: target, $0) }
  }

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
  public func perform(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.add(after: 0, as: "RunLoop.main") { work() }
  }
}

/// The film's main queue.
public final class OperationQueue: @unchecked Sendable {
  public static let main = OperationQueue()
  public static var current: OperationQueue? { main }
  public var maxConcurrentOperationCount = 1
  public init() {}

  @preconcurrency
  public func addOperation(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.add(after: 0, as: "OperationQueue.main") { work() }
  }
}
