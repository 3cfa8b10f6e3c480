/// Content after a finger lets go: it decelerates, bounces at an end, or returns from beyond.
///
/// Guarantees: offset and speed are continuous from piece to piece; from `duration` on it is at rest, inside the range.
/// The last step to an end may be as far as `Bounce.restingDistance`.
///
/// That content thrown back from beyond an end faster than the spring holds it decelerates inside as usual is our
/// choice; Apple documents none of it.
package struct ScrollMotion: Sendable, Hashable {
  private struct Piece: Hashable {
    enum Motion: Hashable {
      case deceleration(Deceleration)
      case bounce(Bounce, edge: Double)
    }

    /// Seconds from the start of the whole.
    let begin: Double
    let motion: Motion
  }

  /// In order of time; at most three.
  private var pieces: [Piece] = []
  /// When it comes to rest, in seconds; 0 where there is nothing to move.
  package private(set) var duration = 0.0
  package private(set) var end: Double

  /// A motion from an offset, in points, at a velocity, in points per second.
  ///
  /// - Parameters:
  ///   - range: The offsets between the content's ends, in points.
  ///   - rate: Its deceleration rate.
  ///   - target: Where it should come to rest if unobstructed, in points; nil follows from the speed.
  ///   - bounces: Whether it passes its ends.
  package init(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>,
    rate: Deceleration.Rate = .normal, toward target: Double? = nil,
    bounces: Bool = true
  ) {
    end = offset
    var offset = offset
    var velocity = velocity
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    if offset != edge {
      guard bounces else {
        end = edge
        return
      }
      guard let bounce = Bounce(from: offset - edge, velocity: velocity) else { return }
      // A crossing later than the bounce's duration does not count.
      guard let crossing = bounce.crossing, crossing < bounce.duration() else {
        add(bounce, at: edge)
        return
      }
      pieces.append(Piece(begin: 0, motion: .bounce(bounce, edge: edge)))
      duration = crossing
      (offset, velocity) = (edge, bounce.velocity(at: crossing))
      end = edge
    }
    let given = target.flatMap { Deceleration(from: offset, to: $0, rate: rate) }
    guard
      let deceleration = given ?? Deceleration(from: offset, velocity: velocity, rate: rate)
    else { return }
    velocity = deceleration.velocity
    // The target itself, as rounding may take the motion just past an end.
    let rest = given.flatMap { _ in target } ?? deceleration.end
    let limit = velocity < 0 ? range.lowerBound : range.upperBound
    let passes = velocity < 0 ? rest < limit : velocity > 0 && rest > limit
    guard passes, let arrival = deceleration.time(at: limit) else {
      guard deceleration.duration > 0 else { return }
      end = rest
      pieces.append(Piece(begin: duration, motion: .deceleration(deceleration)))
      duration += deceleration.duration
      return
    }
    pieces.append(Piece(begin: duration, motion: .deceleration(deceleration)))
    duration += arrival
    end = limit
    guard bounces, let bounce = Bounce(from: 0, velocity: deceleration.velocity(at: arrival))
    else { return }
    add(bounce, at: limit)
  }

  private mutating func add(_ bounce: Bounce, at edge: Double) {
    end = edge
    pieces.append(Piece(begin: duration, motion: .bounce(bounce, edge: edge)))
    duration += bounce.duration()
  }

  package func offset(at time: Double) -> Double {
    guard time < duration, let piece = piece(at: time) else { return end }
    switch piece.motion {
    case .deceleration(let deceleration): return deceleration.position(at: time - piece.begin)
    case .bounce(let bounce, let edge): return edge + bounce.position(at: time - piece.begin)
    }
  }

  /// The velocity at a time, in points per second; 0 at rest.
  package func velocity(at time: Double) -> Double {
    guard time < duration, let piece = piece(at: time) else { return 0 }
    switch piece.motion {
    case .deceleration(let deceleration): return deceleration.velocity(at: time - piece.begin)
    case .bounce(let bounce, _): return bounce.velocity(at: time - piece.begin)
    }
  }

  private func piece(at time: Double) -> Piece? {
    pieces.last { $0.begin <= max(0, time) }
  }
}
