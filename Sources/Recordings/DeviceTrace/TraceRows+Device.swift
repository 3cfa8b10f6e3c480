import Geometry
import Stage

extension TraceRows {
  /// The screen of a device that is so high, in points, to within half a point; nil where none is.
  static func screen(ofHeight height: Double) -> (width: Double, height: Double)? {
    Device.presetNames.lazy.compactMap { Device(named: $0)?.size }
      .first { abs($0.height - height) <= 0.5 }.map { ($0.width, $0.height) }
  }
}
