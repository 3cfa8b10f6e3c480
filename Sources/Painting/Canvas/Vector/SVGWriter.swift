internal import Imaging
import Stage

/// Writes a picture as SVG, with text as text.
///
/// Plain SVG 1.1 but for `href` without a prefix, which every browser of today reads: no script, nothing from elsewhere,
/// only numbers that the picture itself says. Pictures in the picture are written where they are, so that their text can
/// be found and selected; those that are long and come more than once, such as a keyboard, are written once and used.
struct SVGWriter {
  private let scale: Double
  private let families: FontFamilies
  /// How often each picture comes in the picture.
  private var uses: [ObjectIdentifier: Int] = [:]
  /// What is referred to, in the order of the numbers in their names.
  private var definitions: [(id: String, source: String)] = []
  private var ids: [String: String] = [:]
  private var pictureIDs: [ObjectIdentifier: String] = [:]
  /// Where the origin of the marks that are written lies, in pixels.
  private var origin = Point.zero

  /// A picture that comes more than once is written once if it has at least so many marks.
  private static let manyMarks = 12

  /// A whole file.
  ///
  /// - Parameters:
  ///   - recording: The picture.
  ///   - scale: Its pixels a point; the file counts in points.
  ///   - title: What it is called.
  ///   - description: What it shows, for those who do not see it.
  ///   - families: The fonts that its text was set with.
  static func encode(
    _ recording: Recording, scale: Double, title: String, description: String,
    families: FontFamilies
  ) -> String {
    var writer = SVGWriter(scale: scale, families: families)
    writer.count(recording.marks)
    let body = writer.elements(recording.marks, within: recording.bounds)
    let (width, height) = (
      SVGText.number(recording.bounds.width / scale),
      SVGText.number(recording.bounds.height / scale)
    )
    let definitions = writer.definitions.map(\.source).joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" \
      font-family="\(SVGText.escaped(writer.stack(families.interface.name)))" \
      text-rendering="geometricPrecision" stroke-miterlimit="\(SVGText.number(Stroke.miterLimit))">
      <!-- \(PNG.remark) -->
      <title>\(SVGText.escaped(title))</title>
      <desc>\(SVGText.escaped(description))</desc>
      <defs>
      \(definitions)
      </defs>
      \(body)</svg>

      """
  }

  private init(scale: Double, families: FontFamilies) {
    self.scale = scale
    self.families = families
  }

  private mutating func count(_ marks: [Mark]) {
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

  /// The name of a definition, which is made if there is none of its kind: `source` writes it, given the name.
  private mutating func id(_ letter: String, _ source: (String) -> String) -> String {
    let key = source("")
    if let known = ids[key] { return known }
    let id = "\(letter)\(definitions.count + 1)"
    ids[key] = id
    definitions.append((id, source(id)))
    return id
  }

  // MARK: - Marks

  /// Marks of which only what lies in a rectangle is seen.
  ///
  /// What lies in it anyway is not cut, and a rectangle is written as the part that is seen: a cut would blur the edge
  /// where two of them meet.
  private mutating func elements(_ marks: [Mark], within limit: Rect) -> String {
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

  /// Lines have no inside, but are seen: half of this is their box's least size, in pixels.
  private static let least = 0.01

  /// A mark that is an element of its own.
  private mutating func element(_ mark: Mark) -> String {
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

  private mutating func fill(_ shape: Shape, _ paint: Paint) -> String {
    "<\(geometry(shape))\(attributes("fill", paint))\(crispness(shape))/>\n"
  }

  /// Rectangles that meet must meet on a screen too, at every size: without the half-covered pixels through which what
  /// lies behind would be seen. Finer ones, which might vanish, are left smooth.
  private func crispness(_ shape: Shape) -> String {
    guard case .rectangle(let rect) = shape, min(rect.width, rect.height) >= 2 * scale else {
      return ""
    }
    return " shape-rendering=\"crispEdges\""
  }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) -> String {
    var text = "<\(geometry(.path(path))) fill=\"none\"\(attributes("stroke", paint))"
    text += " stroke-width=\"\(length(stroke.width))\""
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map(length).joined(separator: " "))\""
    }
    if stroke.cap == .round { text += " stroke-linecap=\"round\"" }
    if stroke.join == .round { text += " stroke-linejoin=\"round\"" }
    return text + "/>\n"
  }

  /// A blur whose standard deviation gives its edge the slope that the shadow's has in the middle: 1.5 of a smooth
  /// step against 1/√(2π) of a Gaussian.
  private mutating func shadow(_ rect: Rect, _ radius: Double, _ shadow: Shadow) -> String {
    let outline = rect.offset(x: 0, y: shadow.y)
    let corner = min(max(radius, shadow.blur / 2), outline.width / 2, outline.height / 2)
    let deviation = SVGText.number(shadow.blur * 0.266 / scale)
    let filter = id("f") {
      """
      <filter id="\($0)" x="-.5" y="-.5" width="2" height="2" color-interpolation-filters="sRGB">\
      <feGaussianBlur stdDeviation="\(deviation)"/></filter>
      """
    }
    return "<\(geometry(.rectangle(outline))) rx=\"\(length(corner))\""
      + "\(attributes("fill", .color(shadow.color))) filter=\"url(#\(filter))\"/>\n"
  }

  private func image(_ bitmap: Bitmap, _ rect: Rect) -> String {
    guard let bytes = try? PNG.encode(bitmap, scale: 1, effort: .small) else { return "" }
    return "<image\(box(rect)) preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(SVGText.base64(bytes))\"/>\n"
  }

  // MARK: - Text

  private mutating func text(_ mark: TextMark) -> String {
    var elements = ""
    for run in mark.runs where run.letters.contains(where: { $0 != " " }) {
      elements += text(run, of: mark)
    }
    return elements
  }

  /// A run as an element of its own, as wide as it was measured whatever font a reader has.
  private mutating func text(_ run: TextMark.Run, of mark: TextMark) -> String {
    let style = mark.style
    let place = mark.placement.place(Point(x: run.isRightToLeft ? run.x + run.width : run.x, y: 0))
    let letters = SVGText.withoutDirections(run.letters)
    var text = "<text x=\"\(x(place.x))\" y=\"\(y(place.y))\""
    text += " font-size=\"\(length(style.size * mark.placement.scaleY.magnitude))\""
    if style.fileWeight != .regular { text += " font-weight=\"\(style.fileWeight.rawValue)\"" }
    if run.family != families.interface.name {
      text += " font-family=\"\(SVGText.escaped(stack(run.family)))\""
    }
    text += attributes("fill", .color(style.color))
    if style.tracking != 0 {
      text += " letter-spacing=\"\(length(style.tracking * mark.placement.stretch))\""
    }
    if style.hasTabularFigures { text += " style=\"font-variant-numeric:tabular-nums\"" }
    if run.isRightToLeft { text += " direction=\"rtl\" unicode-bidi=\"bidi-override\"" }
    if letters.hasPrefix(" ") || letters.hasSuffix(" ") || letters.contains("  ") {
      text += " xml:space=\"preserve\""
    }
    text += " textLength=\"\(length(run.width * mark.placement.scaleX.magnitude))\""
    text += " lengthAdjust=\"spacingAndGlyphs\""
    return text + ">\(SVGText.escaped(letters))</text>\n"
  }

  /// A family, then those that readers have in its place.
  private func stack(_ family: String) -> String {
    let others =
      switch family {
      case families.interface.name: "-apple-system, 'Segoe UI', Roboto, sans-serif"
      case families.code.name: "ui-monospace, Menlo, Consolas, monospace"
      case families.wide.name: "'PingFang SC', 'Microsoft YaHei', sans-serif"
      case families.emoji.name: "'Apple Color Emoji', 'Segoe UI Emoji', sans-serif"
      default: "sans-serif"
      }
    return "'\(family.filter { $0 != "'" && $0 != "\\" })', \(others)"
  }

  // MARK: - Pictures in the picture

  /// Whether a picture is written once, to be used.
  private func isUsed(_ recording: Recording) -> Bool {
    (uses[ObjectIdentifier(recording)] ?? 0) > 1
      && recording.marks.markCount >= SVGWriter.manyMarks
  }

  /// A picture where it is.
  private mutating func written(
    _ recording: Recording, _ placement: Placement, within limit: Rect
  ) -> String {
    let seen = placement.unplace(limit).intersection(recording.bounds)
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

  private mutating func use(_ recording: Recording, _ placement: Placement) -> String {
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

  private func transform(_ placement: Placement) -> String {
    let factors = [placement.scaleX, placement.scaleY].map {
      SVGText.number($0, decimals: SVGWriter.factorDecimals)
    }
    return "translate(\(x(placement.x)) \(y(placement.y))) scale(\(factors.joined(separator: " ")))"
  }

  /// So many that a screen's width times a factor is off by less than a hundredth of a point.
  private static let factorDecimals = 6

  // MARK: - Attributes

  private func length(_ pixels: Double) -> String { SVGText.number(pixels / scale) }
  private func x(_ pixels: Double) -> String { length(pixels + origin.x) }
  private func y(_ pixels: Double) -> String { length(pixels + origin.y) }
  private func share(_ alpha: Double) -> String { SVGText.number(alpha, decimals: 3) }

  private func box(_ rect: Rect) -> String {
    " x=\"\(x(rect.minX))\" y=\"\(y(rect.minY))\" width=\"\(length(rect.width))\""
      + " height=\"\(length(rect.height))\""
  }

  /// An element's name with where it lies.
  private func geometry(_ shape: Shape) -> String {
    switch shape {
    case .rectangle(let rect): "rect\(box(rect))"
    case .path(let path): "path d=\"\(data(path))\""
    }
  }

  private func data(_ path: Path) -> String {
    SVGPathData(path.mapped { Point(x: ($0.x + origin.x) / scale, y: ($0.y + origin.y) / scale) })
      .text
  }

  private mutating func clip(_ shape: Shape) -> String {
    let geometry = geometry(shape)
    return "url(#" + id("c") { "<clipPath id=\"\($0)\"><\(geometry)/></clipPath>" } + ")"
  }

  /// A colour or a gradient as the value of `fill` or `stroke`, with its opacity.
  private mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(share(color.alpha))\"" : ""
      return " \(name)=\"\(SVGText.hex(color))\"\(opacity)"
    case .gradient(let gradient): return " \(name)=\"url(#\(id(of: gradient)))\""
    }
  }

  private mutating func id(of gradient: LinearGradient) -> String {
    let (start, end) = (gradient.start, gradient.end)
    let line = "x1=\"\(x(start.x))\" y1=\"\(y(start.y))\" x2=\"\(x(end.x))\" y2=\"\(y(end.y))\""
    let stops = gradient.stops.map { stop in
      let opacity =
        stop.color.alpha < 1 ? " stop-opacity=\"\(share(stop.color.alpha))\"" : ""
      return "<stop offset=\"\(share(stop.offset))\" stop-color=\"\(SVGText.hex(stop.color))\""
        + "\(opacity)/>"
    }.joined()
    return id("g") {
      "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(stops)"
        + "</linearGradient>"
    }
  }
}

extension [Mark] {
  /// How many marks there are, those inside others too.
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
