import Basics
public import Stage

extension Film: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The film in a line: approach, device, frames and, with a bar, the largest gap and overlap.
  public var description: String {
    var text =
      "\(approach) on \(device.name), \(frameCount) frames at \(framesPerSecond.shortest) per second"
    let measures = measures
    if measures.hasBar {
      let numbers = [measures.gapMax, measures.overlapMax].map { $0.value.decimals(upTo: 2) }
      text += ", gap at most \(numbers[0]) pt, overlap at most \(numbers[1]) pt"
    }
    guard !warnings.isEmpty else { return text }
    return text + ", \(warnings.count) \(warnings.count == 1 ? "warning" : "warnings")"
  }

  /// The same line, so that a failing test does not print every layer.
  public var debugDescription: String { description }

  /// Nothing but the line, for `dump` and failing tests.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
