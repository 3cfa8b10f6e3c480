import FilmstripPictures
import Foundation
import Testing

private struct OurHandler: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
    chat.animate(withDuration: keyboard.duration, options: options) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }
}

/// As `OurHandler`, but it waits a turn and forgets the curve.
private struct TheirHandler: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.async {
      chat.animate(withDuration: keyboard.duration) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
    }
  }
}

/// The code of the comments and of the page about `FilmstripPictures`.
///
/// It is run in a process of its own whose working folder is empty, so that it can be written as its reader would write
/// it; what it writes is the pictures of the documentation.
struct DrawingSnippets {
  static func drawEverything() async throws {
    let scenario = try Scenario(
      yaml: "name: ours\nevents: [{at: 0, keyboard: show}]\nuntil: 0.55\nmessages: 3")
    try aStrip(scenario)
    let films = [try scenario.film(of: OurHandler()), try scenario.film(of: TheirHandler())]
    try aPlot(films)
    try aPage(films)
    try aStill(films[1])
    try captions(films[1])
    try aClip(films[1])
    var clip = Clip(films[1])
    clip.crop = .seam
    clip.frames = 14...14
    try await frames(of: clip)
  }

  private static func aStrip(_ scenario: Scenario) throws {
    // snippet: strip
    let films = [try scenario.film(of: OurHandler()), try scenario.film(of: TheirHandler())]
    try Strip(films, title: "Ours and theirs").write(to: "strip.png")
    // end
  }

  private static func captions(_ film: Film) throws {
    // snippet: captions
    let theirs = CaptionedFilm(
      film, summary: "Waits a turn and forgets the curve.",
      code: "DispatchQueue.main.async {\n  UIView.animate(…)")
    try Strip([theirs]).write(to: "captions.png")
    // end
  }

  private static func aPlot(_ films: [Film]) throws {
    // snippet: plot
    try Plot(films).write(to: "plot.png")
    // end
  }

  private static func aPage(_ films: [Film]) throws {
    // snippet: page
    try PlayerPage(films, title: "Ours and theirs").write(to: "ours.html")
    // end
  }

  private static func aStill(_ film: Film) throws {
    // snippet: still
    try Still(film, frame: 12, crop: .seam).write(to: "frame-12.png", scale: 2)
    // end
  }

  private static func aClip(_ film: Film) throws {
    // snippet: clip
    var clip = Clip(film)
    clip.crop = .seam
    clip.frames = 6...14
    clip.slow = 6
    try clip.write(to: "slow.gif")
    // end
  }

  private static func frames(of clip: Clip) async throws {
    // snippet: frames
    for try await picture in try clip.pictures {
      try picture.write(to: "frame-\(picture.frame).png")
    }
    // end
  }
}
