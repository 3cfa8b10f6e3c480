import Basics
import Easing
import Essentials

extension NotedMotion {
  /// Frames a second of the animation; keyframes may lie between frames.
  private static let rate = 60.0

  /// An animation of a rounded square that goes up by 336 points this way.
  ///
  /// Source: Lottie Animation Community, Lottie Specification 1.0: animations, shape layers, Bézier keyframes.
  func lottie(within tolerance: Double) throws -> String {
    let (left, bottom, top) = (100.0, 386.0, 50.0)
    func place(_ progress: Double) -> [Double] { [left, bottom + (top - bottom) * progress] }
    let end = duration * NotedMotion.rate
    var frames: [LottieFrame]
    if case .curve(let curve) = motion, let bezier = curve.bezierOrStraight {
      frames = [
        LottieFrame(
          t: 0, s: place(0), o: .init(x: bezier.x1, y: bezier.y1),
          i: .init(x: bezier.x2, y: bezier.y2))
      ]
    } else {
      frames = try line(within: tolerance).line.points.dropLast().map {
        LottieFrame(
          t: $0.input * end, s: place($0.output), o: .init(x: 0, y: 0), i: .init(x: 1, y: 1))
      }
    }
    frames.append(LottieFrame(t: end, s: place(1)))
    return try NotedMotion.json(
      LottieAnimation(
        nm: name, op: end.rounded(.up) + 1, fr: NotedMotion.rate, w: 200, h: 436,
        layers: [LottieLayer(op: end.rounded(.up) + 1, ks: .init(p: .init(k: frames)))]))
  }
}

/// Names are those of the format: t time, s start, o and i the tangents out of a keyframe and into the next.
private struct LottieFrame: Encodable {
  struct Tangent: Encodable {
    let x, y: Double
  }
  let t: Double
  let s: [Double]
  var o: Tangent?
  var i: Tangent?
}

private struct LottieAnimation: Encodable {
  let v = "5.7.0"
  let nm: String
  let ip = 0.0
  let op, fr, w, h: Double
  let layers: [LottieLayer]
  enum CodingKeys: String, CodingKey { case v, nm, ip, op, fr, w, h, layers }
}

private struct LottieLayer: Encodable {
  struct Moving: Encodable {
    let a = 1
    let k: [LottieFrame]
    enum CodingKeys: String, CodingKey { case a, k }
  }
  struct Still: Encodable {
    let k: [Double]
    enum CodingKeys: String, CodingKey { case a, k }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(0, forKey: .a)
      // A number that is alone stands without brackets.
      if k.count == 1 {
        try container.encode(k[0], forKey: .k)
      } else {
        try container.encode(k, forKey: .k)
      }
    }
  }
  struct Transform: Encodable {
    let p: Moving
    let a = Still(k: [0, 0])
    let s = Still(k: [100, 100])
    let r = Still(k: [0])
    let o = Still(k: [100])
    enum CodingKeys: String, CodingKey { case p, a, s, r, o }
  }
  /// A rectangle and its colour, in a group.
  struct Shape: Encodable {
    let ty: String
    var p, s, r, c, o: Still?
    var it: [Shape]?
    var isIdentity = false
    enum CodingKeys: String, CodingKey { case ty, p, s, r, c, o, it, a }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(ty, forKey: .ty)
      try container.encodeIfPresent(p, forKey: .p)
      try container.encodeIfPresent(s, forKey: .s)
      try container.encodeIfPresent(r, forKey: .r)
      try container.encodeIfPresent(c, forKey: .c)
      try container.encodeIfPresent(o, forKey: .o)
      try container.encodeIfPresent(it, forKey: .it)
      if isIdentity { try container.encode(Still(k: [0, 0]), forKey: .a) }
    }
  }

  let ty = 4
  let ind = 1
  let ip = 0.0
  let op: Double
  let st = 0.0
  let ks: Transform
  let shapes = [
    Shape(
      ty: "gr",
      it: [
        Shape(ty: "rc", p: Still(k: [0, 0]), s: Still(k: [80, 80]), r: Still(k: [16])),
        Shape(ty: "fl", c: Still(k: [0.231, 0.51, 0.965, 1]), o: Still(k: [100])),
        Shape(
          ty: "tr", p: Still(k: [0, 0]), s: Still(k: [100, 100]), r: Still(k: [0]),
          o: Still(k: [100]), isIdentity: true),
      ])
  ]
  enum CodingKeys: String, CodingKey { case ty, ind, ip, op, st, ks, shapes }
}
