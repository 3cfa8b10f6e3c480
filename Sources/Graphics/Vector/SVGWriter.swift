import Basics
internal import Imaging
import Geometry

/// Writes a picture as SVG, with text as text.
///
/// Plain SVG 1.1 but for `href` without a prefix, which every current browser reads: no script, no external resource,
/// only the picture's own numbers. Pictures in the picture are written in place, so that their text can be found and
/// selected; long repeated ones, such as a keyboard, are written once and used.
struct SVGWriter {
  let scale: Double
  let families: FontFamilies
  /// The uses of each picture in the picture.
  var uses: [ObjectIdentifier: Int] = [:]
  /// In the order of the numbers in their names.
  var definitions: [(id: String, source: String)] = []
  var ids: [String: String] = [:]
  var pictureIDs: [ObjectIdentifier: String] = [:]
  /// The origin of the current marks, in pixels.
  var origin = Point.zero

  /// The fewest marks of a repeated picture that is written once.
  static let manyMarks = 12

  /// A whole file.
  ///
  /// - Parameters:
  ///   - scale: The recording's pixels a point; the file counts in points.
  ///   - description: For accessibility.
  ///   - families: The fonts of its text.
  static func encode(
    _ recording: Recording, scale: Double, title: String, description: String,
    families: FontFamilies
  ) -> String {
    var writer = SVGWriter(scale: scale, families: families)
    writer.count(recording.marks)
    let body = writer.elements(recording.marks, within: recording.bounds)
    return file(
      size: Size(width: recording.bounds.width / scale, height: recording.bounds.height / scale),
      title: title, description: description, families: families,
      definitions: writer.definitions, body: body)
  }

