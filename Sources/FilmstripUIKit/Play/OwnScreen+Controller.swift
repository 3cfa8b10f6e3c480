import Approaches
import Foundation
import Scenarios
import Screens
import Stage

extension OwnScreen {
  /// The screen of an app's controller.
  init<Controller: UIViewController>(
    of make: @escaping @MainActor @Sendable () -> Controller, _ parts: ScreenParts<Controller>
  ) {
    self.init(parts) { _ in make() }
  }

  /// The model's chat with an app's helper.
  init(helper: @escaping @MainActor @Sendable (FilmedChat) -> AnyObject) {
    let parts = ScreenParts<FilmedChat>(
      bar: { $0.bar }, content: { $0.barContent }, list: { $0.tableView }, field: { $0.textView },
      onMessage: { $0.take($1) }, embedding: .navigation)
    self.init(parts) { setting in
      let chat = FilmedChat(messages: setting.messages)
      chat.loadViewIfNeeded()
      chat.helper = helper(chat)
      return chat
    }
  }

  private init<Controller: UIViewController>(
    _ parts: ScreenParts<Controller>,
    make: @escaping @MainActor @Sendable (ChatSetting) -> Controller
  ) {
    self.init(.chat) { script, setting, name, mending, limits throws(PlayError) in
      guard case .chat(let chat) = setting else {
        throw .otherScreen(approach: name, needs: "chat", plays: setting.kind.rawValue)
      }
      let result: Result<Film, PlayError> = PlayThread.run(
        abandoned: { call, time in .failure(.endless(call: call, time: time)) },
        { play in
          Result { () throws(PlayError) in
            try script.film(
              in: play, of: make, parts, on: chat, named: name, mending: mending, limits: limits)
          }
        })
      return try result.get()
    }
  }
}

extension Script {
  @MainActor
  fileprivate func film<Controller: UIViewController>(
    in current: Play, of make: @escaping @MainActor (ChatSetting) -> Controller,
    _ parts: ScreenParts<Controller>, on setting: ChatSetting, named name: String,
    mending: Mending, limits: PlayLimits
  ) throws(PlayError) -> Film {
    var missing: String?
    let film = try play(ControllerCalls(), named: name, mending: mending, limits: limits) {
      simulation in
      current.attach(simulation)
      let screen = ControllerScreen(
        setting, in: simulation, of: current, embedding: parts.embedding
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
      bar: parts.bar(controller), content: parts.content?(controller),
      list: parts.list?(controller), field: parts.field?(controller),
      onMessage: parts.onMessage.map { take in { take(controller, $0) } },
      complaint: parts.complaint(controller))
  }
}
