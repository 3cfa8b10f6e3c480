public import FilmstripUIKit
public import OpenCombine

extension NotificationCenter {
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      subscriber.receive(subscription: Observation(of: self, for: subscriber))
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends notifications to a subscriber until it cancels; a notification without demand is dropped, as in Combine.
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
