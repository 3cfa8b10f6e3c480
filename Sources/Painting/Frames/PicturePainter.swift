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
  /// A row, and below it a picture or a band of it; or rows of which there shall be digests.
  private let memory = PixelMemory()
  /// What picture is in this memory as a whole; nil for none.
  private var drawn: (outlook: Outlook, width: Int, height: Int)?

  private typealias Tools = (drawing: ScreenTools, rows: RowDigests)

  /// How many pixels of layers are kept from picture to picture, of one look: those of a large screen.
  private static let keptPixels = 2 << 20
  /// How many pixels' memory is kept for the next picture: those of a large phone's screen.
  private static let keptMemory = 4 << 20
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
    let source = FilmScreens(film)
    let (tools, _) = try ready(ScreenTools.Look(of: [source], setting))
    let bitmap = try FramePainter([source], setting, with: tools).bitmap(at: time)
    return SignedPicture(bitmap, drawnWith: Fingerprint(of: tools.fonts), scale: scale)
  }

  /// Draws a film's screen as a sealed PNG file, which says what drew it.
  ///
  /// Approaches that do the same have the same pictures, so one that was drawn shortly before is not drawn again.
  ///
  /// - Parameter keepsPixels: Whether `withPixels` will be asked for them; else the picture is in memory band by band.
  /// - Throws: As `picture` does, and `PNGError` for what cannot be written.
  package func sealedFile(
    of film: Film, at time: Double, scale: Int, appearance: Appearance, keepsPixels: Bool = false
  ) throws -> (bytes: [UInt8], outlook: Outlook) {
    let outlook = try outlook(of: film, at: time, scale: scale, appearance: appearance)
    if let file = files[outlook] { return (file, outlook) }
    let setting = FramePainter.Setting(appearance: appearance, scale: Double(scale))
    let (tools, _) = try ready(ScreenTools.Look(of: [FilmScreens(film)], setting))
    let file = try file(
      of: film, at: time, scale: scale, with: tools, keepingPixelsOf: keepsPixels ? outlook : nil)
    let sealed = PNG.sealed(try outlook.fingerprint.signed(file), over: outlook.pixels)
    if files.count >= PicturePainter.keptFiles { files.removeAll() }
    files[outlook] = sealed
    return (sealed, outlook)
  }

  /// How many rows are encoded at once.
  ///
  /// A file does not depend on what bands its rows were drawn in, as equal pictures of other layers must be equal files.
  private static let encodedRows = 128

  /// Draws a film's screen as a PNG file, each band of rows in the memory of those before unless its pixels are kept.
  private func file(
    of film: Film, at time: Double, scale: Int, with tools: ScreenTools,
    keepingPixelsOf outlook: Outlook?
  ) throws -> [UInt8] {
    let (painter, fonts) = (tools.screens, tools.fonts)
    let area = try ScreenArea(nil, of: film, scale: painter.scale)
    let bands = try area.bands(of: area.parts(of: film, at: time, painter), painter)
    let mostRows = bands.reduce(0) { max($0, $1.rows) } + PicturePainter.encodedRows
    let rowsInMemory = 1 + (outlook == nil ? mostRows : area.height)
    let width = area.width
    guard let base = memory.room(for: rowsInMemory * width).baseAddress else { return [] }
    try encoder.start(width: width, height: area.height, scale: Double(scale))
    // The first row in memory that is not encoded, below the one that the encoder looks at; the first that is not drawn;
    // and how many are encoded.
    var (first, end, encoded) = (1, 1, 0)
    for band in bands {
      let rows = UnsafeMutableBufferPointer(
        start: base + end * width, count: band.rows * width)
      try painter.draw(band, into: rows, fonts: fonts)
      end += band.rows
      while end > first {
        let count = min(PicturePainter.encodedRows, area.height - encoded)
        guard end - first >= count else { break }
        encoder.add(base + first * width, rows: count, hasAbove: encoded > 0)
        encoded += count
        first += count
      }
      if outlook == nil, first > 1 {
        base.update(from: base + (first - 1) * width, count: (end - first + 1) * width)
        (first, end) = (1, 1 + end - first)
      }
    }
    if let outlook { drawn = (outlook, area.width, area.height) }
    return encoder.finish()
  }

  /// Calls `body` with the pixels of the picture that was drawn last and the width of its rows, if it is this one;
  /// nil else.
  package func withPixels<Result>(
    of outlook: Outlook, _ body: (UnsafeBufferPointer<UInt32>, Int) throws -> Result
  ) rethrows -> Result? {
    guard let drawn, drawn.outlook == outlook else { return nil }
    let pixels = memory.room(for: (1 + drawn.height) * drawn.width)[drawn.width...]
    return try body(UnsafeBufferPointer(rebasing: pixels), drawn.width)
  }

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
    let (tools, rows) = try ready(ScreenTools.Look(of: [FilmScreens(film)], setting))
    let digest = try rows.digest(of: film, at: time, window: nil)
    return Outlook(pixels: digest, fingerprint: Fingerprint(of: tools.fonts), scale: scale)
  }

  /// Tools of a look that note the fonts of the next picture alone; the pixels of the last one are lost.
  private func ready(_ look: ScreenTools.Look) throws(CanvasError) -> Tools {
    drawn = nil
    memory.letGo(ofMoreThan: PicturePainter.keptMemory)
    let tools = try tools(look)
    for (other, idle) in self.tools where other != look {
      if idle.drawing.screens.cache.beginPicture(keeping: 0) { idle.rows.forget() }
    }
    if tools.drawing.screens.cache.beginPicture(keeping: PicturePainter.keptPixels) {
      tools.rows.forget()
    }
    tools.drawing.fonts.use = Fonts.always
    return tools
  }

  private func tools(_ look: ScreenTools.Look) throws(CanvasError) -> Tools {
    if let known = tools[look] { return known }
    if tools.count >= PicturePainter.keptLooks { tools.removeAll() }
    let new = try ScreenTools(look)
    let made = (new, RowDigests(new, memory))
    tools[look] = made
    return made
  }
}
