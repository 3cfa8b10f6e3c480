import Basics
import Easing
import Stage

extension Film {
  /// A picture's assumptions in one line: device, keyboard, these contexts, frame rate, and the owner's settings.
  fileprivate func setting(_ contexts: [HandlerContext], _ devices: [String], _ keyboards: [String])
    -> String
  {
    ([
      devices.listed, keyboards.listed,
      "\(contexts.map(\.rawValue).listed) handlers",
      "\(framesPerSecond.shortest) fps",
    ] + settings.chosen + (crossFades ? ["cross-fade"] : [])).joined(separator: "  ·  ")
  }

  fileprivate var deviceSetting: String {
    let turned =
      switch device.orientation {
      case .portrait: ""
      case .portraitUpsideDown: ", upside down"
      case .landscapeRight: ", landscape"
      case .landscapeLeft: ", landscape, home button left"
      }
    return device.name + turned + window.words
  }

  /// The kind of keyboard, its height, and the systems whose keyboard moves as it does.
  fileprivate var keyboardSetting: String { "\(keyboardAndHeight) (\(keyboardSystems))" }

  private var keyboardSystems: String {
    switch KeyboardMotion(name: keyboardProfile) {
    case .legacy: "iOS 4–6"
    case .ios7: "iOS 7–18"
    case .ios26: "iOS 26"
    default: keyboardProfile
    }
  }

  private var keyboardAndHeight: String {
    let height = "\(keyboardHeight.shortest) pt"
    guard let layer = landmarks[.keyboard]?.last, case .keyboard(let face) = layers[layer].contents
    else { return "keyboard \(height)" }
    if face.isHardware { return "hardware keyboard, \(height) with its keys" }
    let neverDocks = keyboardSpans.isEmpty && !undockedSpans.isEmpty
    return neverDocks && face.position == .floating ? "floating keyboard" : "keyboard \(height)"
  }
}

extension [Film] {
  /// A picture's assumptions in one line, as for each film; empty without films.
  var setting: String {
    first?.setting(contexts, each(\.deviceSetting), each(\.keyboardSetting)) ?? ""
  }

  /// A value of each film, each once, in order.
  private func each<Value: Equatable>(_ value: (Film) -> Value) -> [Value] {
    reduce(into: []) { found, film in
      if !found.contains(value(film)) { found.append(value(film)) }
    }
  }

  /// How their handlers were called, each context once.
  var contexts: [HandlerContext] { each(\.context) }
}

extension AppWindow {
  /// After a device's name; nothing for a window that fills the screen.
  fileprivate var words: String {
    switch self {
    case .place(.full): ""
    case .place(.half): ", left half of a Split View"
    case .place(.rightHalf): ", right half of a Split View"
    case .place(.twoThirds): ", two thirds of a Split View"
    case .place(.third): ", a third of a Split View"
    case .place(.slideOver): ", Slide Over"
    case .place(.stage): ", a window of Stage Manager"
    case .frame(let frame):
      ", a window of \(frame.size) pt at (\(frame.minX.shortest), \(frame.minY.shortest))"
    }
  }
}

extension [String] {
  /// “a”, “a and b”, “a, b and c”.
  fileprivate var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
