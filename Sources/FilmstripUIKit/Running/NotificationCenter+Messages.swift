public import Foundation

// Notifications as messages, as Foundation has them since iOS 26.
//
// Asynchronous sequences of messages, `messages(of:for:)`, are there for `AsyncMessage` alone, which no message of a
// keyboard is.

extension NotificationCenter {
  /// A notification whose values are properties, and which is posted and received on the main actor.
  public protocol MainActorMessage: SendableMetatype {
    associatedtype Subject
    static var name: NSNotification.Name { get }
    /// Nil leaves the observer uncalled.
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
    @MainActor static func makeNotification(_ message: Self) -> Notification
  }

  /// Names a type of messages, as `.keyboardWillShow` does.
  public protocol MessageIdentifier<MessageType> { associatedtype MessageType }

  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable { public init() {} }

  /// Ends the observation as the last copy goes.
  public struct ObservationToken: Hashable, Sendable {
    private final class Holder: @unchecked Sendable {
      private weak var center: NotificationCenter?
      private var observation: Any?
      init(_ center: NotificationCenter, _ observation: Any) {
        (self.center, self.observation) = (center, observation)
      }

      func end() {
        if let observation { center?.removeObserver(observation) }
        observation = nil
      }

      deinit { end() }
    }

    private let holder: Holder
    fileprivate init(_ center: NotificationCenter, _ observation: Any) {
      holder = Holder(center, observation)
    }

    fileprivate func end() { holder.end() }
    public static func == (one: Self, other: Self) -> Bool { one.holder === other.holder }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(holder)) }
  }

  /// Calls an observer of a subject's messages until its token goes; of nil, of all subjects'.
  ///
  /// Source: Apple, `NotificationCenter.addObserver(of:for:using:)`; synchronous, as WWDC 2025 says it.
  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    let observation = addObserver(forName: Message.name, object: subject, queue: nil) {
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated {
        if let message = Message.makeMessage(notification) { observer(message) }
      }
    }
    return ObservationToken(self, observation)
  }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    addObserver(of: subject, for: Message.self, using: observer)
  }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    addObserver(of: nil, for: Message.self, using: observer)
  }

  public func removeObserver(_ token: ObservationToken) { token.end() }

  @MainActor
  public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject
  ) where Message.Subject: AnyObject {
    var notification = Message.makeNotification(message)
    notification.object = subject
    post(notification)
  }

  @MainActor
  public func post<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject.Type = Message.Subject.self
  ) { post(Message.makeNotification(message)) }
}

/// Where a notification carries a message of the app's own whose values it does not name.
private let messageKey = "NotificationCenter.Message"

extension NotificationCenter.MainActorMessage {
  public static var name: NSNotification.Name { NSNotification.Name(String(reflecting: Self.self)) }

  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    notification.userInfo?[messageKey] as? Self
  }

  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: nil, userInfo: [messageKey: message])
  }
}
