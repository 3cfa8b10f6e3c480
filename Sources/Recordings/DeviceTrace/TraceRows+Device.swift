import Geometry
import Stage

extension TraceRows {
  /// A device's screen by its height in points, to within half a point.
  static func screen(ofHeight height: Double) -> (width: Double, height: Double)? {
    Device.presetNames.lazy.compactMap { Device(named: $0)?.size }
      .first { abs($0.height - height) <= 0.5 }.map { ($0.width, $0.height) }
  }
}
