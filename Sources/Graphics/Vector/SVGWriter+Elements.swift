import Basics
internal import Imaging
import Geometry

extension SVGWriter {
  mutating func fill(_ shape: Shape, _ paint: Paint) -> String {
    "<\(geometry(shape))\(attributes("fill", paint))\(crispness(shape))/>\n"
  }

  /// Adjacent rectangles must touch on a screen at every size.
  ///
  /// Half-covered pixels would let the background through. Finer rectangles, which might vanish, are left smooth.
  func crispness(_ shape: Shape) -> String {
    guard case .rectangle(let rect) = shape, min(rect.width, rect.height) >= 2 * scale else {
      return ""
    }
    return " shape-rendering=\"crispEdges\""
  }

  mutating func stroke(_ path: Path, _ paint: Paint, _ stroke: Stroke) -> String {
    var text = "<\(geometry(.path(path))) fill=\"none\"\(attributes("stroke", paint))"
    text += " stroke-width=\"\(length(stroke.width))\""
    if !stroke.dash.isEmpty {
      text += " stroke-dasharray=\"\(stroke.dash.map(length).joined(separator: " "))\""
    }
    if stroke.cap == .round { text += " stroke-linecap=\"round\"" }
    if stroke.join == .round { text += " stroke-linejoin=\"round\"" }
    return text + "/>\n"
  }

  /// A blur with the shadow's slope: 1.5 of a smooth step against 1/√(2π) of a Gaussian.
  mutating func shadow(_ rect: Rect, _ radius: Double, _ shadow: Shadow) -> String {
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

  func image(_ bitmap: Bitmap, _ rect: Rect) -> String {
    guard let bytes = try? PNG.encode(bitmap) else { return "" }
    return "<image\(box(rect)) preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(SVGText.base64(bytes))\"/>\n"
  }

  // MARK: - Text

  mutating func text(_ mark: TextMark) -> String {
    var elements = ""
    for run in mark.runs where run.letters.contains(where: { $0 != " " }) {
      elements += text(run, of: mark)
    }
    return elements
  }

  /// A run as an element, as wide as measured in whatever font a reader has.
  mutating func text(_ run: TextMark.Run, of mark: TextMark) -> String {
    let style = mark.style
    let origin = mark.placement.apply(Point(x: run.isRightToLeft ? run.x + run.width : run.x, y: 0))
    let letters = SVGText.withoutDirections(run.letters)
    let pieces = pieces(of: run, from: origin.x, mark.placement.scaleX)
    var text = pieces.isEmpty ? "<text x=\"\(x(origin.x))\"" : "<text"
    text += " y=\"\(y(origin.y))\""
    text += " font-size=\"\(length(style.size * mark.placement.scaleY.magnitude))\""
    if style.fileWeight != .regular { text += " font-weight=\"\(style.fileWeight.rawValue)\"" }
    if run.family != families.interface.name {
      text += " font-family=\"\(XMLText.escaped(SVGWriter.stack(run.family, families)))\""
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
    guard pieces.isEmpty else { return text + ">\(pieces)</text>\n" }
    return text + stretch(to: run.width * mark.placement.scaleX.magnitude)
      + ">\(XMLText.escaped(letters))</text>\n"
  }

  private func stretch(to width: Double) -> String {
    " textLength=\"\(length(width))\" lengthAdjust=\"spacingAndGlyphs\""
  }

  /// A run's figures, each in its place, and the words between them; empty for one without places.
  ///
  /// Some readers, such as resvg, have no figures of one width: words after these would be elsewhere.
  private func pieces(of run: TextMark.Run, from left: Double, _ stretch: Double) -> String {
    let letters = Array(run.letters.utf8)
    func isFigure(_ index: Int) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= letters[index]
    }
    guard stretch > 0, !run.places.isEmpty, letters.indices.contains(where: isFigure) else {
      return ""
    }
    var pieces = ""
    var start = 0
    while start < letters.count {
      let end = (start..<letters.count).first { isFigure($0) != isFigure(start) } ?? letters.count
      let places = isFigure(start) ? run.places[start..<end] : run.places[start...start]
      let list = places.map { x(left + $0 * stretch) }.joined(separator: " ")
      let width = (end < letters.count ? run.places[end] : run.width) - run.places[start]
      let word = String(decoding: letters[start..<end], as: UTF8.self)
      pieces += "<tspan x=\"\(list)\"\(isFigure(start) ? "" : self.stretch(to: width * stretch))>"
      pieces += "\(XMLText.escaped(word))</tspan>"
      start = end
    }
    return pieces
  }

  /// A family and its substitutes on readers' machines.
  static func stack(_ family: String, _ families: FontFamilies) -> String {
    let others =
      switch family {
      case families.interface.name: "-apple-system, 'Segoe UI', Roboto, sans-serif"
      case families.code.name: "ui-monospace, Menlo, Consolas, monospace"
      case families.wide.name: "'PingFang SC', 'Microsoft YaHei', sans-serif"
      case families.arabic.name: "'SF Arabic', 'Geeza Pro', 'Segoe UI', sans-serif"
      case families.hebrew.name: "'SF Hebrew', 'Arial Hebrew', 'Segoe UI', sans-serif"
      case families.devanagari.name: "'Kohinoor Devanagari', 'Nirmala UI', sans-serif"
      case families.thai.name: "Thonburi, 'Leelawadee UI', sans-serif"
      case families.emoji.name: "'Apple Color Emoji', 'Segoe UI Emoji', sans-serif"
      default: "sans-serif"
      }
    return "'\(family.filter { $0 != "'" && $0 != "\\" })', \(others)"
  }

  // MARK: - Attributes

  func length(_ pixels: Double) -> String { SVGText.number(pixels / scale) }
  func x(_ pixels: Double) -> String { length(pixels + origin.x) }
  func y(_ pixels: Double) -> String { length(pixels + origin.y) }
  func share(_ alpha: Double) -> String { SVGText.number(alpha, decimals: 3) }

  func box(_ rect: Rect) -> String {
    " x=\"\(x(rect.minX))\" y=\"\(y(rect.minY))\" width=\"\(length(rect.width))\""
      + " height=\"\(length(rect.height))\""
  }

  /// An element's name and place.
  func geometry(_ shape: Shape) -> String {
    switch shape {
    case .rectangle(let rect): "rect\(box(rect))"
    case .path(let path): "path d=\"\(data(path))\""
    }
  }

  func data(_ path: Path) -> String {
    SVGPathData(path.mapped { Point(x: ($0.x + origin.x) / scale, y: ($0.y + origin.y) / scale) })
      .text
  }

  mutating func clip(_ shape: Shape) -> String {
    let geometry = geometry(shape)
    return "url(#" + id("c") { "<clipPath id=\"\($0)\"><\(geometry)/></clipPath>" } + ")"
  }

  /// A colour or a gradient as the value of `fill` or `stroke`, with its opacity.
  mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(share(color.alpha))\"" : ""
      return " \(name)=\"\(SVGText.hex(color))\"\(opacity)"
    case .gradient(let gradient): return " \(name)=\"url(#\(id(of: gradient)))\""
    }
  }

  mutating func id(of gradient: LinearGradient) -> String {
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
