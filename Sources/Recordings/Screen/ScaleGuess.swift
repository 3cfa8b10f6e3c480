internal import Stage

/// How many pixels make a point, as a screen's size and its keys tell.
struct ScaleGuess {
  private(set) var scale: RecordingScale?
  private(set) var device: Device?
  private(set) var remarks: [String] = []

  /// Screens that fit not much worse than the best may be it, too.
  private static let likelihood = 6.0
  /// The least uncertainty of a scale that is not that of a known size, as a part of it.
  private static let least = 0.002

  init(area: PixelArea, keys: KeyGrid?, shapes: [ScreenShape]) {
    let all = ExactSize.all(width: area.width, height: area.height)
    // Where several screens have these pixels at different scales, the keys tell them apart.
    let agreeing = all.filter { size in
      keys.map { ScaleGuess.agree(size.screen, $0, size.scale) } ?? true
    }
    let exact = agreeing.isEmpty ? all : agreeing
    if let best = exact.first, exact.allSatisfy({ abs($0.scale / best.scale - 1) < 0.004 }) {
      scale = RecordingScale(
        pixelsPerPoint: best.scale,
        uncertainty: best.uncertainty(width: area.width, height: area.height), basis: .size,
        device: best.screen.name)
      device = ScaleGuess.device(best.screen)
      return
    }
    let likely = ScaleGuess.likely(area, keys, shapes)
    guard let best = likely.first else {
      remarks = [
        "Nothing tells how many pixels make a point: lengths are in pixels. Give --device."
      ]
      return
    }
    let spread = likely.map { abs($0.scale / best.scale - 1) }.max() ?? 0
    scale = RecordingScale(
      pixelsPerPoint: best.scale, uncertainty: max(ScaleGuess.least, spread) + 1 / area.width,
      basis: .keys,
      device: likely.count == 1 ? best.screen.name : nil)
    device = likely.count == 1 ? ScaleGuess.device(best.screen) : nil
    let widths = Set(likely.map(\.screen.width)).sorted().map(\.text)
    remarks = [
      likely.count == 1
        ? "The screen is taken for that of \(best.screen.name), by its shape and its keys. --device says which it is."
        : "The screen may be \(widths.joined(separator: ", ")) points wide: its shape and its keys do not tell which, and "
          + "lengths may be \((spread * 100).percent) % off. --device says which it is."
    ]
  }

  /// The screens that an area's shape and its keys' pitch allow, the best first, each with its scale.
  private static func likely(
    _ area: PixelArea, _ keys: KeyGrid?, _ shapes: [ScreenShape]
  ) -> [(screen: KnownScreen, scale: Double)] {
    if let best = shapes.first {
      return shapes.filter { $0.misfit <= best.misfit + likelihood }.map { ($0.screen, $0.scale) }
    }
    var all = KnownScreen.all.map { Guess($0, area, keys) }
    // An area of a known screen's shape is that screen, or one like it, whatever keys it shows.
    let whole = all.filter { $0.screen.hasShape(of: area) }
    if !whole.isEmpty { all = whole }
    if let keys {
      let agreeing = all.filter { agree($0.screen, keys, $0.scale) }
      if agreeing.isEmpty, whole.isEmpty { return [] }
      if !agreeing.isEmpty { all = agreeing }
    } else if whole.isEmpty {
      return []
    }
    all.sort { $0.misfit < $1.misfit }
    guard let best = all.first else { return [] }
    return all.filter { $0.misfit <= best.misfit + likelihood }.map { ($0.screen, $0.scale) }
  }

  /// A screen that an area may be.
  private struct Guess {
    let screen: KnownScreen
    let scale: Double
    /// How badly it fits.
    let misfit: Double

    init(_ screen: KnownScreen, _ area: PixelArea, _ keys: KeyGrid?) {
      self.screen = screen
      // Lengths are measured downwards, so the height tells the scale, unless the screen is cut.
      let isWhole = screen.hasShape(of: area)
      let scale = isWhole ? area.height / screen.height : area.width / screen.width
      self.scale = scale
      let shape = isWhole ? screen.misfit(area) : 2
      let pitch = keys.map { $0.pitch / scale / screen.rowPitch - 1 } ?? 0
      let strangeness = pitch / (screen.pitchTolerance / 3)
      misfit = 9 * shape * shape + strangeness * strangeness
    }
  }

  private static func agree(_ screen: KnownScreen, _ keys: KeyGrid, _ scale: Double) -> Bool {
    // The keys of a floating or split keyboard are a phone's on a tablet.
    screen.isTablet && keys.width < 0.7 * scale * screen.width
      || abs(keys.pitch / (scale * screen.rowPitch) - 1) <= screen.pitchTolerance
  }

  private static func device(_ screen: KnownScreen) -> Device? {
    Device(named: screen.name)?
      .turned(to: screen.width > screen.height ? .landscapeRight : .portrait)
  }
}

extension Double {
  /// One digit behind the point, of a positive number.
  fileprivate var percent: String {
    let tenths = Int((self * 10).rounded(.up))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
