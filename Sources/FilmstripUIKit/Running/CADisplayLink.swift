import Stage

/// Seconds since the device was started; 0 outside a film.
public func CACurrentMediaTime() -> CFTimeInterval { Play.current.map { mediaTime($0.now) } ?? 0 }
public typealias CFTimeInterval = Double

/// A film's time on the clock of Core Animation, both in seconds.
///
/// A film begins long after its device was started, so that a `beginTime` of 0.5 that was not related to
/// `CACurrentMediaTime()` is past, as on a device. How long is a power of two, so that times lose few digits.
func mediaTime(_ time: Double) -> CFTimeInterval { 65_536 + time }

@preconcurrency @MainActor
public final class CADisplayLink {
  private let target: AnyObject
  private let selector: Selector
  private var link: DisplayLink?
  private var isInvalid = false

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard link == nil, !isInvalid, let play = Play.current, let screen = play.screen else { return }
    // The run loop retains it until it is invalid.
    link = screen.displayLink { [self, unowned play] _ in
      play.calls.run("a display link") { selector.send(to: target, self) }
    }
    link?.isPaused = isPaused
  }

  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  public func invalidate() {
    isInvalid = true
    link?.invalidate()
    link = nil
  }

  public var isPaused = false { didSet { link?.isPaused = isPaused } }
  public var timestamp: CFTimeInterval { link.map { mediaTime($0.timestamp) } ?? 0 }
  public var targetTimestamp: CFTimeInterval { link.map { mediaTime($0.targetTimestamp) } ?? 0 }
  public var duration: CFTimeInterval { link?.duration ?? 0 }
  /// The film calls it as often as its scenario's `linkRate` allows.
  public var preferredFramesPerSecond = 0
}
