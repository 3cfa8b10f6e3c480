import Annotation
package import Diagnosis
package import Graphics
package import Imaging
package import Stage

/// Draws single screens of many films, and keeps the fonts and layers that they share.
///
/// A picture and what is said to have drawn it are the same whatever was drawn before. Not thread-safe: use one for each
/// thread.
package final class PicturePainter {
  private var tools: [ScreenTools.Look: Tools] = [:]
  private let encoder = PNGEncoder()
  private var files: [Outlook: [UInt8]] = [:]
  private var pixels = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
  /// What picture is in this memory; nil for none.
  private var drawn: (outlook: Outlook, width: Int, height: Int)?

  private typealias Tools = (drawing: ScreenTools, rows: RowDigests)

  /// How many pixels of layers are kept from picture to picture, of one look: those of a large screen.
  private static let keptPixels = 2 << 20
  /// How many files are kept: those of some approaches to one scenario.
  private static let keptFiles = 16
  /// How many looks' tools are kept.
  private static let keptLooks = 4

  package init() {}

  /// Draws a film's screen.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - time: When, in seconds.
  ///   - scale: Pixels a point, 1 to 4.
  ///   - appearance: Light or dark.
  ///   - crop: The part of the screen.
  /// - Throws: `CanvasError` for what cannot be drawn, such as where a font or a glyph is missing.
  package func picture(
    of film: Film, at time: Double, scale: Int, appearance: Appearance, crop: Crop = .screen
  ) throws(CanvasError) -> SignedPicture {
    let setting = FramePainter.Setting(
      appearance: appearance, scale: Double(scale), window: crop.window(of: [film]))
    let (tools, _) = try ready(ScreenTools.Look(of: [film], setting))
    let bitmap = try FramePainter([film], setting, with: tools).bitmap(at: time)
    return SignedPicture(bitmap, drawnWith: Fingerprint(of: tools.fonts), scale: scale)
  }

  /// Draws a film's screen as a sealed PNG file, which says what drew it.
  ///
  /// Approaches that do the same have the same pictures, so one that was drawn shortly before is not drawn again.
  ///
  /// - Throws: As `picture` does, and `PNGError` for what cannot be written.
  package func sealedFile(
    of film: Film, at time: Double, scale: Int, appearance: Appearance
  ) throws -> (bytes: [UInt8], outlook: Outlook) {
    let outlook = try outlook(of: film, at: time, scale: scale, appearance: appearance)
    if let file = files[outlook] { return (file, outlook) }
    let setting = FramePainter.Setting(appearance: appearance, scale: Double(scale))
    let (tools, _) = try ready(ScreenTools.Look(of: [film], setting))
    let painter = try FramePainter([film], setting, with: tools)
    self.drawn = nil
    let memory = memory(for: painter.width * painter.height)
    try painter.draw(at: time, into: memory)
    let drawn = Outlook(
      pixels: Digest(of: UnsafeBufferPointer(memory), width: painter.width),
      fingerprint: Fingerprint(of: tools.fonts), scale: scale)
    let file = try encoder.encode(
      UnsafeBufferPointer(memory), width: painter.width, scale: Double(scale))
    let sealed = PNG.sealed(try drawn.fingerprint.signed(file), over: drawn.pixels)
    if files.count >= PicturePainter.keptFiles { files.removeAll() }
    files[drawn] = sealed
    self.drawn = (drawn, painter.width, painter.height)
    return (sealed, drawn)
  }

  /// Calls `body` with the pixels of the picture that was drawn last and the width of its rows, if it is this one;
  /// nil else.
  package func withPixels<Result>(
    of outlook: Outlook, _ body: (UnsafeBufferPointer<UInt32>, Int) throws -> Result
  ) rethrows -> Result? {
    guard let drawn, drawn.outlook == outlook else { return nil }
    return try body(UnsafeBufferPointer(memory(for: drawn.width * drawn.height)), drawn.width)
  }

  /// Memory for so many pixels, which holds those of the picture before.
  private func memory(for count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    if pixels.count < count {
      pixels.deallocate()
      pixels = UnsafeMutableBufferPointer(start: LargePages.allocate(pixels: count), count: count)
      pixels.initialize(repeating: 0)
    }
    return UnsafeMutableBufferPointer(rebasing: pixels[..<count])
  }

  deinit { pixels.deallocate() }

  /// What tells a picture from others: its pixels, and what they are drawn with.
  package struct Outlook: Hashable {
    /// The digest of its pixels.
    package let pixels: Digest
    /// What they are drawn with.
    package let fingerprint: Fingerprint
    /// Pixels a point, which the file says.
    package let scale: Int
  }

  /// What the picture of a film's screen would be, for who only wants to know whether a file shows it.
  ///
  /// - Throws: As `picture` does.
  package func outlook(
    of film: Film, at time: Double, scale: Int, appearance: Appearance
  ) throws(CanvasError) -> Outlook {
    let setting = FramePainter.Setting(appearance: appearance, scale: Double(scale))
    let (tools, rows) = try ready(ScreenTools.Look(of: [film], setting))
    let digest = try rows.digest(of: film, at: time, window: nil)
    return Outlook(pixels: digest, fingerprint: Fingerprint(of: tools.fonts), scale: scale)
  }

  /// Tools of a look that note the fonts of the next picture alone.
  private func ready(_ look: ScreenTools.Look) throws(CanvasError) -> Tools {
    let tools = try tools(look)
    for (other, idle) in self.tools where other != look {
      if idle.drawing.screens.cache.beginPicture(keeping: 0) { idle.rows.forget() }
    }
    if tools.drawing.screens.cache.beginPicture(keeping: PicturePainter.keptPixels) {
      tools.rows.forget()
    }
    tools.drawing.fonts.use = FontUse()
    return tools
  }

  private func tools(_ look: ScreenTools.Look) throws(CanvasError) -> Tools {
    if let known = tools[look] { return known }
    if tools.count >= PicturePainter.keptLooks { tools.removeAll() }
    let new = try ScreenTools(look)
    let made = (new, RowDigests(new))
    tools[look] = made
    return made
  }
}
