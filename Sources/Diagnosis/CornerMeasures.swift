import LibC

/// The area visible behind the rounded upper corners of an iOS 26 keyboard, in square points.
///
/// Neither the keyboard nor the bar's background is drawn in it.
public struct CornerMeasures: Sendable, Hashable {
  /// The largest at rest: just before an event, or at the film's end, with everything still.
  public let bleedAtRest: Measure
  /// The largest while a docked keyboard shows.
  public let bleedMax: Measure

  /// Both.
  public var all: [Measure] { [bleedAtRest, bleedMax] }
}

extension Film {
  /// The area visible behind a docked keyboard's corners at a time, in square points.
  ///
  /// Nil while none shows, where its corners are square, and next to a hardware keyboard's narrow bar, where all of the
  /// screen shows.
  package func cornerBleed(at time: Double) -> Double? { cornerBleed(at: .at(time)) }

  func cornerBleed(at moment: Moment) -> Double? {
    cornerBleeds(at: moment)?.reduce(0) { $0 + $1.area }
  }

  /// The area behind each of the keyboard's corners, from the left, with the corner's place.
  package func cornerBleeds(at moment: Moment) -> [(corner: Point, area: Double)]? {
    guard showsKeyboard(at: moment.time), let layer = layer(of: .keyboard, at: moment),
      case .keyboard(let face) = layers[layer].contents, face.cornerRadius > 0,
      face.barWidth == nil, let keyboard = rect(of: layer, at: moment)
    else { return nil }
    let corner = RoundCorner(radius: face.cornerRadius)
    let grounds = barGrounds(at: moment)
    // The part below the screen is invisible.
    let below = (screen(at: moment.time).maxY - keyboard.minY, Double.infinity)
    // Around an app's window the system's background shows, not the app's.
    let place = window == .full ? nil : rect(of: .sheet, at: moment)
    let sides = [keyboard.minX, keyboard.maxX - corner.radius].filter { left in
      let square = Rect(x: left, y: keyboard.minY, width: corner.radius, height: corner.radius)
      return place.map { !$0.intersection(square).isEmpty } ?? true
    }
    return sides.map { left in
      let right = left + corner.radius
      let covered = grounds.filter { $0.minX <= left && $0.maxX >= right }
        .map { ($0.minY - keyboard.minY, $0.maxY - keyboard.minY) }
      let outer = Point(x: left == keyboard.minX ? left : right, y: keyboard.minY)
      return (outer, corner.area(outside: covered + [below]))
    }
  }

  /// The measures of the corners between two times, in seconds; nil where the keyboard's corners are square.
  package func cornerMeasures(in range: ClosedRange<Double>) -> CornerMeasures? {
    let bleeds = frames(in: range) { cornerBleed(at: $0) }.compactMap { frame in
      frame.value.map { (frame.time, $0) }
    }
    guard !bleeds.isEmpty else { return nil }
    let rests = restsWithKeyboard.filter { range.contains($0.time) }.compactMap { moment in
      cornerBleed(at: moment).map { (moment.time, $0) }
    }
    return CornerMeasures(
      bleedAtRest: Measure("corners.bleed", largestOf: rests, "pt²"),
      bleedMax: Measure("corners.bleed.max", largestOf: bleeds, "pt²"))
  }
}

/// The part of a square that a quarter of a disc in it leaves free: the corner above its arc.
struct RoundCorner {
  let radius: Double

  /// All of it, in square points: r²(1 − π/4).
  var area: Double { area(above: radius) }

  /// Its first `depth` points from the top, in square points.
  ///
  /// At depth y it is r − √(r² − (r − y)²) wide; the integral of that.
  private func area(above depth: Double) -> Double {
    let rest = radius - min(max(depth, 0), radius)
    let sine = radius > 0 ? rest / radius : 0
    func disc(_ sine: Double) -> Double {
      radius * radius / 2 * (asin(sine) + sine * max(0, 1 - sine * sine).squareRoot())
    }
    return radius * (radius - rest) - (disc(1) - disc(sine))
  }

  /// The area outside some ranges of depth, in square points.
  func area(outside ranges: [(Double, Double)]) -> Double {
    var free = area
    var end = -Double.infinity
    for (top, bottom) in ranges.sorted(by: { $0.0 < $1.0 }) where bottom > end {
      free -= area(above: bottom) - area(above: max(top, end))
      end = bottom
    }
    return max(0, free)
  }
}

extension CornerMeasures: CustomStringConvertible {
  /// The measures that are not 0.
  public var description: String { all.line }
}
