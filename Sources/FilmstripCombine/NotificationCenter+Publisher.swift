public import FilmstripUIKit
public import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name, at once and where the poster is.
  public struct Publisher: OpenCombine.Publisher {
    /// Notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Who is asked.
    public let center: NotificationCenter
    /// Which notifications.
    public let name: Notification.Name
    /// Whose; everybody's where nil.
    public let object: AnyObject?

    /// A publisher of a center's notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to observe for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      subscriber.receive(subscription: Observation(of: self, for: subscriber))
    }
  }

  /// Publishes the notifications of a name; of an object, or of all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// What a subscriber is sent until it cancels; without demand a notification is lost to it, as in Combine.
  private final class Observation<Downstream: Subscriber>: Subscription, @unchecked Sendable
  where Downstream.Input == Notification, Downstream.Failure == Never {
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var token: Any?
    private let center: NotificationCenter

    init(of publisher: Publisher, for downstream: Downstream) {
      self.downstream = downstream
      center = publisher.center
      nonisolated(unsafe) let send: (Notification) -> Void = { [weak self] in self?.send($0) }
      token = center.addObserver(
        forName: publisher.name, object: publisher.object, queue: nil
      ) { send($0) }
    }

    private func send(_ notification: Notification) {
      guard let downstream, demand > 0 else { return }
      demand -= 1
      demand += downstream.receive(notification)
    }

    func request(_ demand: Subscribers.Demand) { self.demand += demand }

    func cancel() {
      if let token { center.removeObserver(token) }
      (token, downstream) = (nil, nil)
    }
  }
}
