extension ScreenSetting {
  init(
    messages: YAMLValue?, chat: YAMLValue?, form: YAMLValue?
  ) throws(ScenarioError) {
    if let form {
      guard messages == nil, chat == nil else {
        throw form.error("a scenario plays on a form or on a chat with messages, not on both.")
      }
      self = .form(try FormSetting(form))
    } else {
      self = .chat(try ChatSetting(chat, messages: try Message.list(messages)))
    }
  }
}

extension ChatSetting {
  init(_ value: YAMLValue?, messages: [Message]) throws(ScenarioError) {
    let values =
      try value?.map(
        allowing: ["tabBar", "presentation", "list", "bar", "listBottom", "lines", "upsideDown"])
      ?? [:]
    self.init(
      messages: messages, hasTabBar: try values["tabBar"]?.choice(Truth.self) == .yes,
      presentation: try values["presentation"]?.choice(Presentation.self) ?? .fullScreen,
      list: try values["list"]?.choice(Table.Kind.self) ?? .table,
      bar: try values["bar"]?.choice(BarPlace.self) ?? .bottom,
      listBottom: try values["listBottom"]?.choice(ListBottom.self) ?? .bar,
      lines: try values["lines"]?.integer("lines in the field", in: 1...ChatScreen.mostLines) ?? 1,
      isUpsideDown: try values["upsideDown"]?.choice(Truth.self) == .yes)
  }

  private enum Truth: String, CaseIterable {
    case yes = "true"
    case no = "false"
  }
}

extension Message {
  static func list(_ value: YAMLValue?) throws(ScenarioError) -> [Message] {
    guard let value, value.isList else {
      let count =
        try value?.integer("a list of messages, or a count", in: 0...Table.rowLimit) ?? 6
      return Message.conversation(count: count)
    }
    let items = try value.list(of: "messages", limit: Table.rowLimit)
    return try items.map { item throws(ScenarioError) -> Message in
      let values = try item.map(allowing: ["from", "text", "height"])
      guard let text = values["text"] else {
        throw item.error("a message needs its text: {from: me, text: \"…\"}.")
      }
      return Message(
        from: try values["from"]?.choice(Message.Sender.self) ?? .them,
        try text.text("the message's text"),
        height: try values["height"]?.number("points", in: 1...Device.largestSide))
    }
  }
}
