import Annotation
package import Diagnosis
package import Graphics
package import Imaging
package import Stage

/// Draws single screens of many films and keeps their shared fonts and layers; not thread-safe.
///
/// Neither a picture nor its fingerprint depends on earlier pictures.
package final class PicturePainter {
  private var tools: [ScreenTools.Look: Tools] = [:]
  private let encoder = PNGEncoder()
  private var files: [Outlook: [UInt8]] = [:]
  /// A row, and below it a band of a picture; or rows to be digested.
  private let memory = PixelMemory()

  package typealias Reader = (_ rows: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int) ->
    Void
  private typealias Tools = (drawing: ScreenTools, rows: RowDigests)

  /// Pixels of layers of one look, kept from picture to picture: those of a large screen.
  private static let keptPixels = 2 << 20
  /// Pixels of memory kept for the next picture: those of a large phone's screen.
  private static let keptMemory = 4 << 20
  /// Files kept: those of some approaches to one scenario.
  private static let keptFiles = 16
  /// Looks whose tools are kept.
  private static let keptLooks = 4

  package init() {}

  /// Draws a film's screen at a time in seconds.
  ///
  /// - Parameter scale: Pixels a point, 1 to 4.
  /// - Throws: `CanvasError`, such as for a missing font or glyph.
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

  /// Draws a film's screen as a sealed PNG file, which includes the fingerprint.
  ///
  /// Equal approaches have equal pictures, so a recent one is not drawn again.
  ///
  /// - Parameter reader: Called with the drawn rows from the top down, band by band, opaque and in sRGB, and with the
  ///   picture's size in pixels; not where it is not drawn again.
  /// - Throws: As `picture` does, and `PNGError`.
  package func sealedFile(
    of film: Film, at time: Double, scale: Int, appearance: Appearance, reader: Reader? = nil
  ) throws -> (bytes: [UInt8], outlook: Outlook) {
    let outlook = try outlook(of: film, at: time, scale: scale, appearance: appearance)
    if let file = files[outlook] { return (file, outlook) }
    let setting = FramePainter.Setting(appearance: appearance, scale: Double(scale))
    let (tools, _) = try ready(ScreenTools.Look(of: [FilmScreens(film)], setting))
    let file = try file(of: film, at: time, scale: scale, with: tools, reader)
    let sealed = PNG.sealed(try outlook.fingerprint.signed(file), over: outlook.pixels)
    if files.count >= PicturePainter.keptFiles { files.removeAll() }
    files[outlook] = sealed
    return (sealed, outlook)
  }

  /// The rows that are encoded at once.
  ///
  /// A file does not depend on the bands that it was drawn in: equal pictures of different layers are equal files.
  private static let encodedRows = 128

  /// Draws a film's screen as a PNG file, band by band in the same memory.
  private func file(
    of film: Film, at time: Double, scale: Int, with tools: ScreenTools, _ reader: Reader?
  ) throws -> [UInt8] {
    let (painter, fonts) = (tools.screens, tools.fonts)
    let area = try ScreenArea(nil, of: film, scale: painter.scale)
    let bands = try area.bands(of: area.parts(of: film, at: time, painter), painter)
    let mostRows = bands.reduce(0) { max($0, $1.rows) } + PicturePainter.encodedRows
    let width = area.width
    guard let base = memory.room(for: (1 + mostRows) * width).baseAddress else { return [] }
    try encoder.start(width: width, height: area.height, scale: Double(scale))
    // The first row in memory that is not encoded, below the one that the encoder reads; the first that is not drawn;
    // the number of encoded rows.
    var (first, end, encoded) = (1, 1, 0)
    for band in bands {
      let rows = UnsafeMutableBufferPointer(
        start: base + end * width, count: band.rows * width)
      try painter.draw(band, into: rows, fonts: fonts)
      reader?(UnsafeBufferPointer(rows), width, area.height)
      end += band.rows
      while end > first {
        let count = min(PicturePainter.encodedRows, area.height - encoded)
        guard end - first >= count else { break }
        encoder.add(base + first * width, rows: count, hasAbove: encoded > 0)
        encoded += count
        first += count
      }
      if first > 1 {
        base.update(from: base + (first - 1) * width, count: (end - first + 1) * width)
        (first, end) = (1, 1 + end - first)
      }
    }
    return encoder.finish()
  }

  /// The identity of a picture.
  package struct Outlook: Hashable {
    package let pixels: Digest
    package let fingerprint: Fingerprint
    /// Pixels a point, recorded in the file.
    package let scale: Int
  }

  /// The outlook of a film's screen, to compare with a file's; throws as `picture` does.
  package func outlook(
    of film: Film, at time: Double, scale: Int, appearance: Appearance
  ) throws(CanvasError) -> Outlook {
    let setting = FramePainter.Setting(appearance: appearance, scale: Double(scale))
    let (tools, rows) = try ready(ScreenTools.Look(of: [FilmScreens(film)], setting))
    let digest = try rows.digest(of: film, at: time, window: nil)
    return Outlook(pixels: digest, fingerprint: Fingerprint(of: tools.fonts), scale: scale)
  }

  private func ready(_ look: ScreenTools.Look) throws(CanvasError) -> Tools {
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
