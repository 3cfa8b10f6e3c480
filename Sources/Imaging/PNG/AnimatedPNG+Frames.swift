extension AnimatedPNG {
  /// A frame as shown: the whole picture, and its delay.
  public struct Frame: Sendable, Hashable {
    /// The whole picture.
    public let bitmap: Bitmap
    /// Its delay.
    public let delay: Delay
  }

  /// The frames, one after another, each decoded on demand.
  ///
  /// Not a `Sequence`, which cannot throw for a damaged frame. It takes the memory of a few pictures, however many
  /// frames there are.
  public struct Frames {
    private let animation: AnimatedPNG
    /// Nil for the file's own.
    private let space: ColorSpace?
    private var index = 0
    /// The picture, before the last frame was disposed of.
    private var canvas: [UInt32] = []
    /// The last frame's rectangle as it was before, where it is restored.
    private var beneath: [UInt32] = []

    fileprivate init(_ animation: AnimatedPNG, in space: ColorSpace?) {
      self.animation = animation
      self.space = space
    }

    /// The next frame, nil after the last; throws for a damaged one, again on later calls.
    public mutating func next() throws(PNGError) -> Frame? {
      guard index < animation.stored.count else { return nil }
      let frame = animation.stored[index]
      let pixels = try animation.scanlines(of: frame, alpha: .premultiplied).pixels(in: space)
      if index == 0 {
        // Fully transparent black (section 12.1, "output buffer").
        canvas = Array(repeating: 0, count: animation.width * animation.height)
      } else {
        dispose(of: animation.stored[index - 1], isFirst: index == 1)
      }
      if frame.disposal == .previous, index > 0 { beneath = part(frame) }
      draw(pixels, frame)
      index += 1
      return Frame(
        bitmap: Bitmap(unchecked: canvas, width: animation.width, height: animation.height),
        delay: frame.delay)
    }

    /// Disposes of the frame before; the first has none to restore (section 11.3.6.2).
    private mutating func dispose(of frame: StoredFrame, isFirst: Bool) {
      switch frame.disposal {
      case .none: return
      case .previous where !isFirst: write(beneath, frame)
      case .previous, .background:
        write(Array(repeating: 0, count: frame.header.width * frame.header.height), frame)
      }
    }

    private mutating func draw(_ pixels: [UInt32], _ frame: StoredFrame) {
      guard frame.blending == .over else { return write(pixels, frame) }
      let (width, start) = (frame.header.width, frame.top * animation.width + frame.left)
      for y in 0..<frame.header.height {
        for x in 0..<width {
          let index = start + y * animation.width + x
          canvas[index] = AnimatedPNG.over(pixels[y * width + x], canvas[index])
        }
      }
    }

    private mutating func write(_ pixels: [UInt32], _ frame: StoredFrame) {
      let width = frame.header.width
      if width == animation.width, frame.header.height == animation.height {
        canvas = pixels
        return
      }
      for y in 0..<frame.header.height {
        let start = (frame.top + y) * animation.width + frame.left
        canvas.replaceSubrange(start..<start + width, with: pixels[y * width..<(y + 1) * width])
      }
    }

    private func part(_ frame: StoredFrame) -> [UInt32] {
      (0..<frame.header.height).flatMap { y in
        let start = (frame.top + y) * animation.width + frame.left
        return canvas[start..<start + frame.header.width]
      }
    }
  }

  /// The frames from the first on, with colours as `PNG.decode` reads them.
  public func frames() -> Frames { frames(in: .sRGB) }

  /// The frames from the first on, converted to a space; nil for the file's own.
  func frames(in space: ColorSpace?) -> Frames { Frames(self, in: space) }

  /// Composites a premultiplied pixel; exact where either is opaque or clear, else to the nearest.
  static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
    let clear = 255 - above >> 24
    if clear == 0 { return above }
    if clear == 255 { return below }
    let outer = (below & 0xFF_00FF) &* clear &+ 0x7F_007F
    let inner = (below >> 8 & 0xFF_00FF) &* clear &+ 0x7F_007F
    func divided(_ halves: UInt32) -> UInt32 {
      (halves &+ 0x1_0001 &+ (halves >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
    return above &+ (divided(outer) | divided(inner) << 8)
  }
}

extension AnimatedPNG.Frame: CustomStringConvertible {
  /// The picture's size and its delay.
  public var description: String { "\(bitmap) for \(delay)" }
}
