import Annotation
import Basics
import FilmstripPictures
import Imaging
import Painting
import Recordings
import Stage
import WholeFiles

/// The moments of a motion in one picture, and where each is in it.
struct MotionSheet {
  let bitmap: Bitmap
  let report: RenderedFile.Report.Moments
  /// What the decoder said of the pictures, a sentence each.
  let remarks: [String]

  /// Pictures are read in twice the size of a cell, for the loupe, and as large as shows text, in pixels across.
  private static let (oversize, readable) = (2, 640)
  /// A picture that lasts this long, in seconds, is still.
  private static let still = 0.12

  /// - Parameter most: The most pixels of the sheet.
  init(_ motion: MotionPictures, appearance: Appearance, most: Int) throws {
    var finder = ChangeFinder(first: motion.first)
    var count = 0
    let end: Double
    (end, remarks) = try motion.cells { frame in
      finder.add(frame)
      count += 1
    }
    let moments = finder.finish(at: end)
    let size = "\(motion.size.width) × \(motion.size.height)"
    guard !moments.isEmpty else {
      throw Failure(
        .badData,
        "\(motion.name): pictures of \(size) pixels are too small for changes to be found in them.")
    }
    let resources = try PaintResources(appearance)
    let room = ContactLayout.room(for: moments.count, of: motion.size, most: most) { width in
      ContactSheet.headingHeight(
        title: motion.name,
        summary: MotionSheet.summary(motion, frames: count, end, of: moments, shown: 1),
        width: width, resources)
    }
    let chosen = moments.chosen(room)
    let summary = MotionSheet.summary(
      motion, frames: count, end, of: moments, shown: chosen.count)
    let layout = ContactLayout(max(1, chosen.count), of: motion.size, most: most) { width in
      ContactSheet.headingHeight(
        title: motion.name, summary: summary, width: width, resources)
    }
    guard let layout, !chosen.isEmpty else {
      let canBeMore = most < RenderLook.pixelRange.upperBound
      throw Failure(
        .usage,
        "\(motion.name): \(most) pixels are too few for a sheet of pictures of \(size)."
          + (canBeMore ? " Give more by --max-pixels." : ""))
    }
    let cells = try MotionSheet.cells(motion, chosen, of: moments, layout)
    let sheet = ContactSheet(title: motion.name, summary: summary, layout, cells, resources)
    bitmap = try sheet.bitmap(scale: 1)
    report = RenderedFile.Report.Moments(
      chosen, in: sheet.rects, of: moments.count, motion.size)
  }

  private static func summary(
    _ motion: MotionPictures, frames: Int, _ end: Double, of moments: [ChangeMoment], shown: Int
  ) -> String {
    let size = "\(motion.size.width) × \(motion.size.height)"
    let flashes = moments.count { $0.kind == .flash }
    let what = "\(moments.count) \(moments.count == 1 ? "moment" : "moments")"
    let leftOut = moments.count - shown
    var sentences = [
      "\(frames) \(frames == 1 ? "frame" : "frames") of \(size) pixels, until \(end.fixed(2)) s."
    ]
    if moments.count == 1 {
      sentences.append("Nothing changes.")
    } else {
      sentences.append(
        leftOut == 0
          ? "\(what), all shown."
          : "\(what): \(shown) shown, \(leftOut) left out. Flashes come first, then the greatest changes."
      )
      sentences.append(
        flashes == 0
          ? "Framed: what has changed since the picture before. No flashes."
          : "Framed in blue: what has changed since the picture before. In red: what is gone at once, \(flashes) \(flashes == 1 ? "flash" : "flashes")."
      )
    }
    return sentences.joined(separator: " ")
  }

  private static func cells(
    _ motion: MotionPictures, _ chosen: [ChangeMoment], of moments: [ChangeMoment],
    _ layout: ContactLayout
  ) throws -> [ContactSheet.Cell] {
    let shape = CellSize.cells(width: motion.size.width, height: motion.size.height)
    let places = Dictionary(
      uniqueKeysWithValues: moments.enumerated().map { ($0.element.frame, $0.offset) })
    let cell = Size(width: Double(layout.width), height: Double(layout.height))
    var cells: [ContactSheet.Cell] = []
    let width = max(oversize * layout.width, readable)
    try motion.pictures(chosen.map { $0.frame - motion.first }, width) { picture in
      guard cells.count < chosen.count else { return }
      let moment = chosen[cells.count]
      let next =
        cells.count + 1 < chosen.count ? places[chosen[cells.count + 1].frame] : moments.count
      let areas = moment.places(in: shape).map { place in
        Rect(
          x: place.x.lowerBound * cell.width, y: place.y.lowerBound * cell.height,
          width: (place.x.upperBound - place.x.lowerBound) * cell.width,
          height: (place.y.upperBound - place.y.lowerBound) * cell.height)
      }
      let reduced =
        picture.resampled(
          x: 0, y: 0, width: Double(picture.width), height: Double(picture.height),
          to: layout.width, layout.height) ?? picture
      cells.append(
        ContactSheet.Cell(
          reduced, time: "\(moment.time.fixed(3)) s  #\(moment.frame)", lasting: lasting(moment),
          note: note(moment, leftOut: (next ?? 0) - (places[moment.frame] ?? 0) - 1),
          isFlash: moment.kind == .flash, places: areas,
          loupe: ContactLoupe(of: areas, in: cell, picture)))
    }
    guard cells.count == chosen.count else {
      throw Failure(.badData, "\(motion.name): some of its pictures cannot be decoded again.")
    }
    return cells
  }

  private static func lasting(_ moment: ChangeMoment) -> String {
    guard moment.duration > 0 else { return "" }
    let short = "\((moment.duration * 1000).fixed(0)) ms"
    if moment.kind == .flash { return "flash \(short)" }
    return moment.duration < still ? short : "\(moment.duration.fixed(2)) s still"
  }

  private static func note(_ moment: ChangeMoment, leftOut: Int) -> String {
    [
      moment.asBefore > 0 ? "then as before" : nil, leftOut > 0 ? "\(leftOut) left out" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
