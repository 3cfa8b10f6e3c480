import Stage
import Testing

/// The cursor as handlers move it, and what a scroll view does for it.
struct ResponderTests {
  /// A scroll view over the whole screen, 375 × 667, with three fields in it.
  private final class FieldScreen: AppScreen {
    unowned let simulation: Simulation
    let view: View
    let scroll: ScrollView
    let high, low: Field
    let text: Field

    init(in simulation: Simulation) {
      self.simulation = simulation
      view = View("view", in: simulation)
      scroll = ScrollView("scroll", in: simulation)
      high = Field("high", .text, in: simulation)
      low = Field("low", .text, in: simulation)
      text = Field("text", .textView, in: simulation)
      view.frame = Rect(origin: .zero, size: simulation.device.size)
      simulation.window.addSubview(view)
      view.addSubview(scroll)
      scroll.frame = view.bounds
      scroll.contentSize = Size(width: 375, height: 800)
      for (field, y) in [(high, 50.0), (low, 600), (text, 600)] {
        scroll.addSubview(field)
        field.frame = Rect(x: 20, y: y, width: 300, height: 40)
      }
    }

    var landmarks: [Landmark: View] { [:] }
    func field(named name: String) -> View? {
      [high, low, text].first { $0.name == name }
    }
  }

  private final class Heard: Approach {
    var names: [String] = []
    var load: (FieldScreen) -> Void = { _ in }
    var show: (KeyboardNotification, FieldScreen) -> Void = { _, _ in }
    var hide: (KeyboardNotification, FieldScreen) -> Void = { _, _ in }
    var began: (FieldScreen) -> Void = { _ in }

