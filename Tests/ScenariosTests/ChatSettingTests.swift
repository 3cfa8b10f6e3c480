import Scenarios
import Testing

/// What a scenario file says of the chat's screen and of how the device is held.
struct ChatSettingTests {
  private func error(_ text: String) -> String {
    do {
      _ = try Scenario(yaml: text, file: "x")
      return ""
    } catch { return error.description }
  }

  @Test func aChatCoversTheScreenWithoutATabBarUnlessTold() throws {
    let plain = try Scenario(yaml: "name: x\nmessages: 2")
    #expect(plain.screen == .chat(ChatSetting(messages: Message.conversation(count: 2))))
    let empty = try Scenario(yaml: "name: x\nmessages: 2\nchat: {}")
    #expect(empty.screen == plain.screen)
    let other = try Scenario(yaml: "name: x\nchat: {tabBar: true, presentation: form-sheet}")
    #expect(
      other.screen
        == .chat(
          ChatSetting(
            messages: Message.conversation(count: 6), hasTabBar: true, presentation: .formSheet)))
    let none = try Scenario(yaml: "name: x\nchat: {tabBar: false, presentation: full-screen}")
    #expect(none.screen == .chat(ChatSetting(messages: Message.conversation(count: 6))))
  }

  @Test func theListIsATableUnlessToldOtherwise() throws {
    for (line, kind) in [
      ("", Table.Kind.table), ("list: table", .table), ("list: collection", .collection),
    ] {
      let scenario = try Scenario(yaml: "name: x\nchat: {\(line)}")
      #expect(
        scenario.screen
          == .chat(ChatSetting(messages: Message.conversation(count: 6), list: kind)))
    }
    let wrong = error("name: x\nchat: {list: colection}")
    #expect(wrong.contains("x:2") && wrong.contains("table or collection"))
    #expect(wrong.contains("Did you mean “collection”?"))
  }

  @Test func mistakesAreNamed() {
    #expect(error("name: x\nchat: {tabBar: maybe}").contains("x:2"))
    #expect(error("name: x\nchat: {tabBar: maybe}").contains("true or false"))
    #expect(
      error("name: x\nchat: {presentation: card}").contains(
        "full-screen or page-sheet or form-sheet"))
    #expect(error("name: x\nchat: {bars: true}").contains("no key “bars”"))
    #expect(
      error("name: x\nchat: {}\nform: {fields: [{name: a, y: 1}]}").contains("not on both"))
    #expect(
      error("name: x\norientation: sideways").contains(
        "portrait or upside-down or landscape or landscape-left"))
  }

  @Test(arguments: Device.Orientation.allCases)
  func everyOrientationCanBeGivenAndTurnedTo(orientation: Device.Orientation) throws {
    let held = try Scenario(yaml: "name: x\norientation: \(orientation.rawValue)")
    #expect(held.script.device.orientation == orientation)
    let turned = try Scenario(
      yaml: "name: x\nevents: [{at: 0.5, rotate: \(orientation.rawValue)}]")
    #expect(turned.script.events == [ScriptEvent(at: 0.5, .rotate(orientation))])
  }

  /// A keyboard's height that is given is that of the posture the device begins in.
  @Test func aTurnedScenarioEndsAsOneThatWasHeldSo() throws {
    for approach in ["frame-curve", "constraints-layout-curve", "transform"] {
      let turned = try Scenario(
        yaml: """
          name: x
          device: iPhone X
          keyboard: {height: 340}
          events: [{at: 0, keyboard: show}, {at: 0.7, rotate: landscape}]
          until: 1.5
          """)
      let held = try Scenario(
        yaml: """
          name: x
          device: iPhone X
          orientation: landscape
          events: [{at: 0, keyboard: show}]
          until: 1.5
          """)
      let named = try #require(NamedApproach.named(approach))
      let film = try turned.film(of: named)
      let still = try held.film(of: named)
      for landmark in [Landmark.keyboard, .toolbar, .toolbarContent] {
        #expect(film.rect(of: landmark, at: .at(1.4)) == still.rect(of: landmark, at: .at(1.4)))
      }
      #expect(film.warnings.isEmpty)
    }
  }

  @Test func aPushIsPlayed() throws {
    let scenario = try Scenario(yaml: "name: x\nevents: [{at: 0.2, push: keyboard}]")
    let film = try scenario.film(of: try #require(NamedApproach.named("transform")))
    #expect(film.rect(of: .toolbar, at: .at(0.1))?.minX == 375)
    #expect(film.rect(of: .toolbar, at: .at(0.75))?.minX == 0)
    #expect(film.warnings.isEmpty)
  }
}
