import WholeFiles

extension OutputFormat {
  /// A clip of pictures that key frames move, for apps and pages with a player of Lottie.
  static let lottie = OutputFormat(
    name: "lottie", fileName: "NAME-APPROACH.lottie.json",
    summary: "a clip as a Lottie animation, its pictures inside.",
    options: .video.subtracting([.markup]), hasFrames: true
  ) { rendering, output in
    try rendering.reels(takesRows: true).map { reel in
      try Interruption.check()
      let name = reel.name(ending: "lottie.json")
      let (text, isFrosted) = try reel.lottie()
      try output.write(Array(text.utf8), to: name)
      return RenderedFile(
        name: name,
        note: isFrosted
          ? "Lottie blurs nothing, so behind the keyboard's glass it shows the screen's plain colour."
          : nil)
    }
  }
}
