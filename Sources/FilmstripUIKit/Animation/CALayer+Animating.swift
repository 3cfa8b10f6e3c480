import Foundation
import Easing
import Stage

/// A number of the stage that a key path leads to.
struct Channel {
  let property: Property
  /// Its place in the key path's values: of a point x, y, of a rectangle also width, height.
  let place: Int
  /// How much less its values are than the layer's, in points: the anchor's place from the middle.
  var offset = 0.0

  /// The numbers of a key path; nil where the stage has none.
  static func all(_ path: String) -> [Channel]? {
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let kinds: [[String]: [Property]] = [
      ["position"]: [.centerX, .centerY], ["bounds"]: [.originX, .originY, .width, .height],
      ["bounds", "origin"]: [.originX, .originY], ["bounds", "size"]: [.width, .height],
      ["opacity"]: [.alpha], ["transform"]: [.translationX, .translationY, .scaleX, .scaleY],
      ["transform", "translation"]: [.translationX, .translationY],
    ]
    if let known = kinds[words] {
      return known.enumerated().map { Channel(property: $1, place: $0) }
    }
    // One factor for both.
    if words == ["transform", "scale"] {
      return [Channel(property: .scaleX, place: 0), Channel(property: .scaleY, place: 0)]
    }
    let pairs =
      words.dropLast() == ["transform", "scale"] ? [.scaleX, .scaleY] : kinds[words.dropLast()]
    let place = [["x", "width"], ["y", "height"]].firstIndex { $0.contains(words.last ?? "") }
    guard let pairs, pairs.count == 2, let place else { return nil }
    return [Channel(property: pairs[place], place: 0)]
  }
}

/// The numbers of an animation's value; nil where it has none that are known.
@MainActor
func numbers(of value: Any?) -> [Double]? {
  switch value {
  case let number as NSNumber: [number.doubleValue]
  case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  case let point as CGPoint: [Double(point.x), Double(point.y)]
  case let size as CGSize: [Double(size.width), Double(size.height)]
  case let transform as CATransform3D: numbers(of: transform.affine)
  case let transform as CGAffineTransform:
    [transform.tx, transform.ty, transform.a, transform.d].map { Double($0) }
  default: nil
  }
}

extension [Double] {
  func number(at place: Int) -> Double? { indices.contains(place) ? self[place] : nil }
  subscript(at channel: Channel) -> Double? {
    number(at: channel.place).map { $0 - channel.offset }
  }
}

/// When an animation plays: its own times within its group's.
@MainActor
private struct Times {
  var delay: Double
  let duration: Double
  let speed: Double
  let repetition: Repetition

  /// - Parameter now: Film time, in seconds, to which begin times are related.
  init?(_ animation: CAAnimation, in group: Times?, now: Double, otherwise: Double) {
    let own = Double(animation.speed)
    guard own > 0, own.isFinite else {
      Play.warn("A \(type(of: animation)) of speed \(own) is not modelled, and not shown.")
      return nil
    }
    let whole = group.map { $0.duration * $0.speed } ?? otherwise
    let length = animation.duration > 0 ? animation.duration : whole
    speed = own * (group?.speed ?? 1)
    duration = length / speed
    let begin = animation.beginTime
    delay = group.map { $0.delay + begin / $0.speed } ?? (begin == 0 ? 0 : begin - mediaTime(now))
    let cycle = length * (animation.autoreverses ? 2 : 1)
    let count =
      animation.repeatCount > 0
      ? Double(animation.repeatCount)
      : animation.repeatDuration > 0 ? animation.repeatDuration / cycle : 1
    repetition = Repetition(count: count, autoreverses: animation.autoreverses) ?? .once
  }

  /// With its repetitions, in seconds.
  var whole: Double { duration * repetition.count * (repetition.autoreverses ? 2 : 1) }
}

extension CALayer {
  public func add(_ animation: CAAnimation, forKey key: String?) {
    play.calls.step()
    let simulation = node.simulation
    guard simulation.isPlaying else {
      return Play.warn("A \(type(of: animation)) from before the film begins is not shown.")
    }
    let standard = CATransaction.animationDuration()
    guard
      let times = Times(
        animation, in: nil, now: simulation.now, otherwise: standard > 0 ? standard : 0.25)
    else { return }
    // Core Animation sets it in its copy of the animation (CATransaction.h).
    let own = animation.timingFunction
    animation.timingFunction = CATransaction.animationTimingFunction() ?? own
    let parts = parts(of: animation, times, in: nil)
    animation.timingFunction = own
    let delegate = animation.delegate
    let isPlain = !(animation is CAAnimationGroup) && !parts.isEmpty
    let play = play
    let running = LayerAnimation(
      of: node, parts, key: key, delay: times.delay, duration: isPlain ? nil : times.whole,
      staysAtEnd: !animation.isRemovedOnCompletion,
      didStart: { [unowned play] in
        play.calls.run("animationDidStart") {
          MainActor.assumeIsolated { delegate?.animationDidStart(animation) }
        }
      },
      didStop: { [unowned play] finished in
        play.calls.run("animationDidStop") {
          MainActor.assumeIsolated { delegate?.animationDidStop(animation, finished: finished) }
        }
      })
    given.removeAll { key != nil && $0.key == key }
    given.append((key, animation, running))
  }

