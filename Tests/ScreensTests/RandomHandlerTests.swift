import Screens
import TestSupport
import Testing

@testable import Stage

/// Handlers that do whatever an app may do to a screen, in any order and with any numbers.
///
/// They never trap, two plays give the same film, and what the film says of any layer at any time is what the plainest
/// sampling says: the last step, what is added to it then, and the way up through every superview.
struct RandomHandlerTests {
  /// A handler that picks what it does next.
  private final class AnyHandler: Approach {
    private var random: SeededGenerator
    private var animators: [PropertyAnimator] = []
    private var depth = 0
    /// What was done, to tell of a failure.
    private(set) var done: [String] = []

    init(seed: Int) { random = SeededGenerator(UInt64(seed)) }

    func viewDidLoad(_ chat: ChatScreen) {
      if Bool.random(using: &random) { chat.layOutByFrames() }
      if Int.random(in: 0..<4, using: &random) == 0 { chat.makeToolbarInputAccessory() }
      chat.table.keyboardDismissMode = KeyboardDismissMode.allCases.randomElement(using: &random)
      act(on: chat)
    }
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) { act(on: chat) }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) { act(on: chat) }
    func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) { act(on: chat) }
    func keyboardDidHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) { act(on: chat) }
    func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      act(on: chat)
    }
    func textDidChange(on chat: ChatScreen) { act(on: chat) }
    func messagesDidChange(on chat: ChatScreen) {
      chat.reload()
      act(on: chat)
    }
    func scrollViewWillBeginDragging(on chat: ChatScreen) { act(on: chat) }
    func scrollViewDidScroll(_ scrollView: ScrollView, on chat: ChatScreen) {
      if Int.random(in: 0..<40, using: &random) == 0 { act(on: chat) }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView, on chat: ChatScreen) {
      act(on: chat)
    }
    func viewDidLayoutSubviews(on chat: ChatScreen) {
      if Int.random(in: 0..<20, using: &random) == 0 { act(on: chat) }
    }
    func viewWillTransition(to size: Size, on chat: ChatScreen) { act(on: chat) }

    private func number(_ range: ClosedRange<Double>) -> Double {
      // Now and then a number that no app should pass.
      let odd: [Double] = [.nan, .infinity, -1, 0, 1e9, -.infinity]
      return Int.random(in: 0..<25, using: &random) == 0
        ? odd[Int.random(in: odd.indices, using: &random)]
        : Double.random(in: range, using: &random)
    }

    private var duration: Double { number(0...0.8) }
    private var delay: Double { number(0...0.3) }

    private var options: AnimationOptions {
      let all: [AnimationOptions] = [
        .beginFromCurrentState, .repeat, .autoreverse, .overrideInheritedDuration,
        .overrideInheritedCurve, .overrideInheritedOptions, .layoutSubviews,
        AnimationOptions(rawValue: UInt(Int.random(in: 0...7, using: &random)) << 16),
      ]
      return all.reduce(into: []) { options, option in
        if Int.random(in: 0..<4, using: &random) == 0 { options.formUnion(option) }
      }
    }

    private func view(of chat: ChatScreen) -> View {
      let views = [chat.toolbar, chat.table, chat.view, chat.toolbarContent, chat.navigationBar]
      return views[Int.random(in: views.indices, using: &random)]
    }

    private func act(on chat: ChatScreen) {
      // What acts when something happens, and makes it happen, would go on for ever.
      guard depth < 4, done.count < 400 else { return }
      depth += 1
      for _ in 0..<Int.random(in: 1...3, using: &random) { step(on: chat) }
      depth -= 1
    }

    private func step(on chat: ChatScreen) {
      let kind = Int.random(in: 0..<38, using: &random)
      done.append("\(kind)")
      let inner = { [unowned self, unowned chat] in act(on: chat) }
      let ended: ((Bool) -> Void)? =
        Bool.random(using: &random) ? { [unowned self, unowned chat] _ in act(on: chat) } : nil
      switch kind {
      case 0, 1, 2:
        chat.animate(
          withDuration: duration, delay: delay, options: options, animations: inner,
          completion: ended)
      case 3:
        chat.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: number(0...1.2),
          initialSpringVelocity: number(-20...20), options: options, animations: inner,
          completion: ended)
      case 4:
        chat.animate(
          springDuration: duration, bounce: number(-0.9...0.9),
          initialSpringVelocity: number(-5...5), delay: delay, options: options,
          animations: inner, completion: ended)
      case 5:
        let mode = UInt(Int.random(in: 0...4, using: &random)) << 10
        chat.animateKeyframes(
          withDuration: duration, delay: delay, options: KeyframeOptions(rawValue: mode),
          animations: { [unowned self, unowned chat] in
            for _ in 0..<3 {
              chat.addKeyframe(
                withRelativeStartTime: number(0...1), relativeDuration: number(0...1),
                animations: { act(on: chat) })
            }
          }, completion: ended)
      case 6:
        chat.beginAnimations(nil)
        chat.setAnimationDuration(duration)
        chat.setAnimationCurve(AnimationCurve(rawValue: 7))
        act(on: chat)
        if Int.random(in: 0..<5, using: &random) > 0 { chat.commitAnimations() }
      case 7: chat.commitAnimations()
      case 8, 9:
        let animator =
          Bool.random(using: &random)
          ? PropertyAnimator(on: chat, duration: duration, curve: .easeOut, animations: inner)
          : PropertyAnimator(
            on: chat, duration: duration, dampingRatio: number(0.1...1), animations: inner)
        animator.startAnimation(afterDelay: delay)
        animators.append(animator)
      case 10, 11:
        guard let animator = animators.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<8, using: &random) {
        case 6, 7:
          animator.pauseAnimation()
          animator.continueAnimation(
            withTimingParameters: Bool.random(using: &random)
              ? SpringTimingParameters(
                dampingRatio: number(0.1...1), initialVelocity: Point(x: 0, y: number(-5...5)))
              : nil, durationFactor: number(0...2))
        case 0: animator.pauseAnimation()
        case 1: animator.fractionComplete = number(0...1)
        case 2: animator.isReversed.toggle()
        case 3: animator.stopAnimation(Bool.random(using: &random))
        case 4: animator.finishAnimation(at: .current)
        default: animator.startAnimation()
        }
      case 12:
        chat.transaction.begin()
        chat.transaction.setDisableActions(Bool.random(using: &random))
        act(on: chat)
        chat.transaction.commit()
      case 13: chat.performWithoutAnimation(inner)
      case 14: chat.async(inner)
      case 15: chat.asyncAfter(number(0...0.5), inner)
      case 16: chat.afterTicks(Int.random(in: 1...5, using: &random), inner)
      case 17: view(of: chat).transform = .translation(x: number(-50...50), y: number(-400...100))
      case 18:
        view(of: chat).transform = Transform(
          translation: Point(x: 0, y: number(-50...50)),
          scale: Size(width: 1, height: Bool.random(using: &random) ? -1 : number(0.2...1.5)))
      case 19: view(of: chat).frame.origin.y = number(-100...600)
      case 20: view(of: chat).bounds.size.height = number(0...600)
      case 21: view(of: chat).alpha = number(0...1)
      case 22: view(of: chat).center.y = number(-100...700)
      case 23: chat.toolbarBottom.constant = number(-400...10)
      case 24: chat.toolbarHeight.constant = number(0...200)
      case 25: chat.view.layoutIfNeeded()
      case 26: view(of: chat).setNeedsLayout()
      case 27: chat.table.contentInset.bottom = number(-50...500)
      case 28: chat.table.contentOffset.y = number(-100...1000)
      case 29:
        chat.table.setContentOffset(
          Point(x: 0, y: number(-100...1000)), animated: Bool.random(using: &random))
      case 30:
        chat.table.scrollRectToVisible(
          Rect(x: 0, y: number(0...1000), width: 10, height: number(0...400)), animated: true)
      case 31:
        chat.table.scrollToRow(
          Int.random(in: -1...12, using: &random),
          at: Table.ScrollPosition.allCases.randomElement(using: &random) ?? .bottom,
          animated: Bool.random(using: &random))
      case 32: chat.view.endEditing(true)
      case 33: chat.animationsAreEnabled.toggle()
      case 34: chat.view.additionalSafeAreaInsets.bottom = number(0...60)
      case 35:
        let transition = AnimationOptions(
          rawValue: UInt(Int.random(in: 0...7, using: &random)) << 20)
        chat.transition(
          with: view(of: chat), duration: duration,
          options: options.union(transition).union(
            Bool.random(using: &random) ? .allowAnimatedContent : []),
          animations: inner, completion: ended)
      case 36: chat.transaction.setCompletionBlock(inner)
      default: _ = view(of: chat).convert(chat.table.frame, to: nil)
      }
    }
  }

  private static func script(_ seed: Int) throws -> Script {
    var random = SeededGenerator(UInt64(seed + 1000))
    let devices = ["iPhone 7", "iPhone 14 Pro", "iPad 9.7"]
    let device = try #require(Device(named: devices[seed % devices.count]))
    let systems = [6, 7, 8, 18, 26].compactMap { SystemVersion(major: $0) }
    let finger = FingerPath(
      [
        FingerPath.Touch(time: 0, y: 200),
        FingerPath.Touch(time: 0.3, y: Double.random(in: 100...650, using: &random)),
      ], release: Bool.random(using: &random) ? .cancel : .dismiss)
    let kinds: [ScriptEvent.Action] = [
      .hideKeyboard, .showKeyboard(height: 300), .scroll(by: 300), .scroll(by: -200),
      .finger(finger), .rotate(.landscapeRight), .rotate(.portrait), .push(), .type(lines: 3),
      .send("Hello there"), .receive("What a long answer that is, over lines"),
      .enterBackground, .enterForeground, .moveKeyboard(.floating),
    ]
    let events = (1...6).map { index in
      ScriptEvent(
        at: Double(index) * 0.3, kinds[Int.random(in: kinds.indices, using: &random)])
    }
    return Script(
      device: device, keyboard: KeyboardSetting(height: device.keyboardHeight),
      context: seed % 2 == 0 ? .inherited : .deferred,
      system: systems[seed % systems.count],
      events: [ScriptEvent(at: 0, .showKeyboard())] + events, until: 2.5)
  }

  private static func film(_ seed: Int, mending: Mending = []) throws(PlayError) -> Film {
    guard let script = try? script(seed) else {
      throw .outOfRange("a device", allowed: "a preset")
    }
    let setting = ChatSetting(messages: Message.conversation(count: 8))
    return try script.play(AnyHandler(seed: seed), named: "any", mending: mending) {
      ChatScreen(setting, in: $0)
    }
  }

  /// The film; nil where the handler goes on for ever, or makes more than a play may.
  private static func filmThatEnds(_ seed: Int) throws -> Film? {
    let result = Result { () throws(PlayError) in try film(seed) }
    if case .failure(let error) = result {
      switch error {
      case .tooMuch, .tooManyTurns, .tooManyTicks: return nil
      case .outOfRange, .otherScreen, .missingView, .died: throw error
      }
    }
    return try result.get()
  }

  /// A number of a layer by its track's steps and additions alone.
  private func value(_ number: AnimatableValue, of film: Film, at time: Double) -> Double {
    guard case .moving(let index) = number else {
      if case .still(let value) = number { return value }
      return .nan
    }
    let track = film.tracks.all[index]
    var value = track.initial
    for step in track.steps where step.time <= time { value = step.value }
    for addition in track.additions
    where addition.begin <= time && time < addition.end && time < addition.removed {
      let share = addition.clock.map { 1 - film.clocks[$0].progress(at: time) } ?? 1
      value += addition.amount * share
    }
    return value
  }

  /// Where a layer lies on the screen, through every superview, however still it is.
  private func rect(of layer: Int, in film: Film, at time: Double) -> Rect {
    func number(_ property: Property, _ layer: Int) -> Double {
      value(film.layers[layer][property], of: film, at: time)
    }
    func bounds(_ layer: Int) -> Rect {
      Rect(
        x: number(.originX, layer), y: number(.originY, layer), width: number(.width, layer),
        height: number(.height, layer))
    }
    var rect = bounds(layer)
    var current: Int? = layer
    while let index = current {
      let own = bounds(index)
      let scale = (x: number(.scaleX, index), y: number(.scaleY, index))
      let x =
        (rect.minX - own.midX) * scale.x + number(.centerX, index) + number(.translationX, index)
      let y =
        (rect.minY - own.midY) * scale.y + number(.centerY, index) + number(.translationY, index)
      let (width, height) = (rect.width * scale.x, rect.height * scale.y)
      rect = Rect(
        x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
      current = film.layers[index].parent
    }
    return rect
  }

  @Test(arguments: 0..<60) func whateverAHandlerDoesTheFilmIsWhatItSays(seed: Int) throws {
    // What never ends is told, and no film.
    guard let film = try RandomHandlerTests.filmThatEnds(seed) else { return }
    // Equal but for the numbers in the log that are none, and equal to nothing.
    let again = try #require(try RandomHandlerTests.filmThatEnds(seed))
    #expect(again.tracks == film.tracks && again.clocks == film.clocks)
    #expect(again.layers == film.layers && again.warnings == film.warnings)
    #expect(again.log.count == film.log.count)
    var random = SeededGenerator(UInt64(seed + 5000))
    let times =
      [0, film.duration] + (0..<6).map { _ in Double.random(in: 0...2.5, using: &random) }
    for time in times {
      let states = film.layers(at: time)
      #expect(!states.isEmpty)
      for state in states {
        let expected = rect(of: state.index, in: film, at: time)
        // Edges are kept to 2⁻²⁰ pt, and what is large to as many digits.
        let size = max(
          abs(expected.minX), abs(expected.minY), expected.width, expected.height, 1)
        let tolerance = 1e-5 * size
        let name = film.layers[state.index].name
        #expect(abs(state.rect.minX - expected.minX) <= tolerance, "\(name) at \(time)")
        #expect(abs(state.rect.minY - expected.minY) <= tolerance, "\(name) at \(time)")
        #expect(abs(state.rect.maxX - expected.maxX) <= tolerance, "\(name) at \(time)")
        #expect(abs(state.rect.maxY - expected.maxY) <= tolerance, "\(name) at \(time)")
        #expect(state.rect.width >= 0 && state.rect.height >= 0)
        #expect(state.alpha > 0 && state.alpha.isFinite, "\(name) at \(time)")
      }
    }
  }

  /// Mended plays of them do not trap either.
  @Test(arguments: 0..<20) func fixedTheyEnd(seed: Int) {
    for mending in Mending.allCases { _ = try? RandomHandlerTests.film(seed, mending: mending) }
  }
}
