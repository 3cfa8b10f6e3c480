/// How one recording is made: everything that its seed decides, so that the same recipe makes the same recording.
struct Recipe: Sendable, Codable {
  /// A row of the table: what is most wrong with the recording.
  enum Kind: String, Sendable, Codable, CaseIterable {
    /// Video with a pixel a point or more and 25 frames a second or more, with nothing around the screen.
    case video
    /// Less than a pixel a point.
    case small
    /// A simulator's body, a window, a page or black bars around the screen.
    case framed
    /// Frames that are missing, doubled or torn, and rates that vary.
    case uneven
    /// A rate that the display's is no multiple of, so that times are off by up to a frame.
    case converted
    /// 10 to 20 frames a second.
    case slow
    /// Dithered GIFs of 15 to 25 frames a second.
    case gif
    /// APNG, WebP and folders of PNG.
    case pictures
    /// Keyboards with other keys.
    case keys
    /// Interrupted shows, changes of height, a finger, cross-fades, growing bars, forms.
    case scripts
  }

  /// What happens.
  enum Play: String, Sendable, Codable {
    /// The keyboard comes and goes.
    case once
    /// It turns round on its way, and comes again.
    case interrupted
    /// It grows while it is shown.
    case heights
    /// A finger drags it down.
    case finger
    /// It fades in its place.
    case fade
    /// The bar grows with its text.
    case grows
    /// A message comes in the middle of the show.
    case message
    /// A form, whose field is lifted.
    case form
  }

  /// How frames get into the recording.
  enum Rate: Sendable, Codable {
    /// So many a second, each with a picture of its own.
    case even(Double)
    /// So many a second of a display of 60.
    case converted(Double)
    /// Those of a display of 60 that show something new, up to so many seconds late.
    case changes(jitter: Double)
  }

  /// How it is stored.
  enum Format: Sendable, Codable {
    case h264(crf: Int)
    case hevc(crf: Int)
    case vp9(crf: Int)
    case gif(colours: Int, dither: String)
    case apng
    case webp
    case folder

    /// How the file's name ends; empty for a folder.
    var ending: String {
      switch self {
      case .h264, .hevc: ".mp4"
      case .vp9: ".webm"
      case .gif: ".gif"
      case .apng: ".png"
      case .webp: ".webp"
      case .folder: ""
      }
    }
  }

  var name: String
  var kind: Kind
  var seed: UInt64
  var device: String
  /// The keyboard's motion, as scenario files call it.
  var profile: String
  var isDark = false
  var messages = 6
  var bar: BarWay
  var play = Play.once
  var rate = Rate.even(60)
  /// The recording's pixels a point.
  var scale = 1.0
  var format = Format.h264(crf: 23)
  /// Shares of frames that are missing, doubled and torn.
  var missing = 0.0
  var doubled = 0.0
  var torn = 0.0
  /// The strength of noise, in steps of brightness.
  var noise = 0
  /// How far the stored picture is turned, in degrees; players turn it back.
  var rotation = 0
  var surroundings = Surroundings.none
  var keys = KeyLayer.Layout.drawn
  /// Whether a tap is shown, and whether a banner comes down.
  var showsTap = false
  var showsBanner = false
  /// Whether the reader is told the device's name.
  var isAided = true

  /// The display's frames a second.
  var display: Double {
    if case .even(let rate) = rate { return rate }
    return 60
  }

  /// When what happens, in seconds.
  var script: [ScriptedEvent] {
    let show = ScriptedEvent(time: 0.5, kind: .show, text: "keyboard: show")
    func hide(_ time: Double) -> ScriptedEvent {
      ScriptedEvent(time: time, kind: .hide, text: "keyboard: hide")
    }
    let end = 1.45 + bar.after
    switch play {
    case .once, .fade: return [show, hide(end)]
    case .message:
      return [
        show, ScriptedEvent(time: 0.62, text: "receive: \"One more thing\""), hide(end),
      ]
    case .interrupted:
      return [
        show, hide(0.66), ScriptedEvent(time: 1.5, kind: .show, text: "keyboard: show"),
      ]
    case .heights:
      return [
        show, ScriptedEvent(time: 1.3, kind: .change, text: "keyboard: show, height: 346"),
        hide(2.2),
      ]
    case .finger:
      return [
        show,
        ScriptedEvent(time: 1.3, kind: .hide, isFree: true, text: "finger: [[0, 400], [0.5, 820]]"),
      ]
    case .grows: return [show, ScriptedEvent(time: 1.2, text: "type: 3"), hide(2)]
    case .form:
      return [ScriptedEvent(time: 0.5, kind: .show, text: "focus: notes"), hide(end)]
    }
  }

  /// The film's length, in seconds.
  var length: Double { (script.last?.time ?? 0) + 1 + bar.after }

  /// The scenario file.
  var scenario: String {
    var keyboard = ["profile: \(profile)"]
    if play == .fade { keyboard.append("transition: cross-fade") }
    if play == .heights { keyboard.append("height: 300") }
    let content =
      play == .form
      ? """
      form:
        title: Delivery
        fields:
          - {name: street, label: Street and number, text: 12 Harbour Road}
          - {name: notes, kind: textView, placeholder: Ring twice, y: 420}
          - {button: Continue}
      """ : "messages: \(messages)"
    let lines = [
      "name: film", "device: \(device)", "keyboard: {\(keyboard.joined(separator: ", "))}", content,
      bar.setting, "events:",
    ]
    return
      (lines.compactMap { $0 } + script.map { "  - {at: \($0.time), \($0.text)}" } + [
        "until: \(length)", "fps: \(display)", "approaches: [\(bar.approach)]", "",
      ]).joined(separator: "\n")
  }
}

/// Something that happens in a film, at a time in seconds.
struct ScriptedEvent: Sendable, Codable {
  enum Kind: String, Sendable, Codable { case show, hide, change }

  var time: Double
  /// What the keyboard does; nil where it is not the keyboard that does something.
  var kind: Kind?
  /// Whether something else than a curve moves it: a finger.
  var isFree = false
  /// The event in a scenario file, without its time.
  var text: String
}