  public func removeAnimation(forKey key: String) {
    given.removeAll { $0.key == key }
    node.removeAnimation(key)
  }

  public func removeAllAnimations() {
    given = []
    node.removeAllAnimations()
  }

  /// Those that the app gave; animations of blocks are not among them.
  public func animation(forKey key: String) -> CAAnimation? {
    given.last { $0.key == key && $0.running.isThere }?.animation
  }

  public func animationKeys() -> [String]? {
    let keys = given.filter(\.running.isThere).compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  private func parts(
    of animation: CAAnimation, _ times: Times, in group: (CAAnimationGroup, Times)?
  ) -> [LayerAnimation.Part] {
    switch animation {
    case let own as CAAnimationGroup:
      return (own.animations ?? []).flatMap { child -> [LayerAnimation.Part] in
        guard let inner = Times(child, in: times, now: 0, otherwise: 0) else { return [] }
        return parts(of: child, inner, in: (own, times))
      }
    case let animation as CAPropertyAnimation:
      return parts(of: animation, times, in: group)
    default:
      Play.warn("A \(type(of: animation)) is not shown.")
      return []
    }
  }

  private func parts(
    of animation: CAPropertyAnimation, _ times: Times, in group: (CAAnimationGroup, Times)?
  ) -> [LayerAnimation.Part] {
    let path = animation.keyPath ?? ""
    guard let channels = channels(path, of: animation) else {
      Play.warn("An animation of “\(path)” is not shown.")
      return []
    }
    let courses = animation.courses(of: channels)
    guard courses.count == channels.count else {
      Play.warn(
        "A \(type(of: animation)) of “\(path)” has no values of its kind, and is not shown.")
      return []
    }
    var (pace, repetition) = (
      animation.pace(over: times.duration, speed: times.speed), times.repetition
    )
    if let (group, outer) = group {
      let isWhole =
        times.duration == outer.duration && times.delay == outer.delay && repetition == .once
      if outer.repetition != .once {
        if isWhole { repetition = outer.repetition } else { tell("repetition") }
      }
      if let curve = group.timingFunction?.curve {
        let isPlain = pace == .unitCurve(.linear) && !(animation is CASpringAnimation)
        if isWhole, isPlain { pace = .unitCurve(curve) } else { tell("timingFunction") }
      }
      if group.timeOffset != 0 { tell("timeOffset") }
    }
    let isCumulative = animation.isCumulative && repetition.count > 1
    let hasEnds = courses.allSatisfy { if case .through = $0 { true } else { false } }
    if isCumulative, !hasEnds {
      Play.warn("A cumulative animation without both values begins each repetition anew in films.")
    }
    let fill = animation.fillMode
    return zip(channels, courses).map { channel, course in
      LayerAnimation.Part(
        channel.property, course, isAdditive: animation.isAdditive, isCumulative: isCumulative,
        pace: pace,
        duration: times.duration, delay: times.delay, repetition: repetition,
        phase: animation.timeOffset / times.speed, fillsBefore: fill == .backwards || fill == .both,
        fillsAfter: fill == .forwards || fill == .both)
    }
  }

  private func tell(_ what: String) {
    Play.warn("The \(what) of an animation group is played only by animations as long as it.")
  }

  /// The numbers of a key path, from this layer's middle.
  private func channels(_ path: String, of animation: CAPropertyAnimation) -> [Channel]? {
    let isAnchored = anchorPoint != CGPoint(x: 0.5, y: 0.5)
    if isAnchored, path.hasPrefix("bounds") || path.hasPrefix("transform.scale") {
      Play.warn("“\(path)” of a layer with its own anchorPoint is animated about its middle.")
    }
    guard var channels = Channel.all(path) else { return nil }
    guard !animation.isAdditive else {
      // Matrices are multiplied, not added.
      return path == "transform" ? Array(channels.prefix(2)) : channels
    }
    let offset = anchorOffset(bounds.size)
    for index in channels.indices {
      switch channels[index].property {
      case .centerX: channels[index].offset = Double(offset.x)
      case .centerY: channels[index].offset = Double(offset.y)
      default: break
      }
    }
    return channels
  }
}
