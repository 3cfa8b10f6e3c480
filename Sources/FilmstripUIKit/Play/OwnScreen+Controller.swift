import Approaches
import Foundation
import Scenarios
import Screens
import Stage

extension OwnScreen {
  /// An app's controller, for the scenarios that suit its parts.
  init<Controller: UIViewController>(
    of make: @escaping ControllerMaker<Controller>, _ parts: ScreenParts<Controller>
  ) {
    self.init(parts.bar == nil ? .form : .chat, parts) { _ in make() }
  }

  /// The model's chat with an app's helper.
  init(helper: @escaping @MainActor @Sendable (FilmedChat) -> AnyObject) {
    let parts = ScreenParts<FilmedChat>(
      bar: { $0.bar }, content: { $0.barContent }, list: { $0.tableView }, field: { $0.textView },
      onMessage: { $0.take($1) }, embedding: .navigation)
    self.init(.chat, parts) { setting in
      var messages: [Message] = []
      if case .chat(let chat) = setting { messages = chat.messages }
      let chat = FilmedChat(messages: messages)
      chat.loadViewIfNeeded()
      chat.helper = helper(chat)
      return chat
    }
  }

  private init<Controller: UIViewController>(
    _ kind: ScreenKind, _ parts: ScreenParts<Controller>,
    make: @escaping @MainActor @Sendable (ScreenSetting) -> Controller
  ) {
    self.init(kind) { script, setting, name, mending, limits throws(PlayError) in
      try PlayProcess.film(limit: limits.seconds) { play throws(PlayError) in
        try script.film(
          in: play, of: make, parts, on: setting, named: name, mending: mending, limits: limits)
      }
    }
  }
}

extension Script {
  @MainActor
  fileprivate func film<Controller: UIViewController>(
    in current: Play, of make: @escaping @MainActor (ScreenSetting) -> Controller,
    _ parts: ScreenParts<Controller>, on setting: ScreenSetting, named name: String,
    mending: Mending, limits: PlayLimits
  ) throws(PlayError) -> Film {
    var missing: String?
    let film = try play(ControllerCalls(), named: name, mending: mending, limits: limits) {
      simulation in
      current.attach(simulation)
      let screen = ControllerScreen(
        OwnSetting(setting), in: simulation, of: current, embedding: parts.embedding
      ) {
        let controller = current.calls.run("\(Controller.self).init") { make(setting) }
        return (controller, { ControllerScreen.Parts(of: controller, parts) })
      }
      current.queue { missing = screen.missing }
      return screen
    }
    if let missing { throw .missingView(missing) }
    return film
  }
}

@MainActor
extension ControllerScreen.Parts {
  fileprivate init<Controller: UIViewController>(
    of controller: Controller, _ parts: ScreenParts<Controller>
  ) {
    self.init(
      bar: parts.bar?(controller), content: parts.content?(controller),
      list: parts.list?(controller), field: parts.field?(controller),
      fieldNamed: parts.fieldNamed.map { find in { find(controller, $0) } },
      onMessage: parts.onMessage.map { take in { take(controller, $0) } },
      complaint: parts.complaint(controller))
  }
}