  /// An SVG file of a size in points.
  static func file(
    size: Size, title: String, description: String, families: FontFamilies, style: String = "",
    definitions: [(id: String, source: String)], body: String
  ) -> String {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    // A reader's own fonts have several shapes of a letter, too.
    let language =
      families.language == .english ? "" : " xml:lang=\"\(families.language)\""
    let definitions = definitions.map(\.source).joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img"\(language) \
      font-family="\(XMLText.escaped(SVGWriter.stack(families.interface.name, families)))" \
      text-rendering="geometricPrecision" stroke-miterlimit="\(SVGText.number(Stroke.miterLimit))">
      <!-- \(PNG.remark) -->
      <title>\(XMLText.escaped(title))</title>
      <desc>\(XMLText.escaped(description))</desc>
      <defs>
      \(definitions)
      </defs>
      \(style)\(body)</svg>

      """
  }

  init(scale: Double, families: FontFamilies) {
    self.scale = scale
    self.families = families
  }

  mutating func count(_ marks: [Mark]) {
    for mark in marks {
      switch mark {
      case .picture(let recording, _):
        uses[ObjectIdentifier(recording), default: 0] += 1
        if uses[ObjectIdentifier(recording)] == 1 { count(recording.marks) }
      case .clipped(_, let marks), .faded(_, let marks): count(marks)
      case .fill, .stroke, .text, .shadow, .pixels: break
      }
    }
  }

  /// The name of a definition, written by `source` on first use.
  mutating func id(_ letter: String, _ source: (String) -> String) -> String {
    let key = source("")
    if let known = ids[key] { return known }
    let id = "\(letter)\(definitions.count + 1)"
    ids[key] = id
    definitions.append((id, source(id)))
    return id
  }

  // MARK: - Marks

  /// Marks of which only the part in a rectangle is visible.
  ///
  /// Marks inside it are not cut, and of a filled rectangle the visible part is written: a cut would blur the edge where
  /// two of them meet.
  mutating func elements(_ marks: [Mark], within limit: Rect) -> String {
    var text = ""
    var cut = ""
    func flush(_ writer: inout SVGWriter) {
      guard !cut.isEmpty else { return }
      text += "<g clip-path=\"\(writer.clip(.rectangle(limit)))\">\n\(cut)</g>\n"
      cut = ""
    }
    for mark in marks {
      guard let box = mark.box, !box.grown(by: SVGWriter.least).intersection(limit).isEmpty else {
        continue
      }
      switch mark {
      case .fill(.rectangle(let rect), let paint):
        flush(&self)
        text += fill(.rectangle(rect.intersection(limit)), paint)
      case .clipped(.rectangle(let rect), let marks):
        flush(&self)
        text += elements(marks, within: rect.intersection(limit))
      case .clipped(.path(let path), let marks):
        flush(&self)
        let inner = elements(marks, within: limit)
        if !inner.isEmpty { text += "<g clip-path=\"\(clip(.path(path)))\">\n\(inner)</g>\n" }
      case .faded(let alpha, let marks):
        flush(&self)
        let inner = elements(marks, within: limit)
        if !inner.isEmpty { text += "<g opacity=\"\(share(alpha))\">\n\(inner)</g>\n" }
      case .picture(let recording, let placement) where !isUsed(recording):
        flush(&self)
        text += written(recording, placement, within: limit)
      case .fill, .stroke, .text, .shadow, .picture, .pixels:
        if limit.holds(box) {
          flush(&self)
          text += element(mark)
        } else {
          cut += element(mark)
        }
      }
    }
    flush(&self)
    return text
  }

  /// Lines have no inside, but are visible: half of this is their box's least size, in pixels.
  static let least = 0.01

  /// A mark that is a separate element.
  mutating func element(_ mark: Mark) -> String {
    switch mark {
    case .fill(let shape, let paint): fill(shape, paint)
    case .stroke(let path, let paint, let stroke): self.stroke(path, paint, stroke)
    case .text(let text): self.text(text)
    case .shadow(let rect, let radius, let shadow): self.shadow(rect, radius, shadow)
    case .pixels(let bitmap, let rect): image(bitmap, rect)
    case .picture(let recording, let placement): use(recording, placement)
    case .clipped, .faded: elements([mark], within: mark.box ?? .zero)
    }
  }

  // MARK: - Pictures in the picture

  /// Whether a picture is written once, to be used.
  func isUsed(_ recording: Recording) -> Bool {
    (uses[ObjectIdentifier(recording)] ?? 0) > 1
      && recording.marks.markCount >= SVGWriter.manyMarks
  }

  /// A picture in place.
  mutating func written(
    _ recording: Recording, _ placement: ScaleTranslation, within limit: Rect
  ) -> String {
    let seen = placement.applyInverse(limit).intersection(recording.bounds)
    guard !seen.isEmpty else { return "" }
    let before = origin
    defer { origin = before }
    if placement.keepsSize {
      origin = Point(x: before.x + placement.x, y: before.y + placement.y)
      return elements(recording.marks, within: seen)
    }
    let transform = self.transform(placement)
    origin = .zero
    return "<g transform=\"\(transform)\">\n\(elements(recording.marks, within: seen))</g>\n"
  }

  mutating func use(_ recording: Recording, _ placement: ScaleTranslation) -> String {
    let key = ObjectIdentifier(recording)
    if pictureIDs[key] == nil {
      let before = origin
      origin = .zero
      let inside = elements(recording.marks, within: recording.bounds)
      origin = before
      pictureIDs[key] = id("p") { "<g id=\"\($0)\">\n\(inside)</g>" }
    }
    let id = pictureIDs[key] ?? ""
    guard placement.keepsSize else {
      return "<use href=\"#\(id)\" transform=\"\(transform(placement))\"/>\n"
    }
    return "<use href=\"#\(id)\" x=\"\(x(placement.x))\" y=\"\(y(placement.y))\"/>\n"
  }

  func transform(_ placement: ScaleTranslation) -> String {
    let factors = [placement.scaleX, placement.scaleY].map {
      SVGText.number($0, decimals: SVGWriter.factorDecimals)
    }
    return "translate(\(x(placement.x)) \(y(placement.y))) scale(\(factors.joined(separator: " ")))"
  }

  /// Enough for a screen's width times a factor to be accurate to a hundredth of a point.
  static let factorDecimals = 6
}

extension [Mark] {
  /// Includes marks inside others.
  fileprivate var markCount: Int {
    reduce(0) { count, mark in
      switch mark {
      case .picture(let recording, _): count + recording.marks.markCount
      case .clipped(_, let marks), .faded(_, let marks): count + marks.markCount
      case .fill, .stroke, .text, .shadow, .pixels: count + 1
      }
    }
  }
}
