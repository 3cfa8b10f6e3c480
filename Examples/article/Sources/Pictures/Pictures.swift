import FilmstripPictures

/// Draws every picture of the article, in light and in dark.
@main
struct Pictures {
  /// How the app of the article answers the keyboard at first: with its duration, and not with its curve.
  private struct Before: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.async {
        chat.animate(withDuration: keyboard.duration) {
          chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
        }
      }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.async {
        chat.animate(withDuration: keyboard.duration) { chat.toolbar.transform = .identity }
      }
    }
  }

  /// And in the end.
  private struct After: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbar.transform = .identity
      }
    }
  }

  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "Article.docc/Resources"
    let scenario = try Scenario.named("keyboard-gap")
    let before = CaptionedFilm(
      try scenario.film(of: Before(), named: "before"), summary: "The curve is left out.",
      code: "animate(duration) { … }")
    let after = CaptionedFilm(
      try scenario.film(of: After(), named: "after"), summary: "The keyboard's curve, shifted.",
      code: "animate(duration,\n  options: curve << 16)")
    for appearance in Appearance.allCases {
      var strip = Strip([before, after], title: "The bar and the keyboard, before and after")
      strip.appearance = appearance
      strip.columns = 5
      try strip.write(to: "\(folder)/strip\(appearance.fileSuffix)@2x.png", scale: 2)
      var plot = Plot([before.film, after.film], title: "Before and after")
      plot.appearance = appearance
      try plot.write(to: "\(folder)/plot\(appearance.fileSuffix)@2x.png", scale: 2)
    }
    var clip = Clip([before.film, after.film])
    clip.crop = .seam
    clip.slow = 4
    clip.frames = 0...40
    try clip.write(to: "\(folder)/slow.gif")
  }
}
