extension ScreenSetting {
  /// Reads the screen of a scenario file: a chat of `messages`, or a `form`.
  init(messages: YAMLValue?, form: YAMLValue?) throws(ScenarioError) {
    if let form {
      guard messages == nil else {
        throw form.error("a scenario plays on a form or on a chat with messages, not on both.")
      }
      self = .form(try FormSetting(form))
    } else {
      self = .chat(ChatSetting(messages: try Message.list(messages)))
    }
  }
}

extension FormSetting {
  /// Reads the `form` of a scenario file.
  init(_ value: YAMLValue) throws(ScenarioError) {
    let values = try value.map(allowing: ["fields"])
    guard let list = values["fields"] else {
      throw value.error("a form needs its fields: {fields: [{name: city, y: 400}]}.")
    }
    var fields: [FormField] = []
    for item in try list.list(of: "fields", limit: 100) {
      let values = try item.map(allowing: ["name", "y", "height"])
      guard let name = values["name"], let y = values["y"] else {
        throw item.error("a field needs its name and its top: {name: city, y: 400}.")
      }
      fields.append(
        FormField(
          try name.name(), y: try y.number("points", in: 0...Device.largestSide),
          height: try values["height"]?.number("points", in: 1...Device.largestSide) ?? 44))
    }
    self.init(fields: fields)
  }
}

extension Message {
  /// Reads the `messages` of a scenario file: a list, or a count.
  static func list(_ value: YAMLValue?) throws(ScenarioError) -> [Message] {
    guard let value, value.isList else {
      let count =
        try value?.integer("a list of messages, or a count", in: 0...Table.rowLimit) ?? 6
      return Message.conversation(count: count)
    }
    var messages: [Message] = []
    for item in try value.list(of: "messages", limit: Table.rowLimit) {
      let values = try item.map(allowing: ["from", "text", "height"])
      guard let text = values["text"] else {
        throw item.error("a message needs its text: {from: me, text: \"…\"}.")
      }
      messages.append(
        Message(
          from: try values["from"]?.choice(Message.Sender.self) ?? .them,
          try text.text("the message's text"),
          height: try values["height"]?.number("points", in: 1...Device.largestSide)))
    }
    return messages
  }
}
