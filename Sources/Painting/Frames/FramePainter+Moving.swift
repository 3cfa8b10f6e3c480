import Annotation
import Basics
import Graphics
import Stage

extension FramePainter {
  /// Frames as an SVG file that plays without a script, its only pixels those of recordings.
  ///
  /// Readers who prefer reduced motion see the frame with the most marks. The setting's scale is `Vectors.scale`, as
  /// for other shapes.
  ///
  /// - Parameters:
  ///   - frames: At least one.
  ///   - delay: How long each is shown, in seconds.
  ///   - loops: How often they are played; 0 for ever.
  /// - Throws: `CanvasError` for a missing glyph, and errors of reading a recording's pictures.
  package func movingSVG(
    of frames: [ScreenFrame], delay: Double, loops: Int, title: String
  ) throws -> String {
    let (still, description) = described(frames, delay: delay)
    return try moving(frames).svg(
      MovingPicture.Play(delay: delay, loops: loops, still: still), scale: setting.scale,
      title: title, description: description, fonts: tools.fonts)
  }

  /// Frames as a Lottie animation, and whether it shows glass without a blur; as `movingSVG`.
  package func lottie(
    of frames: [ScreenFrame], delay: Double, title: String
  ) throws -> (text: String, isFrosted: Bool) {
    let (still, description) = described(frames, delay: delay)
    let picture = try moving(frames)
    return (
      try picture.lottie(
        MovingPicture.Play(delay: delay, loops: 0, still: still), title: title,
        description: description, fonts: tools.fonts), picture.isFrosted
    )
  }

  /// The frame with the most marks, and the text there about each source.
  private func described(
    _ frames: [ScreenFrame], delay: Double
  ) -> (still: Int, description: String) {
    let marked = frames.map { frame in
      sources.reduce(0) { $0 + ($1.annotation(of: frame).mark?.rect.height ?? 0) }
    }
    let still =
      marked.max().flatMap { $0 > 0 ? marked.firstIndex(of: $0) : nil } ?? frames.count / 2
    let said = sources.map { source in
      "\(source.name): \(source.annotation(of: frames[still]).label.in(setting.words).text) at \(source.clock(of: frames[still]))."
    }
    let length = (delay * Double(frames.count)).decimals(upTo: 2)
    return (still, (["\(frames.count) frames in \(length) s."] + said).joined(separator: " "))
  }

  /// One picture of moving layers of films, surfaces and edges of recordings, and annotations.
  func moving(_ frames: [ScreenFrame]) throws -> MovingPicture {
    let whole = Rect(origin: .zero, size: layout.size)
    var picture = MovingPicture(
      size: layout.size, background: background, frameCount: frames.count)
    // A note that stays for several frames is one part.
    var notes: [String: MovingPicture.Part] = [:]
    var order: [String] = []
    func note(_ name: String, in frame: Int, _ draw: (Canvas) -> Void) throws(CanvasError) {
      if notes[name] == nil {
        let canvas = try Canvas(
          size: whole.size, anyScale: setting.scale, medium: .marks, fonts: tools.fonts)
        draw(canvas)
        order.append(name)
        notes[name] = MovingPicture.Part(
          .picture(canvas), Array(repeating: nil, count: frames.count))
      }
      notes[name]?.places[frame] = MovingPicture.Place(whole, in: whole)
    }
    for (index, cell) in layout.cells.enumerated() {
      let source = sources[index]
      let radius = setting.isAnnotated ? source.cornerRadius : 0
      let window = setting.window ?? source.largestScreen
      let corners = window.corners(of: source.largestScreen)
      let parts = try source.parts(
        of: frames, window: window, by: tools.screens, fonts: tools.fonts)
      picture.add(parts, in: cell, radius: radius, corners: corners)
      guard isMarked(source) else { continue }
      for (number, frame) in frames.enumerated() {
        try note("frame \(index)", in: number) { canvas in
          canvas.hairline(around: cell, radius: radius, corners: corners, theme.palette.hairline)
        }
        let annotation = source.annotation(of: frame)
        try note("\(index) \(annotation)", in: number) { canvas in
          draw(annotation, of: source, in: cell, on: canvas)
        }
      }
    }
    for (number, frame) in frames.enumerated() {
      guard let clock = clock(of: frame) else { break }
      try note(clock, in: number) { draw(clock: clock, at: frame.time, on: $0) }
    }
    picture.add(order.compactMap { notes[$0] }, in: whole)
    return picture
  }
}
