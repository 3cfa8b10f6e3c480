import Basics
import Geometry
internal import Imaging

/// Writes the parts of a moving picture as layers of a Lottie animation.
///
/// Each part is a picture that key frames move, stretch, fade and cut. Lottie cannot blur the parts behind, so glass has
/// the colour of the lowest one.
struct MovingLottieWriter {
  private let fonts: Fonts
  private let count: Int
  private let rate: Double
  /// The numbers of pictures by their files, each once.
  private var pictures: [[UInt8]: Int] = [:]
  private var assets: [String] = []

  init(fonts: Fonts, frameCount: Int, framesPerSecond: Double) {
    self.fonts = fonts
    count = frameCount
    rate = framesPerSecond
  }

  mutating func file(
    of picture: MovingPicture, title: String, description: String
  ) throws(CanvasError) -> String {
    var layers = [solid(picture.background, picture.size)]
    for cell in picture.cells {
      let lowest = try cell.parts.first?.plainColor ?? picture.background
      var inside: [String] = []
      for part in cell.parts {
        if let layer = try layer(part, above: lowest) { inside.append(layer) }
      }
      guard !inside.isEmpty else { continue }
      let name = "cell\(layers.count)"
      assets.append("{\"id\":\"\(name)\",\"layers\":\(list(inside.reversed()))}")
      let (hole, place) = (Rect(origin: .zero, size: cell.rect.size), cell.rect.origin)
      let corners = Path.rounded(hole, radius: cell.radius, corners: cell.corners)
      layers.append(
        layer(
          0, "\"refId\":\"\(name)\",\"w\":\(number(hole.width)),\"h\":\(number(hole.height))",
          "\"p\":\(still(numbers([place.x, place.y])))",
          masks: cell.radius > 0 ? [still(shape(corners))] : []))
    }
    return """
      {"v":"5.7.0","software": "\(PNG.software)","nm":\(JSONText.quoted(title)),\
      "meta":{"g":"\(PNG.software)","d":\(JSONText.quoted(description))},\
      "fr":\(number(rate)),"ip":0,"op":\(count),\
      "w":\(number(picture.size.width)),"h":\(number(picture.size.height)),"ddd":0,
      "assets":\(list(assets)),
      "layers":\(list(layers.reversed()))}

      """
  }

  // MARK: - Layers

  /// Nil if never visible.
  private mutating func layer(
    _ part: MovingPicture.Part, above lowest: Color
  ) throws(CanvasError) -> String? {
    guard let first = part.places.lazy.compactMap({ $0 }).first else { return nil }
    let places = part.everywhere(first)
    let size: Size
    let type: Int
    let content: String
    var origin = Point.zero
    var paths: [String] = []
    switch part.content {
    case .frost(_, let radius, let corners):
      size = first.rect.size
      (type, content) = (1, solidFields(lowest, size))
      paths = [
        still(
          shape(.rounded(Rect(origin: .zero, size: size), radius: radius, corners: corners)))
      ]
    case .picture(let canvas):
      let recording = try canvas.recording()
      size = recording.bounds.size
      guard !recording.marks.isEmpty else { return nil }
      if let color = try part.plainColor {
        (type, content) = (1, solidFields(color, size))
      } else {
        // A label has as many pixels as its letters, and not as the picture that it was drawn on.
        let ink = PixelBounds((recording.marks.box ?? .zero).grown(by: 1.5), scale: 1)
          .intersection(PixelBounds(recording.bounds, scale: 1))
        guard !ink.isEmpty else { return nil }
        (type, content) = (2, "\"refId\":\"\(try asset(recording, ink))\"")
        origin = Point(x: -Double(ink.left), y: -Double(ink.top))
      }
    }
    if part.places.contains(where: { $0?.isCut == true }) {
      paths.append(clips(places, size, origin))
    }
    let rects = places.map(\.rect)
    let move = keys(rects.map { [$0.minX, $0.minY] }) { numbers($0) }
    let stretch = keys(rects.map { [$0.width, $0.height] }) {
      numbers([$0[0] / size.width * 100, $0[1] / size.height * 100])
    }
    return layer(
      type, content,
      "\"a\":\(still(numbers([origin.x, origin.y]))),\"p\":\(move),\"s\":\(stretch),\"o\":\(opacity(of: part))",
      masks: paths)
  }

  /// The part's clip, in its own pixels; the layer begins at `origin`.
  private func clips(
    _ places: [MovingPicture.Place], _ size: Size, _ origin: Point
  ) -> String {
    let scale = size.width / (places.first?.rect.width ?? size.width)
    let edges = places.map { place in
      let (x, y) = (size.width / place.rect.width, size.height / place.rect.height)
      let clip = place.clip.offset(x: -place.rect.minX, y: -place.rect.minY)
      return [
        clip.minX * x + origin.x, clip.minY * y + origin.y, clip.maxX * x + origin.x,
        clip.maxY * y + origin.y,
      ]
    }
    return keys(
      edges, tolerance: MovingPicture.tolerance * scale, jump: MovingPicture.jump * scale
    ) { edges in
      let rect = Rect(
        x: edges[0], y: edges[1], width: max(0, edges[2] - edges[0]),
        height: max(0, edges[3] - edges[1]))
      return "[\(shape(.rectangle(rect)))]"
    }
  }

