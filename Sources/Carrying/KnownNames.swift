/// The names that a carried file finds in the model and in Swift's own modules, whatever type has them.
enum KnownNames {
  static let all = model.union(set(systemText))
  static let model = set(modelText)

  private static func set(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// A name's use on the screen, by its spelling.
  enum Use: String, CaseIterable {
    case screen = "views, controllers, animation, keyboard"
    case text = "text"
    case rest = "the rest"

    init(of name: String) {
      let word = name.lowercased().replacing("context", with: "")
      func has(_ parts: [String]) -> Bool { parts.contains { word.contains($0) } }
      if name.hasPrefix("AV") || name.hasPrefix("PH") {
        self = .rest
      } else if has(["text", "font", "string", "paragraph", "glyph", "typing", "spell"]) {
        self = .text
      } else if isApples(name)
        || has([
          "view", "controller", "layer", "animat", "keyboard", "inset", "constraint", "layout",
          "window", "screen", "scroll", "frame", "bounds", "offset", "safearea", "responder",
          "gesture", "transition", "anchor", "present", "statusbar",
        ])
      {
        self = .screen
      } else {
        self = .rest
      }
    }
  }

  /// Whether a name is spelled as those of the frameworks for the screen.
  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "AV", "WK", "PH", "MK"].contains {
      name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
