internal import Stage

/// The pixels per point, by a screen's size and keys.
struct ScaleGuess {
  private(set) var scale: RecordingScale?
  private(set) var device: Device?
  private(set) var remarks: [String] = []

  /// Screens that fit not much worse than the best are possible, too.
  private static let likelihood = 6.0
  /// The least relative uncertainty of a scale, unless it is that of a known size (`ofSize`).
  private static let least = 0.002
  private static let ofSize = 0.0005

  init(area: PixelArea, keys: KeyGrid?, shapes: [ScreenShape]) {
    let likely = ScaleGuess.likely(area, keys, shapes)
    if let screen = ScaleGuess.sure(area, keys, likely) {
      // Lengths are measured downwards, so the height decides the scale.
      let pixels = area.height / screen.height
      scale = RecordingScale(
        pixelsPerPoint: pixels,
        uncertainty: max(ScaleGuess.ofSize, abs(area.width / screen.width / pixels - 1)),
        basis: .size, device: screen.name)
      device = ScaleGuess.device(screen)
      return
    }
    guard let best = likely.first else {
      remarks = [
        "The number of pixels per point is unknown: lengths are in pixels. Give --device."
      ]
      return
    }
    let spread = likely.map { abs($0.scale / best.scale - 1) }.max() ?? 0
    scale = RecordingScale(
      pixelsPerPoint: best.scale, uncertainty: max(ScaleGuess.least, spread) + 1 / area.width,
      basis: .keys,
      device: likely.count == 1 ? best.screen.name : nil)
    device = likely.count == 1 ? ScaleGuess.device(best.screen) : nil
    remarks = [
      likely.count == 1
        ? "By its shape and its keys the screen is taken for that of \(best.screen.name). Use --device to set it."
        : "The screen may be \(ScaleGuess.names(likely.map(\.screen))): its shape and its keys fit each"
          + (spread < 0.0005 ? "" : ", and lengths may be \((spread * 100).percent) % off")
          + ". Use --device to set it."
    ]
    if keys?.areStrange(on: likely) == true {
      remarks.append(
        "No known iPhone of this shape has rows of keys this far apart: it may be another keyboard, such as Android's."
      )
    }
  }

  /// Screens by their widths, or by their sizes if they share one, each with a device that has it.
  private static func names(_ screens: [KnownScreen]) -> String {
    let isOneWidth = Set(screens.map(\.width)).count == 1
    var seen: Set<[Double]> = []
    let each = screens.filter {
      seen.insert(isOneWidth ? [$0.width, $0.height] : [$0.width]).inserted
    }
    .sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    .map { screen in
      let size = isOneWidth ? "\(screen.width.text) × \(screen.height.text)" : screen.width.text
      return "\(size) (\(screen.name))"
    }
    return (each.dropLast().isEmpty ? "" : each.dropLast().joined(separator: ", ") + " or ")
      + (each.last ?? "") + (isOneWidth ? " points large" : " points wide")
  }

  /// The screen whose device records this size or, if scaled, the only one of its shape.
  private static func sure(
    _ area: PixelArea, _ keys: KeyGrid?, _ likely: [(screen: KnownScreen, scale: Double)]
  ) -> KnownScreen? {
    let all = ExactSize.all(width: area.width, height: area.height)
    // If several screens have these pixels at different scales, the keys decide.
    let agreeing = all.filter { size in keys.map { agree(size.screen, $0, size.scale) } ?? true }
    let exact = agreeing.isEmpty ? all : agreeing
    guard let best = exact.first(where: \.isOwn) ?? exact.first,
      exact.allSatisfy({ $0.isOwn != best.isOwn || $0.screen.hasSize(of: best.screen) })
    else { return nil }
    if best.isOwn { return best.screen }
    let others = KnownScreen.all.filter { $0.hasShape(of: area) }
    return others.allSatisfy { $0.hasSize(of: best.screen) } ? best.screen : nil
  }

