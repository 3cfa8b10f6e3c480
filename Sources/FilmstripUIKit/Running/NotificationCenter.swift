public import Foundation

/// Foundation's `NotificationCenter` for the observers of one film: `default` is each film's own.
///
/// A selector's observer is weak, as in Foundation; observers are called in the order of registration, at once and on
/// the poster's thread.
public final class NotificationCenter: @unchecked Sendable {
  private final class Observation: NSObject {
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let hasObject: Bool
    weak var observer: AnyObject?
    let isBlock: Bool
    /// Nil once it was removed, so that a retained token retains nothing else.
    private(set) var receive: ((AnyObject?, Notification) -> Void)?

    init(
      _ name: NSNotification.Name?, _ object: Any?, observer: AnyObject?,
      _ receive: @escaping (AnyObject?, Notification) -> Void
    ) {
      self.name = name
      self.object = object.map { $0 as AnyObject }
      hasObject = object != nil
      self.observer = observer
      isBlock = observer == nil
      self.receive = receive
    }

    func end() { receive = nil }

    func wants(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      guard hasObject else { return true }
      return object != nil && object === notification.object.map { $0 as AnyObject }
    }
  }

  private var observations: [Observation] = []
  public init() {}

  /// The centre in which UIKit posts in this film.
  public static var `default`: NotificationCenter {
    Play.current(for: "NotificationCenter.default").center
  }

  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any? = nil
  ) {
    observations.append(
      Observation(name, object, observer: observer as AnyObject) { target, notification in
        if let target { selector.send(to: target, notification) }
      })
  }

  /// Calls a block until the returned token is removed.
  ///
  /// - Parameters:
  ///   - name: The notifications' name; nil is any.
  ///   - object: Their object; nil is any.
  ///   - queue: Not used: the film's one queue is the one that posts.
  ///   - block: The observer.
  @discardableResult
  @preconcurrency
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(name, object, observer: nil) { _, notification in
      block(notification)
    }
    observations.append(observation)
    return observation
  }

  public func removeObserver(_ observer: Any) {
    let observer = observer as AnyObject
    remove { $0 === observer || $0.observer === observer }
  }

  public func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any? = nil) {
    let observer = observer as AnyObject
    let object = object.map { $0 as AnyObject }
    remove {
      ($0 === observer || $0.observer === observer) && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  public func post(_ notification: Notification) {
    observations.removeAll { !$0.isBlock && $0.observer == nil }
    for observation in observations where observation.wants(notification) {
      // An observer removed by an earlier one is not called.
      guard observations.contains(where: { $0 === observation }) else { continue }
      let name = "an observer of \(notification.name.rawValue)"
      guard let calls = Play.current?.calls else {
        observation.receive?(observation.observer, notification)
        continue
      }
      calls.run(name) { observation.receive?(observation.observer, notification) }
    }
  }

  public func post(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) { post(Notification(name: name, object: object, userInfo: userInfo)) }

  /// The posted notifications, one after the other.
  public func notifications(
    named name: NSNotification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> AsyncStream<Notification> {
    let (stream, continuation) = AsyncStream<Notification>.makeStream()
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      continuation.yield(notification)
    }
    nonisolated(unsafe) let observation = token
    continuation.onTermination = { [weak self] _ in self?.removeObserver(observation) }
    return stream
  }

  private func remove(where isRemoved: (Observation) -> Bool) {
    for observation in observations where isRemoved(observation) { observation.end() }
    observations.removeAll(where: isRemoved)
  }
}
