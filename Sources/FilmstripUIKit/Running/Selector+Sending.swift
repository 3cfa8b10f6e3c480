public import Foundation

extension Selector {
  /// Calls a target's method; the film warns if there is none.
  func send(to target: AnyObject, _ argument: Any?) {
    do throws(SelectorError) {
      try call(on: target, with: [argument])
    } catch {
      Play.warn("\(error.description); the call was left out.")
    }
  }

  /// Calls it in a separate turn, unless that is cancelled first.
  func send(to target: AnyObject, _ argument: Any?, after delay: Double) {
    guard let play = Play.current else { return }
    let request = PerformRequest(target: target, selector: self)
    let requests = play.shared { PerformRequests() }
    requests.waiting.append(request)
    play.queue(after: max(0, delay), as: name) {
      guard let index = requests.waiting.firstIndex(where: { $0 === request }) else { return }
      requests.waiting.remove(at: index)
      play.calls.run(name) { send(to: target, argument) }
    }
  }
}

/// Holds its target until then, as the run loop does.
private final class PerformRequest {
  let target: AnyObject
  let selector: Selector
  init(target: AnyObject, selector: Selector) { (self.target, self.selector) = (target, selector) }
}

private final class PerformRequests { var waiting: [PerformRequest] = [] }

extension NSObject {
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    Play.current?.shared { PerformRequests() }.waiting.removeAll {
      $0.target === target as AnyObject
    }
  }

  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    Play.current?.shared { PerformRequests() }.waiting.removeAll {
      $0.target === target as AnyObject && $0.selector == selector
    }
  }
}

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Whether it is of the type that the selector was made with.
    public func responds(to selector: Selector) -> Bool { selector.isOfType(of: self) }

    /// The method's return value is unknown: nil.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
      selector.send(to: self, object)
      return nil
    }

    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
      selector.send(to: self, object, after: delay)
    }
  }
#endif
