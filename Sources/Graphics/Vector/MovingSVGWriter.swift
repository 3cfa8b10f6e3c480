import Geometry

/// Writes the parts of a moving picture as elements that CSS moves.
///
/// Each part is at its place in the still frame, and its motion is relative to that. So equal motions share one list of
/// keyframes and stay together to the last digit, and everything is still without animations.
struct MovingSVGWriter {
  private(set) var svg: SVGWriter
  private let play: MovingPicture.Play
  private let count: Int
  /// Classes by motion, and their rules in the order of the numbers in their names.
  private var classes: [String: String] = [:]
  private var rules: [String] = []
  /// The number of groups behind glass.
  private var groups = 0

  /// A smaller change of scale is none: less than a hundredth of a point of a screen's width.
  private static let stretchTolerance = 1e-5

  init(_ svg: SVGWriter, _ play: MovingPicture.Play, frameCount: Int) {
    self.svg = svg
    self.play = play
    count = frameCount
  }

  var style: String {
    guard !rules.isEmpty else { return "" }
    let times = play.loops == 0 ? "infinite" : "\(play.loops) forwards"
    let duration = SVGText.number(play.delay * Double(count), decimals: 4)
    return """
      <style>
      [class]{animation:\(duration)s linear \(times)}
      \(rules.joined(separator: "\n"))
      @media (prefers-reduced-motion:reduce){[class]{animation:none!important}}
      </style>

      """
  }

  mutating func body(of picture: MovingPicture) throws(CanvasError) -> String {
    for part in picture.cells.flatMap(\.parts) {
      // A picture in several parts is written once.
      if case .picture(let canvas) = part.content {
        let recording = try canvas.recording()
        svg.count([.picture(recording, ScaleTranslation())])
      }
    }
    let whole = Rect(origin: .zero, size: picture.size).times(svg.scale)
    var text = svg.fill(.rectangle(whole), .color(picture.background))
    for cell in picture.cells {
      let hole = cell.rect.times(svg.scale)
      let clip = svg.clip(
        cell.radius > 0
          ? .path(.rounded(hole, radius: cell.radius * svg.scale, corners: cell.corners))
          : .rectangle(hole))
      let place = "\(svg.x(hole.minX)) \(svg.y(hole.minY))"
      text += "<g clip-path=\"\(clip)\">\n"
      text += cell.rect.origin == .zero ? "<g>\n" : "<g transform=\"translate(\(place))\">\n"
      text += try elements(cell.parts, in: hole)
      text += "</g>\n</g>\n"
    }
    return text
  }

  /// Consecutive parts with equal motion are one group.
  private mutating func elements(
    _ parts: [MovingPicture.Part], in hole: Rect
  ) throws(CanvasError) -> String {
    var text = ""
    var open: [String] = []
    for part in parts {
      let written: (groups: [String], body: String)?
      switch part.content {
      case .picture(let canvas): written = try element(part, canvas)
      case .frost(let blur, let radius, let corners):
        // The background becomes a group that is shown once more.
        text += String(repeating: "</g>\n", count: open.count)
        open = []
        groups += 1
        text = "<g id=\"b\(groups)\">\n\(text)</g>\n"
        written = frost(
          part, "b\(groups)", in: Rect(origin: .zero, size: hole.size), blur: blur, radius: radius,
          corners)
      }
      guard let written, !written.body.isEmpty else { continue }
      if open != written.groups {
        text += String(repeating: "</g>\n", count: open.count)
        text += written.groups.map { "<g \($0)>\n" }.joined()
        open = written.groups
      }
      text += written.body
    }
    return text + String(repeating: "</g>\n", count: open.count)
  }

  // MARK: - Parts

