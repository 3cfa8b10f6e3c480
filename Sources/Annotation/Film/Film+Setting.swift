import Basics
import Stage

extension Film {
  /// A picture's assumptions in one line: device, keyboard, these contexts, frame rate, and the owner's settings.
  fileprivate func setting(_ contexts: [HandlerContext]) -> String {
    let turned =
      switch device.orientation {
      case .portrait: ""
      case .portraitUpsideDown: ", upside down"
      case .landscapeRight: ", landscape"
      case .landscapeLeft: ", landscape, home button left"
      }
    return
      ([
        device.name + turned + window.words, "\(keyboardSetting) (\(keyboardProfile))",
        "\(contexts.map(\.rawValue).joined(separator: " and ")) handlers",
        "\(framesPerSecond.shortest) fps",
      ] + settings.chosen + (crossFades ? ["cross-fade"] : [])).joined(separator: "  ·  ")
  }

  /// The kind of keyboard and its height.
  private var keyboardSetting: String {
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
  var setting: String { first?.setting(contexts) ?? "" }

  /// How their handlers were called, each context once.
  var contexts: [HandlerContext] {
    reduce(into: []) { found, film in
      if !found.contains(film.context) { found.append(film.context) }
    }
  }
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
