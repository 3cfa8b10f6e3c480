import Stage
import Testing

/// The notifications of a play, with the time each was delivered at.
struct KeyboardRecord {
  let film: Film
  let received: [(keyboard: KeyboardNotification, time: Double)]

  var names: [KeyboardNotification.Name] { received.map(\.keyboard.name) }

  init(_ script: Script, _ handlers: Handlers = Handlers()) throws {
    var received: [(keyboard: KeyboardNotification, time: Double)] = []
    func recording(
      _ handler: @escaping (KeyboardNotification, BareScreen) -> Void
    ) -> (KeyboardNotification, BareScreen) -> Void {
      { keyboard, screen in
        received.append((keyboard, screen.simulation.now))
        handler(keyboard, screen)
      }
    }
    film = try script.play(
      Handlers(
        load: handlers.load, show: recording(handlers.show), hide: recording(handlers.hide),
        other: recording(handlers.other)))
    self.received = received
  }

  /// The first notification of a name.
  func first(_ name: KeyboardNotification.Name) throws -> KeyboardNotification {
    try #require(received.first { $0.keyboard.name == name }).keyboard
  }
}

/// A tablet of 768×1024 points at 2×, with a keyboard 320 points high that is shown at 0 and hidden at 1.
func tabletScript(
  position: KeyboardPosition = .docked, isHardware: Bool = false, hideAt: Double? = 1,
  until: Double = 2
) throws -> Script {
  var script = try testScript(hideAt: hideAt, until: until)
  script.device = try #require(Device(named: "iPad 9.7"))
  script.keyboard = KeyboardSetting(height: 320, position: position, isHardware: isHardware)
  return script
}
