public import Stage

/// A message of a conversation.
public struct Message: Sendable, Hashable {
  /// The author.
  public enum Sender: String, Sendable, Hashable, CaseIterable {
    /// The owner of the phone: on the right, or, from right to left, on the left.
    case me
    /// The other: on the other side.
    case them
  }

  /// The author.
  public let sender: Sender
  /// Its text.
  public let text: String
  /// The row's height, in points; nil follows from the text.
  public let height: Double?
  /// The layout of its row at the standard settings; computed once, however often it is played.
  public let layout: MessageLayout

  /// A message; `height` is the row's, in points.
  public init(from sender: Sender, _ text: String, height: Double? = nil) {
    self.sender = sender
    self.text = text
    self.height = height
    layout = MessageLayout(sender, text, height: height)
  }

  /// The layout of its row as the owner's settings have it.
  public func layout(for settings: UserSettings) -> MessageLayout {
    guard settings.textSize != .large || settings.boldText || settings.rightToLeft else {
      return layout
    }
    return MessageLayout(sender, text, height: height, settings)
  }
}

extension Message {
  /// The first `count` messages, 0 or more, of a repeating conversation about dinner.
  public static func conversation(count: Int) -> [Message] {
    (0..<max(0, count)).map { dinner[$0 % dinner.count] }
  }

  private static let dinner = [
    Message(from: .them, "Are we still on for tonight?"),
    Message(from: .me, "Yes! Seven at the noodle place?"),
    Message(from: .them, "Perfect. I'll book a table by the window"),
    Message(from: .me, "Great, I'm hungry already"),
    Message(from: .them, "Shall I bring the photos?"),
    Message(from: .me, "Please do. See you at seven"),
  ]
}

extension Message: CustomStringConvertible {
  /// The author and the text.
  public var description: String { "\(sender.rawValue): \(text)" }
}