  /// The possible screens by shape and pitch, the best first, each with its scale.
  private static func likely(
    _ area: PixelArea, _ keys: KeyGrid?, _ shapes: [ScreenShape]
  ) -> [(screen: KnownScreen, scale: Double)] {
    if let best = shapes.first {
      return shapes.filter { $0.misfit <= best.misfit + likelihood }.map { ($0.screen, $0.scale) }
    }
    let all = KnownScreen.all.map { Guess($0, area, keys) }
    // An area of a known screen's shape is that screen, or one like it, whatever keys it shows.
    let whole = all.filter(\.isWhole)
    let possible = whole.isEmpty ? all : whole
    let agreeing = possible.filter { guess in
      keys.map { agree(guess.screen, $0, guess.scale) } ?? !whole.isEmpty
    }
    // A picture cut or scaled a little carelessly: its keys are those of a screen of nearly its shape.
    let near = all.filter { guess in
      guess.screen.misfit(area) <= 2 && keys.map { agree(guess.screen, $0, guess.scale) } ?? false
    }
    if agreeing.isEmpty, !near.isEmpty { return near.map { ($0.screen, $0.scale) } }
    if agreeing.isEmpty {
      // Other keys than letters are not evidence.
      return whole.sorted { $0.shape < $1.shape }.map { ($0.screen, $0.scale) }
    }
    let sorted = agreeing.sorted { $0.misfit < $1.misfit }
    var likely = sorted.filter { $0.misfit <= sorted[0].misfit + likelihood }
    // Layouts and systems have keys of several heights, so keys alone never decide between screens of one shape.
    if likely.allSatisfy({ $0.screen.hasSize(of: sorted[0].screen) }) {
      let others = whole.filter { !$0.screen.hasSize(of: sorted[0].screen) }
      likely += others.min { $0.misfit < $1.misfit }.map { [$0] } ?? []
    }
    return likely.map { ($0.screen, $0.scale) }
  }

  private struct Guess {
    let screen: KnownScreen
    let scale: Double
    let isWhole: Bool
    /// The misfit of its shape, and that of shape and keys.
    let shape, misfit: Double

    init(_ screen: KnownScreen, _ area: PixelArea, _ keys: KeyGrid?) {
      self.screen = screen
      // Lengths are measured downwards, so the height decides the scale, unless the screen is cut.
      let area = area.widened(by: keys, on: screen)
      isWhole = screen.hasShape(of: area)
      let scale = isWhole ? area.height / screen.height : area.width / screen.width
      self.scale = scale
      // All shapes within a pixel are equal, as recorders squeeze screens to even sides; among them, one whose pixels
      // or points the picture has comes first.
      let isExact = ExactSize.all(width: area.width, height: area.height).contains {
        $0.screen.hasSize(of: screen)
      }
      shape = isExact ? 0 : isWhole ? 1 : 36
      let pitch = keys.map { $0.rows.pitch / scale / screen.rowPitch - 1 } ?? 0
      let strangeness = pitch / (screen.pitchTolerance / 3)
      misfit = shape + strangeness * strangeness
    }
  }

  private static func agree(_ screen: KnownScreen, _ keys: KeyGrid, _ scale: Double) -> Bool {
    // The keys of a floating or split keyboard are a phone's on a tablet.
    screen.isTablet && keys.width < 0.7 * scale * screen.width
      || abs(keys.rows.pitch / (scale * screen.rowPitch) - 1) <= screen.pitchTolerance
  }

  private static func device(_ screen: KnownScreen) -> Device? {
    Device(named: screen.name)?
      .turned(to: screen.width > screen.height ? .landscapeRight : .portrait)
  }
}

extension PixelArea {
  /// As wide as a screen is by the keys on it, if this shows less of it.
  func widened(by keys: KeyGrid?, on screen: KnownScreen) -> PixelArea {
    var area = self
    if let keys {
      area.width = max(width, keys.scale(on: screen, height: y + height) * screen.width)
    }
    return area
  }
}

extension Double {
  /// With one decimal, of a positive number.
  fileprivate var percent: String {
    let tenths = Int((self * 10).rounded(.up))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