  private func opacity(of part: MovingPicture.Part) -> String {
    let cuts = part.places.indices.dropLast().filter { index in
      (part.places[index] == nil) != (part.places[index + 1] == nil)
    }
    return keys(
      part.places.map { [$0?.alpha ?? 0] }, tolerance: MovingPicture.alphaTolerance,
      jump: MovingPicture.alphaJump, cuts: Set(cuts)
    ) { numbers([$0[0] * 100]) }
  }

  /// The name of a picture of the marks on some pixels.
  private mutating func asset(
    _ recording: Recording, _ ink: PixelBounds
  ) throws(CanvasError) -> String {
    let (width, height) = (ink.width, ink.height)
    let canvas = try Canvas(pixelWidth: width, pixelHeight: height, scale: 1, fonts: fonts)
    canvas.translate(x: -Double(ink.left), y: -Double(ink.top))
    canvas.replay(recording.marks, within: nil)
    guard let file = try? PNG.encode(canvas.bitmap()) else { throw .library("no picture") }
    let number = pictures[file] ?? pictures.count
    if pictures.updateValue(number, forKey: file) == nil {
      assets.append(
        "{\"id\":\"picture\(number)\",\"w\":\(width),\"h\":\(height),\"u\":\"\",\"e\":1,"
          + "\"p\":\"data:image/png;base64,\(SVGText.base64(file))\"}")
    }
    return "picture\(number)"
  }

  private func solid(_ color: Color, _ size: Size) -> String {
    layer(1, solidFields(color, size), "", masks: [])
  }

  private func solidFields(_ color: Color, _ size: Size) -> String {
    "\"sc\":\"\(SVGText.hex(color))\",\"sw\":\(number(size.width)),\"sh\":\(number(size.height))"
  }

  /// A layer for all of the time; its type is 0 for a cell, 1 for a colour, 2 for a picture.
  private func layer(
    _ type: Int, _ content: String, _ transform: String, masks: [String]
  ) -> String {
    let cut = masks.map { path in
      "{\"inv\":false,\"mode\":\"\(path == masks[0] ? "a" : "i")\",\"pt\":\(path),\"o\":\(still("100")),\"x\":\(still("0"))}"
    }
    return
      "{\"ddd\":0,\"ty\":\(type),\(content),\"sr\":1,\"ip\":0,\"op\":\(count),\"st\":0,\"bm\":0,"
      + (cut.isEmpty ? "" : "\"hasMask\":true,\"masksProperties\":\(list(cut)),")
      + "\"ks\":{\(transform)}}"
  }

  // MARK: - Values

  /// The values of frames as key frames; a value that never changes is written as such.
  ///
  /// The last frame stays until the end, as long as every other.
  private func keys(
    _ values: [[Double]], tolerance: Double = MovingPicture.tolerance,
    jump: Double = MovingPicture.jump, cuts: Set<Int> = [], _ text: ([Double]) -> String
  ) -> String {
    guard let last = values.last, values.contains(where: { $0 != last }) else {
      let first = values.first ?? []
      // A single number or path has no brackets, as it has in a key frame.
      let value = text(first)
      let isSingle = first.count == 1 || value.hasPrefix("[{")
      return still(isSingle ? String(value.dropFirst().dropLast()) : value)
    }
    let all = values + [last]
    let keys = KeyFrames(of: all, tolerance: tolerance, jump: jump, cuts: cuts).keys
    let list = list(
      keys.map { key in
        // The last has no curve: some players take one for the begin of another motion.
        let curve =
          key.isHeld
          ? ",\"h\":1"
          : key == keys.last ? "" : ",\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}"
        return "{\"t\":\(key.frame),\"s\":\(text(all[key.frame]))\(curve)}"
      })
    return "{\"a\":1,\"k\":\(list)}"
  }

  private func still(_ value: String) -> String { "{\"a\":0,\"k\":\(value)}" }

  /// A path's corners with the handles of its curves, relative to them.
  private func shape(_ path: Path) -> String {
    var (points, before, after): ([Point], [Point], [Point]) = ([], [], [])
    func add(_ point: Point, handle: Point = .zero) {
      points.append(point)
      before.append(handle)
      after.append(.zero)
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        if let start = points.last {
          after[after.count - 1] = Point(x: first.x - start.x, y: first.y - start.y)
        }
        add(end, handle: Point(x: second.x - end.x, y: second.y - end.y))
      case .close: break
      }
    }
    func pairs(_ points: [Point]) -> String { list(points.map { numbers([$0.x, $0.y]) }) }
    return
      "{\"i\":\(pairs(before)),\"o\":\(pairs(after)),\"v\":\(pairs(points)),\"c\":true}"
  }

  private func number(_ value: Double) -> String { value.decimals(upTo: 4) }
  private func numbers(_ values: [Double]) -> String { list(values.map(number)) }
  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

extension MovingPicture.Part {
  /// The opaque colour that it is; nil for anything else.
  fileprivate var plainColor: Color? {
    get throws(CanvasError) {
      guard case .picture(let canvas) = content else { return nil }
      let recording = try canvas.recording()
      guard recording.marks.count == 1,
        case .fill(.rectangle(let rect), .color(let color)) = recording.marks[0],
        color.alpha == 1, rect.holds(recording.bounds)
      else { return nil }
      return color
    }
  }
}
