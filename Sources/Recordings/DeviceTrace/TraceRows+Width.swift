import Stage

extension TraceRows {
  /// The width of a device whose screen is so high, in points; as of most phones where there is none.
  static func width(ofHeight height: Double) -> Double {
    let device = Device.presetNames.lazy.compactMap { Device(named: $0) }
      .first { $0.size.height == height }
    return device?.size.width ?? (height / 2.165).rounded()
  }
}
