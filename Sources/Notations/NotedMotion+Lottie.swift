import Basics
import Easing

extension NotedMotion {
  /// Frames per second of the animation; keyframes may be between frames.
  private static let rate = 60.0

  /// An animation of a rounded square that goes up by 336 points this way.
  ///
  /// Source: Lottie Animation Community, Lottie Specification 1.0: animations, shape layers, Bézier keyframes. Names are
  /// those of the format: t time, s start, o and i the tangents out of a keyframe and into the next.
  func lottie(within tolerance: Double) throws -> String {
    let (left, bottom, top) = (100.0, 386.0, 50.0)
    func keyframe(_ share: Double, _ progress: Double, by bezier: CubicBezier?) -> JSONTree {
      let bezier = bezier ?? CubicBezier.straight
      return [
        "t": .number(share * duration * NotedMotion.rate),
        "s": .numbers([left, bottom + (top - bottom) * progress]),
        "o": ["x": .number(bezier.x1), "y": .number(bezier.y1)],
        "i": ["x": .number(bezier.x2), "y": .number(bezier.y2)],
      ]
    }
    var frames: [JSONTree]
    if case .curve(let curve) = motion, let bezier = curve.bezierOrStraight {
      frames = [keyframe(0, 0, by: bezier)]
    } else {
      frames = try line(within: tolerance).line.points.dropLast().map {
        keyframe($0.input, $0.output, by: nil)
      }
    }
    frames.append(keyframe(1, 1, by: nil))
    let end = JSONTree.number((duration * NotedMotion.rate).rounded(.up) + 1)
    let position: JSONTree = ["a": 1, "k": .list(frames)]
    let animation: JSONTree = [
      "v": "5.7.0", "nm": .text(name), "ip": 0, "op": end, "fr": .number(NotedMotion.rate),
      "w": 200, "h": 436,
      "layers": [
        [
          "ty": 4, "ind": 1, "ip": 0, "op": end, "st": 0,
          "ks": NotedMotion.transform(position), "shapes": [NotedMotion.square],
        ]
      ],
    ]
    return try animation.text
  }

  private static func still(_ value: JSONTree) -> JSONTree { ["a": 0, "k": value] }

  private static func transform(_ position: JSONTree) -> JSONTree {
    [
      "p": position, "a": still([0, 0]), "s": still([100, 100]), "r": still(0), "o": still(100),
    ]
  }

  private static let square: JSONTree = [
    "ty": "gr",
    "it": [
      ["ty": "rc", "p": still([0, 0]), "s": still([80, 80]), "r": still(16)],
      ["ty": "fl", "c": still([0.231, 0.51, 0.965, 1]), "o": still(100)],
      [
        "ty": "tr", "p": still([0, 0]), "a": still([0, 0]), "s": still([100, 100]), "r": still(0),
        "o": still(100),
      ],
    ],
  ]
}