    func viewDidLoad(_ screen: FieldScreen) { load(screen) }
    func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: FieldScreen) {
      names.append("show")
      show(keyboard, screen)
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: FieldScreen) {
      names.append("hide")
      hide(keyboard, screen)
    }
    func textDidBeginEditing(_ field: View, on screen: FieldScreen) {
      names.append("began \(field.name)")
      began(screen)
    }
    func textDidEndEditing(_ field: View, on screen: FieldScreen) {
      names.append("ended \(field.name)")
    }
  }

  private func play(
    _ heard: Heard, _ events: [ScriptEvent], context: HandlerContext = .deferred
  ) throws -> Film {
    var script = try testScript(context: context, until: 3)
    script.events = events
    return try script.play(heard, named: "heard") { FieldScreen(in: $0) }
  }

  private func focus(_ name: String, at time: Double = 0) -> ScriptEvent {
    ScriptEvent(at: time, .focus(name))
  }

  /// The bottom of a field on the screen.
  private func bottom(of name: String, in film: Film, at time: Double) throws -> Double {
    try film.top(of: name, at: time) + 40
  }

  // MARK: Scroll views

  private func insets(_ heard: Heard) {
    heard.show = { keyboard, screen in screen.scroll.contentInset.bottom = keyboard.frameEnd.height
    }
    heard.hide = { _, screen in screen.scroll.contentInset.bottom = 0 }
  }

  /// splinter.com.au, 2014-09-08: the handler sets the inset, and UIKit scrolls until the field is seen; the keyboard's
  /// top is at 331 here.
  @Test(arguments: [HandlerContext.deferred, .inherited])
  func aFieldIsScrolledAboveTheInset(context: HandlerContext) throws {
    let heard = Heard()
    insets(heard)
    let film = try play(
      heard, [focus("low"), ScriptEvent(at: 1.5, .hideKeyboard)], context: context)
    #expect(try bottom(of: "low", in: film, at: 0) == 640)
    #expect(try bottom(of: "low", in: film, at: 1.4) == 331)
    // On a clock of its own, not the keyboard's: it is there after 0.3 s.
    #expect(try bottom(of: "low", in: film, at: 0.29) > 331)
    #expect(try bottom(of: "low", in: film, at: 0.31) == 331)
  }

  @Test func aFieldThatIsSeenIsLeftAlone() throws {
    let heard = Heard()
    insets(heard)
    let film = try play(heard, [focus("high")])
    #expect(try film.top(of: "high", at: 1) == 50)
  }

  /// Nothing tells the scroll view of a keyboard but its insets.
  @Test func withoutAnInsetItStaysBehindTheKeyboard() throws {
    let film = try play(Heard(), [focus("low")])
    #expect(try bottom(of: "low", in: film, at: 1) == 640)
  }

  @Test func theNextFieldIsShownToo() throws {
    let heard = Heard()
    insets(heard)
    let film = try play(heard, [focus("high"), focus("low", at: 1)])
    #expect(try bottom(of: "low", in: film, at: 0.9) == 640)
    #expect(try bottom(of: "low", in: film, at: 1.9) == 331)
  }

  /// A `UITextView` does not scroll what lies around it.
  @Test func aTextViewIsNot() throws {
    let heard = Heard()
    insets(heard)
    let film = try play(heard, [focus("text")])
    #expect(try bottom(of: "text", in: film, at: 1) == 640)
  }

  // MARK: From handlers

  @Test(arguments: [HandlerContext.deferred, .inherited])
  func becomingAndResigningGoTheWayOfTheScript(context: HandlerContext) throws {
    let scripted = Heard()
    let events = [focus("high", at: 0.5), focus("low", at: 1), ScriptEvent(at: 2, .hideKeyboard)]
    let film = try play(scripted, events, context: context)
    let called = Heard()
    called.load = { screen in
      #expect(!screen.high.isFirstResponder)
      screen.asyncAfter(0.5) { [unowned screen] in
        #expect(screen.high.becomeFirstResponder() && screen.high.isFirstResponder)
        #expect(!screen.view.becomeFirstResponder())
      }
      screen.asyncAfter(1) { [unowned screen] in screen.low.becomeFirstResponder() }
      screen.asyncAfter(2) { [unowned screen] in
        #expect(screen.high.resignFirstResponder())
        #expect(screen.low.isFirstResponder)
        #expect(!screen.high.endEditing(true) && screen.view.endEditing(true))
        #expect(!screen.low.isFirstResponder && !screen.view.endEditing(true))
      }
    }
    let other = try play(called, [], context: context)
    #expect(called.names == scripted.names && called.names.contains("hide"))
    for time in (0..<film.frameCount).map(film.time(ofFrame:)) {
      #expect(film.rect(of: .keyboard, at: .at(time)) == other.rect(of: .keyboard, at: .at(time)))
    }
    #expect(other.warnings.isEmpty)
  }

  /// The keyboard's hide is announced, then the field ends editing.
  ///
  /// Inside that announcement the field still has the cursor; what is dispatched finds none. Source: Apple,
  /// `UITextFieldDelegate`, steps 5 to 7.
  @Test(arguments: [HandlerContext.deferred, .inherited])
  func aHideIsAnnouncedBeforeTheFieldEndsEditing(context: HandlerContext) throws {
    let heard = Heard()
    var hadCursor: [Bool] = []
    heard.hide = { _, screen in hadCursor.append(screen.low.isFirstResponder) }
    _ = try play(heard, [focus("low"), ScriptEvent(at: 1, .hideKeyboard)], context: context)
    #expect(hadCursor == [context == .inherited])
    let end = context == .inherited ? ["hide", "ended low"] : ["ended low", "hide"]
    #expect(heard.names == ["began low", "show"] + end)
  }

  /// No hide is announced as the cursor moves on.
  @Test(arguments: [HandlerContext.deferred, .inherited])
  func betweenFieldsNothingHides(context: HandlerContext) throws {
    let heard = Heard()
    _ = try play(heard, [focus("high"), focus("low", at: 1)], context: context)
    #expect(heard.names == ["began high", "show", "ended high", "began low", "show"])
  }

  /// A handler of the hide that moves the cursor, or takes it away itself, ends the old field's editing once.
  @Test func aHandlerOfTheHideMayMoveTheCursor() throws {
    for moves in [true, false] {
      let heard = Heard()
      heard.hide = { _, screen in
        if moves { screen.high.becomeFirstResponder() } else { screen.view.endEditing(true) }
      }
      _ = try play(heard, [focus("low"), ScriptEvent(at: 1, .hideKeyboard)], context: .inherited)
      #expect(heard.names.filter { $0 == "ended low" }.count == 1)
      #expect(heard.names.last == (moves ? "show" : "ended low"))
    }
  }

  /// The keyboard of an app beside this one takes the cursor with it, before it is told; one that is not on this screen, or
  /// is said to be this app's, leaves it.
  @Test func theKeyboardOfTheOtherAppTakesTheCursor() throws {
    for (window, isLocal) in [
      (AppWindow.place(.half), false), (.place(.half), true), (.full, false),
    ] {
      let heard = Heard()
      let device = try #require(Device(named: "iPad Pro 13 (M4)"))
      var script = Script(
        device: device, keyboard: KeyboardSetting(height: 400), context: .inherited,
        events: [
          focus("high"),
          ScriptEvent(at: 1, .otherKeyboard(OtherKeyboard(isShown: true, isLocal: isLocal))),
          ScriptEvent(at: 2, .otherKeyboard(OtherKeyboard(isShown: false))),
        ], until: 3)
      script.window = window
      _ = try script.play(heard, named: "heard") { FieldScreen(in: $0) }
      let ended = window != .full && !isLocal ? ["ended high"] : []
      #expect(heard.names == ["began high", "show"] + ended + ["show", "hide"])
    }
  }

  /// Before time begins there is nothing to animate: the field has the cursor from the film's start.
  @Test func aFieldOfViewDidLoadBeginsWithTheFilm() throws {
    let heard = Heard()
    heard.load = { #expect($0.low.becomeFirstResponder()) }
    let film = try play(heard, [])
    #expect(heard.names == ["began low", "show"])
    #expect(film.showsKeyboard(at: 1))
  }

  @Test func handlersThatMoveTheCursorForEverOnlyWarn() throws {
    let heard = Heard()
    heard.began = { screen in
      (screen.high.isFirstResponder ? screen.low : screen.high).becomeFirstResponder()
    }
    let film = try play(heard, [focus("high")], context: .inherited)
    #expect(film.warnings.contains { $0.text.contains("move the cursor endlessly") })
  }

  // MARK: The tree

  @Test func windowsDescendantsAndPoints() throws {
    let heard = Heard()
    heard.load = { screen in
      #expect(screen.low.window === screen.simulation.window)
      #expect(screen.low.isDescendant(of: screen.view) && screen.low.isDescendant(of: screen.low))
      #expect(!screen.view.isDescendant(of: screen.low))
      screen.scroll.contentOffset.y = 100
      let point = Point(x: 1, y: 2)
      #expect(screen.low.convert(point, to: nil) == Point(x: 21, y: 502))
      #expect(screen.low.convert(point, to: screen.scroll) == Point(x: 21, y: 602))
      #expect(screen.low.convert(Point(x: 21, y: 502), from: nil) == point)
      #expect(screen.view.convert(point, from: screen.low) == Point(x: 21, y: 502))
      screen.scroll.removeFromSuperview()
      #expect(screen.low.window == nil && !screen.low.becomeFirstResponder())
      screen.view.addSubview(screen.scroll)
    }
    _ = try play(heard, [])
  }
}
