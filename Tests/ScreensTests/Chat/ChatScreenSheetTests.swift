import Screens
import Testing

/// A chat in a tab bar controller, and on sheets.
struct ChatScreenSheetTests {
  private func setting(
    tabBar: Bool = false, _ presentation: Presentation = .fullScreen
  ) -> ChatSetting {
    ChatSetting(
      messages: Message.conversation(count: 6), hasTabBar: tabBar, presentation: presentation)
  }

  @Test func theToolbarIsOnTheTabBar() throws {
    for frames in [false, true] {
      var checks = 0
      _ = try playChat(
        setting(tabBar: true), on: "iPhone X",
        with: ChatHandlers(
          load: { if frames { $0.layOutByFrames() } },
          show: { keyboard, chat in
            checks += 1
            #expect(chat.tabBar?.frame == Rect(x: 0, y: 729, width: 375, height: 83))
            #expect(chat.toolbar.frame == Rect(x: 0, y: 685, width: 375, height: 44))
            #expect(chat.toolbarContent.frame == Rect(x: 0, y: 0, width: 375, height: 44))
            #expect(chat.table.frame == Rect(x: 0, y: 88, width: 375, height: 597))
            #expect(chat.view.safeAreaInsets == Insets(top: 44, bottom: 83))
            #expect(chat.restingBottom == 729)
            #expect(chat.overlap(with: keyboard) == 253)
          }))
      #expect(checks == 1)
    }
  }

  @Test(arguments: [(83.0, 0.0), (82, 0), (84, 1)])
  func aKeyboardAsHighAsTheTabBarLiftsNothing(height: Double, lift: Double) throws {
    var overlaps: [Double] = []
    _ = try playChat(
      setting(tabBar: true), on: "iPhone X", keyboard: height,
      with: ChatHandlers(show: { overlaps.append($1.overlap(with: $0)) }))
    #expect(overlaps == [lift])
  }

  @Test(arguments: Lifting.allCases, ["iPhone 7", "iPhone X", "iPad 9.7"])
  func onATabBarTheBarEndsOnTheKeyboardAndComesBack(lifting: Lifting, device: String) throws {
    for orientation in Device.Orientation.allCases {
      let film = try playChat(
        setting(tabBar: true), on: device, held: orientation,
        events: [ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 1, .hideKeyboard)], until: 2,
        with: lifting.handlers)
      #expect(try film.room(at: 0.9) == 0)
      let bar = try #require(film.rect(of: .toolbar, at: .at(0.9)))
      #expect(bar.maxY == film.rect(of: .keyboard, at: .at(0.9))?.minY)
      #expect(film.rect(of: .toolbar, at: .at(2)) == film.rect(of: .toolbar, at: .before(0)))
      #expect(film.warnings.isEmpty)
    }
  }

  @Test func theTabBarIsInFrontOfTheViewAndStays() throws {
    let film = try playChat(setting(tabBar: true), on: "iPhone 7", with: Lifting.transform.handlers)
    let states = film.layers(at: 0.9)
    let names = states.map { film.layers[$0.index].name }
    let tabBar = try #require(names.firstIndex(of: "tab bar"))
    let toolbar = try #require(names.firstIndex(of: "toolbar"))
    #expect(toolbar < tabBar)
    #expect(states[tabBar].rect == Rect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test func aSheetHoldsTheViewAndItsBars() throws {
    var checks = 0
    _ = try playChat(
      setting(tabBar: true, .pageSheet), on: "iPhone X",
      with: ChatHandlers(show: { keyboard, chat in
        checks += 1
        #expect(chat.sheet?.frame == Rect(x: 0, y: 54, width: 375, height: 758))
        #expect(chat.view.frame == Rect(x: 0, y: 0, width: 375, height: 758))
        #expect(chat.navigationBar.frame == Rect(x: 0, y: 0, width: 375, height: 44))
        #expect(chat.tabBar?.frame == Rect(x: 0, y: 675, width: 375, height: 83))
        #expect(chat.overlap(with: keyboard) == 253)
        let inWindow = chat.view.convert(chat.view.bounds, to: nil)
        #expect(inWindow == Rect(x: 0, y: 54, width: 375, height: 758))
      }))
    #expect(checks == 1)
  }

  /// The sheet ends at 822 and the keyboard begins at 704, so that it covers, and moves the sheet by, 118 points.
  @Test func aFormSheetMovesWithTheKeyboardAndBack() throws {
    let film = try playChat(
      setting(.formSheet), on: "iPad 9.7",
      events: [ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 1, .hideKeyboard)], until: 2,
      with: ChatHandlers())
    func top(_ time: Double) throws -> Double {
      try #require(film.rect(of: .sheet, at: .at(time))).minY
    }
    #expect(try top(0) == 202)
    #expect(try top(0.9) == 84)
    #expect(try top(1.6) == 202)
    for time in [0.05, 0.1, 0.3, 1.1] {
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(time))).minY
      #expect(abs((1024 - keyboard) / 320 - (202 - (try top(time))) / 118) < 1e-6)
    }
  }

  /// A handler that is called inside the keyboard's block measures before the sheet has moved, and is wrong by that.
  @Test(arguments: Lifting.allCases)
  func measuringBeforeTheSheetMovedCountsItTwice(lifting: Lifting) throws {
    let early = try playChat(
      setting(.formSheet), on: "iPad 9.7", context: .inherited, with: lifting.handlers)
    #expect(try early.room(at: 0.9) == 118)
    let late = try playChat(setting(.formSheet), on: "iPad 9.7", with: lifting.handlers)
    #expect(try late.room(at: 0.9) == 0)
  }

  /// Measuring in a turn of its own is right in either context, and so is measuring once the keyboard has come.
  @Test(arguments: HandlerContext.allCases, [Device.Orientation.portrait, .landscapeRight])
  func measuringAfterTheSheetMovedIsRight(
    context: HandlerContext, orientation: Device.Orientation
  ) throws {
    func lift(_ keyboard: KeyboardNotification, _ chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbarBottom.constant = -chat.overlap(with: keyboard)
        chat.view.layoutIfNeeded()
      }
    }
    let queued = ChatHandlers(show: { keyboard, chat in
      chat.async { [unowned chat] in lift(keyboard, chat) }
    })
    for handlers in [queued, ChatHandlers(didShow: lift)] {
      let film = try playChat(
        setting(.formSheet), on: "iPad 9.7", held: orientation, context: context, until: 2,
        with: handlers)
      #expect(try film.room(at: 2) == 0)
    }
  }
}
