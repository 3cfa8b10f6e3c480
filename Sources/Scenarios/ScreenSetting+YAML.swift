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
  static let shape = Shape.map([
    "tabBar": .flag, "presentation": .word(Presentation.self), "list": .word(Table.Kind.self),
    "bar": .word(BarPlace.self), "listBottom": .word(ListBottom.self),
    "lines": .integer("lines in the field", in: 1...ChatScreen.mostLines), "upsideDown": .flag,
  ])

  init(_ value: YAMLValue?, messages: [Message]) throws(ScenarioError) {
    let values = try value?.map() ?? [:]
    self.init(
      messages: messages, hasTabBar: try values["tabBar"]?.flag() ?? false,
      presentation: try values["presentation"]?.choice(Presentation.self) ?? .fullScreen,
      list: try values["list"]?.choice(Table.Kind.self) ?? .table,
      bar: try values["bar"]?.choice(BarPlace.self) ?? .bottom,
      listBottom: try values["listBottom"]?.choice(ListBottom.self) ?? .bar,
      lines: try values["lines"]?.integer() ?? 1,
      isUpsideDown: try values["upsideDown"]?.flag() ?? false)
  }
}

extension Message {
  static let shape = Shape.any([
    .integer("a list of messages, or a count", in: 0...Table.rowLimit),
    .list(
      "messages",
      of: .map(
        [
          "from": .word(Sender.self), "text": .text("the message's text"),
          "height": .number("points", in: 1...Device.largestSide),
        ], needs: ["text"]), limit: Table.rowLimit),
  ])

  static func list(_ value: YAMLValue?) throws(ScenarioError) -> [Message] {
    guard let value, value.isList else {
      return Message.conversation(count: try value?.integer() ?? 6)
    }
    return try value.list().map { item throws(ScenarioError) -> Message in
      let values = try item.map()
      guard let text = values["text"] else {
        throw item.error("a message needs its text: {from: me, text: \"…\"}.")
      }
      return Message(
        from: try values["from"]?.choice(Message.Sender.self) ?? .them,
        try text.text(),
        height: try values["height"]?.number())
    }
  }
}