  /// The attributes of a picture's groups, from outside, and the picture; nil if never visible.
  private mutating func element(
    _ part: MovingPicture.Part, _ canvas: Canvas
  ) throws(CanvasError) -> (groups: [String], body: String)? {
    guard let base = base(of: part) else { return nil }
    let recording = try canvas.recording()
    let natural = recording.bounds.size
    let (width, height) = (natural.width / svg.scale, natural.height / svg.scale)
    let rects = part.everywhere(base).map(\.rect)
    func stretch(_ rect: Rect) -> (x: Double, y: Double) {
      func near(_ factor: Double) -> Double {
        (factor - 1).magnitude < MovingSVGWriter.stretchTolerance ? 1 : factor
      }
      return (near(rect.width / width), near(rect.height / height))
    }
    let isMoved = rects.allSatisfy { $0.size == base.rect.size }
    var groups = seen(part, base)
    let placement: ScaleTranslation
    if isMoved {
      let (x, y) = stretch(base.rect)
      placement = ScaleTranslation(
        scaleX: x, scaleY: y, x: base.rect.minX * svg.scale, y: base.rect.minY * svg.scale)
      if let name = motion(
        rects,
        { rect in
          let (x, y) = (rect.minX - base.rect.minX, rect.minY - base.rect.minY)
          return rects.allSatisfy { $0.minX == base.rect.minX }
            ? "translateY(\(length(y)))" : "translate(\(length(x)),\(length(y)))"
        })
      {
        groups.append("class=\"\(name)\"")
      }
    } else {
      placement = ScaleTranslation()
      let transform = { (rect: Rect, unit: String, comma: String) -> String in
        let (x, y) = stretch(rect)
        let place = [rect.minX, rect.minY].map { SVGText.number($0) + unit }
        return
          "translate(\(place.joined(separator: comma))) scale(\(factor(x))\(comma)\(factor(y)))"
      }
      let name = motion(rects) { transform($0, "px", ",") }
      groups.append(
        (name.map { "class=\"\($0)\" " } ?? "") + "transform=\"\(transform(base.rect, "", " "))\"")
    }
    let mark = Mark.picture(recording, placement)
    return (groups, svg.elements([mark], within: placement.apply(recording.bounds)))
  }

