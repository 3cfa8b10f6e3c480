import Stage

/// The film's time, in seconds: what Core Animation calls the current media time.
public func CACurrentMediaTime() -> CFTimeInterval { Play.current?.now ?? 0 }

/// Core Animation's name for seconds.
public typealias CFTimeInterval = Double

/// Calls a target's method at each tick of the display.
@preconcurrency @MainActor
public final class CADisplayLink {
  private let target: AnyObject
  private let selector: Selector
  private var link: DisplayLink?
  private var isInvalid = false

  /// A link that waits to be added to a run loop, and keeps its target.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Begins to call.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard link == nil, !isInvalid, let play = Play.current, let screen = play.screen else { return }
    link = screen.displayLink { [weak self, unowned play] _ in
      guard let self else { return }
      play.calls.run("a display link") { self.selector.send(to: self.target, self) }
    }
    link?.isPaused = isPaused
  }

  /// Calls no more.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Calls no more, for good.
  public func invalidate() {
    isInvalid = true
    link?.invalidate()
    link = nil
  }

  /// Whether it calls nothing for now.
  public var isPaused = false { didSet { link?.isPaused = isPaused } }

  /// When the display showed what is on it, in seconds.
  public var timestamp: CFTimeInterval { link?.timestamp ?? 0 }
  /// When it will show what is set now, in seconds.
  public var targetTimestamp: CFTimeInterval { link?.targetTimestamp ?? 0 }
  /// Seconds from one to the other.
  public var duration: CFTimeInterval { link?.duration ?? 0 }
  /// How many calls in a second are wanted; the film calls at each tick of the display.
  public var preferredFramesPerSecond = 0
}
