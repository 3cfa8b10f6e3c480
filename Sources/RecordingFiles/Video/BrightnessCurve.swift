internal import Essentials

/// The curves of brightness in HDR videos.
///
/// Read as SDR they have hardly any contrast near white, the colour of keys and their background.
///
/// Sources: ITU-R BT.2100 for both curves, ITU-R BT.2408 for the brightness of white.
enum BrightnessCurve: String {
  /// Perceptual quantiser: values are a display's absolute brightness.
  case pq = "smpte2084"
  /// Hybrid log-gamma: values are relative to the brightest.
  case hlg = "arib-std-b67"

  /// By ffprobe's name of a colour transfer; nil for those of SDR.
  init?(_ transfer: String) { self.init(rawValue: transfer) }

  /// The brightness of white, in candela a square metre.
  private static let white = 203.0
  /// The approximate exponent of brightness in SDR.
  private static let gamma = 2.4

  /// The shown brightness, 0…255, of each of 256 values.
  ///
  /// - Parameters:
  ///   - transfer: The colour transfer, by ffprobe's name.
  ///   - isLimited: Whether values count from 16 to 235.
  static func levels(transfer: String, isLimited: Bool) -> [UInt8] {
    let curve = BrightnessCurve(transfer)
    return (0..<256).map { value in
      let signal = isLimited ? (Double(value) - 16) / 219 : Double(value) / 255
      let shown = curve?.shown(min(max(signal, 0), 1)) ?? signal
      return UInt8(min(255, max(0, (shown * 255).rounded())))
    }
  }

  /// SDR's value of an HDR value's brightness, 1 for white.
  private func shown(_ signal: Double) -> Double {
    let light: Double
    switch self {
    case .pq:
      let root = pow(signal, 1 / 78.84375)
      light =
        10_000 * pow(max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root), 1 / 0.1593017578125)
    case .hlg:
      let scene =
        signal <= 0.5
        ? signal * signal / 3 : (exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12
      // On a display of 1000 candela.
      light = 1000 * pow(scene, 1.2)
    }
    return pow(light / BrightnessCurve.white, 1 / BrightnessCurve.gamma)
  }
}
