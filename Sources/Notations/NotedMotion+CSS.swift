import Basics
import Easing

extension NotedMotion {
  /// The easing function of CSS, and for a comment how near it is.
  func easing(within tolerance: Double) throws -> (text: String, accuracy: String?) {
    if case .curve(let curve) = motion { return (curve.css, nil) }
    let (line, error) = try line(within: tolerance)
    let last = line.points.count - 1
    let stops = line.points.enumerated().map { index, point in
      // The first and the last stop have their places without saying so.
      let isPlain = (index == 0 && point.input == 0) || (index == last && point.input == 1)
      let place = isPlain ? "" : " \((point.input * 100).decimals(upTo: 4))%"
      return point.output.decimals(upTo: 9) + place
    }
    return (
      "linear(\(stops.joined(separator: ", ")))",
      NotedMotion.accuracy("\(line.points.count) stops", error)
    )
  }

  /// Source: CSS Easing Functions Level 2, for `linear()`.
  func css(within tolerance: Double) throws -> String {
    let (text, accuracy) = try easing(within: tolerance)
    return """
      /* \(([heading] + [accuracy].compactMap(\.self)).joined(separator: ".\n   ")). */
      :root {
        --\(hyphened)-duration: \(milliseconds)ms;
        --\(hyphened)-easing: \(text);
      }

      """
  }

  /// Milliseconds, with as many decimals as it needs.
  var milliseconds: String { (duration * 1000).decimals(upTo: 3) }

  /// A part of the distance between two lines' places, along which browsers move evenly.
  func cssKeyframes(within tolerance: Double) throws -> String {
    let (line, error) = try line(within: tolerance)
    // Browsers take only the last of two at one place, so the first of a jump is a hair before it.
    let frames = line.points.indices.map { index in
      let point = line.points[index]
      let isPassed = line.points[(index + 1)...].first?.input == point.input
      let place = isPassed ? max(0, point.input - 0.000001) : point.input
      return "  \((place * 100).decimals(upTo: 4))% "
        + "{ translate: 0 calc(var(--distance) * \(point.output.decimals(upTo: 9))); }"
    }
    return """
      /* \(heading).
         \(NotedMotion.accuracy("\(line.points.count) keyframes", error)).
         --distance is how far it goes, such as -336px for a bar above a keyboard. */
      @keyframes \(hyphened) {
      \(frames.joined(separator: "\n"))
      }
      .\(hyphened) {
        animation-name: \(hyphened);
        animation-duration: \(milliseconds)ms;
        animation-timing-function: linear;
        animation-fill-mode: both;
      }

      """
  }
}
