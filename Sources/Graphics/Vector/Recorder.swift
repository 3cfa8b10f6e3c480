import Imaging
import Geometry

/// Keeps a drawing as a list of marks.
final class Recorder: Surface {
  /// The drawing so far.
  var recording: Recording {
    if let kept { return kept }
    let recording = Recording(bounds: bounds, marks: marksSoFar)
    kept = recording
    return recording
  }

  private let bounds: Rect
  private var kept: Recording?
  private var placement = ScaleTranslation()
  /// Coordinates to return to, and the number of parts that were open.
  private var saved: [(placement: ScaleTranslation, parts: Int)] = []
  /// Unfinished parts, each inside the one before.
  private var parts: [Part] = [Part(kind: .whole)]

  /// Marks that share a clip or an opacity.
  private struct Part {
    enum Kind {
      case whole, group
      case clipped(Shape)
    }

    let kind: Kind
    var marks: [Mark] = []
  }

  init(width: Int, height: Int, background: Color?) {
    bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    if let background { add(.fill(.rectangle(bounds), .color(background))) }
  }

  func check() throws(CanvasError) {}

  private func add(_ mark: Mark) {
    kept = nil
    parts[parts.count - 1].marks.append(mark)
  }

  /// Includes unfinished parts as if they ended here.
  private var marksSoFar: [Mark] {
    parts.reversed().reduce([]) { inner, part in Recorder.closed(part, with: inner) }
  }

  private static func closed(_ part: Part, with inner: [Mark]) -> [Mark] {
    let marks = part.marks + inner
    guard !marks.isEmpty else { return [] }
    switch part.kind {
    case .whole, .group: return marks
    case .clipped(let shape): return [.clipped(shape, marks)]
    }
  }

  /// Ends the parts that were begun after the first `count`.
  private func close(to count: Int) {
    while parts.count > count {
      let part = parts.removeLast()
      for mark in Recorder.closed(part, with: []) { add(mark) }
    }
  }

  // MARK: - Coordinates

  func save() { saved.append((placement, parts.count)) }

  func restore() {
    guard let last = saved.popLast() else { return }
    close(to: last.parts)
    placement = last.placement
  }

  func translate(x: Double, y: Double) { placement.translate(x: x, y: y) }
  func scale(x: Double, y: Double) { placement.scale(x: x, y: y) }
  func countInPixels() { placement = ScaleTranslation() }
  func toPixels(_ point: Point) -> Point { placement.apply(point) }
  func fromPixels(_ point: Point) -> Point { placement.applyInverse(point) }
  var pixel: Double { 1 / placement.scaleX.magnitude }

  // MARK: - Shapes

  func clip(_ shape: Shape) { parts.append(Part(kind: .clipped(placement.apply(shape)))) }

  func fill(_ shape: Shape?, _ paint: Paint) {
    add(.fill(shape.map(placement.apply) ?? .rectangle(bounds), placement.apply(paint)))
  }

  func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) {
    add(.stroke(path.mapped(placement.apply), placement.apply(paint), placement.apply(stroke)))
  }

  func extents(of path: Path) -> (left: Double, top: Double, right: Double, bottom: Double) {
    let box = path.box ?? .zero
    return (box.minX, box.minY, box.maxX, box.maxY)
  }

  func draw(_ line: Typesetter.Line, at point: Point) {
    var placement = placement
    placement.translate(x: point.x, y: point.y)
    var runs: [TextMark.Run] = []
    var x = 0.0
    var ink: Rect?
    for run in line.runs {
      let letters = run.ink.offset(x: x, y: 0)
      if !letters.isEmpty { ink = ink?.union(letters) ?? letters }
      runs.append(
        TextMark.Run(
          letters: line.letters(of: run), x: x, width: run.width, family: run.family,
          isRightToLeft: run.isRightToLeft,
          places: line.style.hasTabularFigures ? line.places(ofCharactersIn: run) : []))
      x += run.width
    }
    guard let ink else { return }
    add(
      .text(
        TextMark(
          text: String(cString: line.text), style: line.style, maxWidth: line.maxWidth,
          runs: runs, ink: ink, placement: placement)))
  }

  func shadow(of rect: Rect, radius: Double, _ shadow: Shadow) {
    let stretch = placement.stretch
    add(
      .shadow(
        placement.apply(rect), radius: radius * stretch,
        Shadow(shadow.color, y: shadow.y * stretch, blur: shadow.blur * stretch)))
  }

  func beginGroup() {
    save()
    parts.append(Part(kind: .group))
  }

  func endGroup(alpha: Double) {
    guard let last = saved.last else { return }
    close(to: last.parts + 1)
    let marks = parts.removeLast().marks
    placement = saved.removeLast().placement
    guard !marks.isEmpty else { return }
    if alpha < 1 {
      add(.faded(alpha, marks))
    } else {
      for mark in marks { add(mark) }
    }
  }

  // MARK: - Pictures

  func draw(_ picture: Canvas, x: Int, y: Int, alpha: Double) {
    add(picture, ScaleTranslation(x: Double(x), y: Double(y)), alpha)
  }

  func draw(
    _ picture: Canvas, in rect: Rect, part: Rect, alpha: Double, sampling: Canvas.Sampling
  ) {
    save()
    clip(.rectangle(rect))
    place(part, of: picture, in: rect)
    add(picture, placement, alpha)
    restore()
  }

  func draw(_ bitmap: Bitmap, in rect: Rect) { add(.pixels(bitmap, placement.apply(rect))) }

  private func add(_ picture: Canvas, _ placement: ScaleTranslation, _ alpha: Double) {
    let mark: Mark
    if let recorder = picture.surface as? Recorder {
      mark = .picture(recorder.recording, placement)
    } else if let bitmap = try? picture.bitmap() {
      let size = Rect(
        x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      mark = .pixels(bitmap, placement.apply(size))
    } else {
      // Its failure was taken over with the picture.
      return
    }
    add(alpha < 1 ? .faded(alpha, [mark]) : mark)
  }

  /// Keeps the blurred background as a small picture, with a pixel for each blurred square.
  func frost(_ path: Path, over area: PixelBounds, blur: Double, fonts: Fonts) {
    guard
      let behind = try? Canvas(
        pixelWidth: area.width, pixelHeight: area.height, scale: 1, background: .black,
        fonts: fonts)
    else { return }
    behind.translate(x: -Double(area.left), y: -Double(area.top))
    behind.replay(marksSoFar, within: area.rect)
    let whole = area.moved(x: -area.left, y: -area.top)
    guard
      let small = (behind.surface as? CairoSurface)?.shrunk(whole, by: blur, fonts: fonts),
      let bitmap = try? small.bitmap()
    else { return }
    let place = Rect(
      x: Double(area.left), y: Double(area.top), width: Double(bitmap.width) * blur,
      height: Double(bitmap.height) * blur)
    save()
    countInPixels()
    clip(.path(path))
    add(.clipped(.rectangle(area.rect), [.pixels(bitmap, place)]))
    restore()
  }
}
