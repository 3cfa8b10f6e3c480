import WholeFiles

extension OutputFormat {
  /// A clip in shapes that plays by itself, also as the source of an HTML image.
  static let animatedSVG = OutputFormat(
    name: "animated-svg", fileName: "NAME-APPROACH-animated.svg",
    summary: "a clip as vector graphics that plays wherever a picture may be.",
    options: .clip.subtracting([.scale]), hasFrames: true
  ) { rendering, output in
    try rendering.reels(takesRows: true).map { reel in
      try Interruption.check()
      let name = reel.name("-animated", scale: 1, ending: "svg")
      try output.write(Array(try reel.movingSVG().utf8), to: name)
      return RenderedFile(name: name)
    }
  }
}
