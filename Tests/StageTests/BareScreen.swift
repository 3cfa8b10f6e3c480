import Stage
import Testing

/// A screen of a root view and a bar 44 points high at its bottom, laid out by constraints or by frame, and behind it,
/// where a finger needs one, a list.
final class BareScreen: AppScreen {
  unowned let simulation: Simulation
  let view: View
  let bar: View
  let content: View
  let barBottom: Constraint
  let list: ScrollView?

  init(in simulation: Simulation, byConstraints: Bool = true, hasList: Bool = false) {
    self.simulation = simulation
    view = View("view", in: simulation)
    bar = View("bar", in: simulation)
    content = View("content", in: simulation)
    list = hasList ? ScrollView("list", in: simulation) : nil
    view.frame = Rect(origin: .zero, size: simulation.device.size)
    simulation.window.addSubview(view)
    if let list {
      view.addSubview(list)
      list.frame = view.bounds
      list.contentSize = Size(width: view.bounds.width, height: 2000)
    }
    view.addSubview(bar)
    bar.addSubview(content)
    barBottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let size = view.bounds.size
    if byConstraints {
      bar.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate([
        bar.leftAnchor.constraint(equalTo: view.leftAnchor),
        bar.rightAnchor.constraint(equalTo: view.rightAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44), barBottom,
      ])
    } else {
      bar.frame = Rect(x: 0, y: size.height - 44, width: size.width, height: 44)
    }
    content.frame = Rect(x: 0, y: 0, width: size.width, height: 44)
  }

  var landmarks: [Landmark: View] { [.toolbar: bar, .toolbarContent: content] }
  var scrollView: ScrollView? { list }
}

/// Handlers as closures.
struct Handlers: Approach {
  var load: (BareScreen) -> Void = { _ in }
  var show: (KeyboardNotification, BareScreen) -> Void = { _, _ in }
  var hide: (KeyboardNotification, BareScreen) -> Void = { _, _ in }
  var other: (KeyboardNotification, BareScreen) -> Void = { _, _ in }

  func viewDidLoad(_ screen: BareScreen) { load(screen) }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: BareScreen) {
    show(keyboard, screen)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: BareScreen) {
    hide(keyboard, screen)
  }

  func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: BareScreen) {
    other(keyboard, screen)
  }

  func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: BareScreen) {
    other(keyboard, screen)
  }

  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on screen: BareScreen) {
    other(keyboard, screen)
  }

  func keyboardDidChangeFrame(_ keyboard: KeyboardNotification, on screen: BareScreen) {
    other(keyboard, screen)
  }
}

/// A phone of 375×667 points at 2×.
func testDevice() throws -> Device {
  try #require(Device(named: "iPhone 7"))
}

/// A script with a keyboard 336 points high that is shown at 0 and, where a time is given, hidden.
func testScript(
  hideAt: Double? = nil, context: HandlerContext = .deferred, composition: Composition = .additive,
  motion: KeyboardMotion = .ios7, until: Double = 2, framesPerSecond: Double = 60
) throws -> Script {
  var events = [ScriptEvent(at: 0, .showKeyboard())]
  if let hideAt { events.append(ScriptEvent(at: hideAt, .hideKeyboard)) }
  return Script(
    device: try testDevice(), keyboard: KeyboardSetting(motion: motion, height: 336),
    context: context, system: composition == .replacing ? .ios7 : .ios18, events: events,
    until: until,
    framesPerSecond: framesPerSecond)
}

extension Script {
  /// Plays closures on a bare screen, with a list for a finger to drag where there is one.
  func play(byConstraints: Bool = true, _ handlers: Handlers) throws -> Film {
    let hasFinger = events.contains { event in
      if case .finger = event.action { true } else { false }
    }
    return try play(handlers, named: "test") {
      BareScreen(in: $0, byConstraints: byConstraints, hasList: hasFinger)
    }
  }
}

extension Film {
  /// The top edge of a layer by name at a time.
  func top(of name: String, at time: Double) throws -> Double {
    let index = try #require(layers.firstIndex { $0.name == name })
    return try #require(rect(of: index, at: .at(time))).minY
  }
}