  /// Glass over a group.
  private mutating func frost(
    _ part: MovingPicture.Part, _ behind: String, in hole: Rect, blur: Double, radius: Double,
    _ corners: Corners
  ) -> (groups: [String], body: String)? {
    guard let base = base(of: part) else { return nil }
    let shape = Path.rounded(
      Rect(origin: .zero, size: base.rect.size).times(svg.scale), radius: radius * svg.scale,
      corners: corners)
    let rects = part.everywhere(base).map(\.rect)
    let name = motion(rects) { "translate(\(length($0.minX)),\(length($0.minY)))" }
    let place = "translate(\(SVGText.number(base.rect.minX)) \(SVGText.number(base.rect.minY)))"
    let path =
      "<path d=\"\(svg.data(shape))\"\(name.map { " class=\"\($0)\"" } ?? "") transform=\"\(place)\"/>"
    let clip = svg.id("c") { "<clipPath id=\"\($0)\">\(path)</clipPath>" }
    // The smaller picture that blurs elsewhere has a pixel for `blur` points: half of that is its spread.
    let spread = SVGText.number(blur / 2)
    let box = svg.box(hole)
    let filter = svg.id("f") {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\"\(box) color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(spread)\"/></filter>"
    }
    return (
      seen(part, base) + ["clip-path=\"url(#\(clip))\""],
      "<g filter=\"url(#\(filter))\"><use href=\"#\(behind)\"/></g>\n"
    )
  }

  /// The groups that cut a part and let it come and go.
  private mutating func seen(
    _ part: MovingPicture.Part, _ base: MovingPicture.Place
  ) -> [String] {
    var groups: [String] = []
    if part.places.contains(where: { $0?.isCut == true }) {
      groups.append("clip-path=\"url(#\(clip(part, base)))\"")
    }
    let alphas = part.places.compactMap { $0?.alpha }
    if alphas.allSatisfy({ $0 == base.alpha }) {
      if base.alpha < 1 { groups.append("opacity=\"\(svg.share(base.alpha))\"") }
    } else {
      let values = part.places.map { [$0?.alpha ?? 0] }
      let cuts = part.places.indices.dropLast().filter { index in
        (part.places[index] == nil) != (part.places[index + 1] == nil)
      }
      let svg = svg
      if let name = keyframes(
        values, tolerance: MovingPicture.alphaTolerance, jump: MovingPicture.alphaJump,
        cuts: Set(cuts), { "opacity:\(svg.share(values[$0][0]))" })
      {
        let still = svg.share(part.places[play.still]?.alpha ?? 0)
        groups.append("class=\"\(name)\" opacity=\"\(still)\"")
      }
      return groups
    }
    guard part.places.contains(nil) else { return groups }
    let isSeen = part.places.map { $0 != nil }
    let changes = isSeen.indices.filter { $0 == 0 || isSeen[$0] != isSeen[$0 - 1] }
    let list = changes.map {
      "\(percent($0)){visibility:\(isSeen[$0] ? "visible" : "hidden")}"
    }.joined()
    let last = "100%{visibility:\(isSeen[count - 1] ? "visible" : "hidden")}"
    let name = name(of: list + last, ";animation-timing-function:step-end")
    groups.append(
      "class=\"\(name)\"" + (isSeen[play.still] ? "" : " visibility=\"hidden\""))
    return groups
  }

  /// The part's clip, which may move.
  private mutating func clip(
    _ part: MovingPicture.Part, _ base: MovingPicture.Place
  ) -> String {
    let still = base.clip
    let clips = part.everywhere(base).map(\.clip)
    let box = still.times(svg.scale)
    let transform = { (rect: Rect) -> String in
      let (x, y) = (rect.width / still.width, rect.height / still.height)
      let place = (rect.minX - still.minX * x, rect.minY - still.minY * y)
      return "translate(\(length(place.0)),\(length(place.1)))"
        + (x == 1 && y == 1 ? "" : " scale(\(factor(x)),\(factor(y)))")
    }
    let attribute = motion(clips, transform).map { " class=\"\($0)\"" } ?? ""
    let geometry = svg.box(box)
    return svg.id("c") { "<clipPath id=\"\($0)\"><rect\(geometry)\(attribute)/></clipPath>" }
  }

  /// The place in the still frame; for a part invisible there, the first visible one.
  private func base(of part: MovingPicture.Part) -> MovingPicture.Place? {
    part.places[play.still] ?? part.places.lazy.compactMap { $0 }.first
  }

  // MARK: - Keyframes

  /// The class of a motion; nil if still.
  private mutating func motion(_ rects: [Rect], _ transform: (Rect) -> String) -> String? {
    keyframes(
      rects.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }, tolerance: MovingPicture.tolerance,
      jump: MovingPicture.jump, { "transform:\(transform(rects[$0]))" })
  }

  /// The class of these values in the frames; nil if all are equal.
  ///
  /// The last frame stays until the end, as long as every other.
  private mutating func keyframes(
    _ values: [[Double]], tolerance: Double, jump: Double, cuts: Set<Int> = [],
    _ text: (Int) -> String
  ) -> String? {
    guard let last = values.last, values.contains(where: { $0 != last }) else { return nil }
    let keys = KeyFrames(
      of: values + [last], tolerance: tolerance, jump: jump, cuts: cuts
    ).keys
    let list = keys.map { key in
      "\(percent(key.frame)){\(text(min(key.frame, values.count - 1)))"
        + "\(key.isHeld ? ";animation-timing-function:step-end" : "")}"
    }
    return name(of: list.joined(), "")
  }

  /// The class of a list of keyframes, made on first use.
  private mutating func name(of list: String, _ more: String) -> String {
    if let known = classes[list] { return known }
    let name = "m\(classes.count + 1)"
    classes[list] = name
    rules.append("@keyframes \(name){\(list)}\n.\(name){animation-name:\(name)\(more)}")
    return name
  }

  private func percent(_ frame: Int) -> String {
    "\(SVGText.number(Double(frame) / Double(count) * 100, decimals: 3))%"
  }
}

/// In CSS.
private func length(_ points: Double) -> String { "\(SVGText.number(points))px" }

private func factor(_ factor: Double) -> String {
  SVGText.number(factor, decimals: SVGWriter.factorDecimals)
}

extension Rect {
  fileprivate func times(_ factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
