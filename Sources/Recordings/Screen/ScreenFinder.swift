public import Stage

/// Finds the screen of a phone or tablet in a recording's pictures, and its pixels per point.
///
/// It searches for the keyboard: rows of keys between gaps that span the screen, whatever is around that. Below and
/// above them the screen ends where one of the known screens would.
public struct ScreenFinder: Sendable {
  /// The screen's area, if it was given.
  public var area: PixelArea?
  /// The device, if its name was given.
  public var device: Device?
  /// Pixels per point, if they were given.
  public var pixelsPerPoint: Double?

  /// A finder with given values, which are taken as they are.
  public init(area: PixelArea? = nil, device: Device? = nil, pixelsPerPoint: Double? = nil) {
    self.area = area
    self.device = device
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// The screen in some whole pictures, spread over the recording: two dozen are enough.
  ///
  /// - Throws: `RecordingRefusal` if nothing can be read from the recording, or not without help.
  public func find(in samples: [LumaFrame]) throws -> ScreenFinding {
    let picture = try PixelArea(ofKeysIn: samples.first)
    if let area,
      area.wholeRows.clamped(to: picture.wholeRows).count < 100
        || area.wholeColumns.clamped(to: picture.wholeColumns).count < FlatStrip.shortest
    {
      throw RecordingRefusal(
        "The given screen \(area.text) is outside the picture, which has \(picture.width.text) × \(picture.height.text) pixels, or is too small.",
        advice: "Give --screen as X,Y,WIDTH,HEIGHT in pixels of the picture.")
    }
    var keyboards = SeenKeyboards(samples, in: area)
    try keyboards.check(picture, isGiven: area != nil)
    if area == nil, ScreenTurn.isSeen(in: samples) {
      throw RecordingRefusal(
        "The screen is upright in one part of the recording and on its side in another: the device is turned in between.",
        advice: "Cut the recording there, or record again without turning.")
    }
    if let area { return finding(area, keyboards.best, []) }
    if let best = keyboards.best, !best.fillsWidth(of: picture),
      !keyboards.areOnPhone(in: samples, picture)
    {
      let others = SeenKeyboards.others(samples)
      keyboards = others.first { $0.areOnPhone(in: samples, picture) } ?? keyboards
    }
    guard let keys = keyboards.best else {
      throw RecordingRefusal(
        "No rows of keys are seen in the recording: neither those of an iPhone's keyboard nor those of an iPad's. Android keyboards are not supported.",
        advice:
          "If a keyboard is visible, give the screen with --screen X,Y,WIDTH,HEIGHT, and the device with --device."
      )
    }
    let finding = try find(keys, keyboards, samples, picture)
    if finding.scale?.uncertainty ?? 0 > ScreenFinder.vaguest {
      throw RecordingRefusal(
        "No keyboard is recognised: the apparent rows of keys fit screens of very different widths.",
        advice: "If a keyboard is visible, name its device with --device.")
    }
    if device == nil, finding.area.height > ScreenFinder.squarestPhone * finding.area.width,
      let sign = keyboards.androidSign(in: samples)
    {
      throw RecordingRefusal(
        "\(sign), as on an Android keyboard and not on an iPhone's: Android keyboards are not supported.",
        advice: "If the picture is an iPhone's, say which with --device.")
    }
    if let scale = finding.scale, scale.basis == .size,
      keys.isAndroids(pixelsPerPoint: scale.pixelsPerPoint)
    {
      throw RecordingRefusal(
        "The rows of keys are \((keys.rows.pitch / scale.pixelsPerPoint).rounded().text) points apart, as on an Android keyboard and not on an iPhone's: Android keyboards are not supported.",
        advice: "If the picture is an iPhone's, say which with --device.")
    }
    return finding
  }

  private func find(
    _ keys: KeyGrid, _ keyboards: SeenKeyboards, _ samples: [LumaFrame], _ picture: PixelArea
  ) throws -> ScreenFinding {
    // A picture of exactly a tablet's pixels is one, though its keyboard may float or be split.
    let exact = ExactSize.all(width: picture.width, height: picture.height)
    let fillsWidth = keys.fillsWidth(of: picture)
    if fillsWidth
      ? !exact.isEmpty || KnownScreen.all.contains(where: { $0.hasShape(of: picture) })
      : exact.contains(where: { $0.screen.isTablet })
    {
      return finding(picture, keys, [])
    }
    let edges = ScreenEdges(samples, keys: keys, keyboards, picture)
    let own = edges.shapes.filter { shape in
      device.map {
        Set([$0.size.width, $0.size.height]) == Set([shape.screen.width, shape.screen.height])
      } ?? false
    }
    // A given device's upright screen that is cut fits none of the others.
    let isCut =
      fillsWidth && own.isEmpty && picture.height > picture.width
      && device.map { picture.height / picture.width < $0.size.height / $0.size.width } ?? false
    // As wide as the picture, and with neither edge in it: a screen that is cut is as likely as one with something above
    // and below that cannot be told from it.
    let shapes = (isCut ? [] : own.isEmpty ? edges.shapes : own)
      .filter { !fillsWidth || $0.isTold }
    guard let best = shapes.first else {
      // A picture taller than any screen was not cut.
      if fillsWidth, device == nil, picture.height / picture.width > ScreenFinder.tallest {
        throw ScreenFinder.tooTall(picture)
      }
      guard fillsWidth else { throw ScreenFinder.shapeless }
      return finding(
        picture, edges.keys,
        [
          "The picture shows part of a screen, or an unknown device's: its height is taken as the screen's."
        ])
    }
    let hasBars =
      best.hasTop && best.hasBottom && best.top > 4 && best.bottom < picture.height - 4
    if fillsWidth, !hasBars, device == nil, picture.height / picture.width > ScreenFinder.tallest {
      throw ScreenFinder.tooTall(picture)
    }
    var remarks: [String] = []
    if !best.hasTop || !best.hasBottom {
      let side = best.hasTop ? "lower" : best.hasBottom ? "upper" : "upper and lower"
      remarks.append(
        "The screen's \(side) edge is not in the picture; it is assumed to be that of \(best.screen.name)."
      )
    }
    var finding = finding(edges.area(of: best), edges.keys, remarks, shapes)
    finding.hasBottom = best.hasBottom
    return finding
  }

  /// A picture without keys, all of which is taken for the screen.
  func whole(_ picture: LumaFrame) throws -> ScreenFinding {
    finding(try PixelArea(ofKeysIn: picture), nil, [])
  }

  /// The largest relative uncertainty of a scale by which keys are believed to be some.
  private static let vaguest = 0.4

  /// An upright phone's least height by its width: 667 of 375 points are 1.78, tablets' 1.33 to 1.54.
  private static let squarestPhone = 1.65

  /// The tallest screen's height by its width: 874 of 402 points are 2.174.
  private static let tallest = 2.19

  /// From row to row of an upright phone's keys, in points: 47 to 56.5 were seen.
  private static let phonePitches = 45.0...60.0

  /// How far the pitch of a keyboard's keys is from that of another's on the same screen, at most.
  ///
  /// Of 720 rests in 150 public recordings, those with keys had 0.96 to 1.03 of the pitch by which the screen was found;
  /// of lists, photographs and panels taken for keys all but one had less than 0.91, or 1.15 and more.
  private static let likePitch = 0.07

  private static let shapeless = RecordingRefusal(
    "Something like rows of keys is seen, but nothing around it has the shape of an iPhone's or iPad's screen.",
    advice:
      "If it is a keyboard, give the screen with --screen X,Y,WIDTH,HEIGHT, and the device with --device."
  )

  private static func tooTall(_ picture: PixelArea) -> RecordingRefusal {
    RecordingRefusal(
      "No iPhone's screen is as tall as the picture, \(Int(picture.width)) × \(Int(picture.height)) pixels; Android phones' are, and Android keyboards are not supported.",
      advice:
        "If it is an iPhone's with something added, give the screen with --screen X,Y,WIDTH,HEIGHT."
    )
  }

  private func finding(
    _ area: PixelArea, _ keys: KeyGrid?, _ remarks: [String],
    _ shapes: [ScreenShape] = []
  ) -> ScreenFinding {
    let guess = ScaleGuess(area: area, keys: keys, shapes: shapes)
    var finding = ScreenFinding(
      area: area, scale: guess.scale, device: guess.device, remarks: remarks + guess.remarks)
    // What the picture tells, whatever scale is given.
    if area.height > ScreenFinder.squarestPhone * area.width {
      finding.rowPitches = ScreenFinder.rowPitches(
        guess.scale, around: shapes.isEmpty ? nil : keys)
    }
    if let device {
      let turned = area.width > area.height ? device.turned(to: .landscapeRight) : device
      let screen = KnownScreen.all.first {
        $0.width == turned.size.width && $0.height == turned.size.height
      }
      let whole = screen.map { area.widened(by: keys, on: $0) } ?? area
      let height = whole.height * turned.size.width / whole.width
      let isCut = abs(height - turned.size.height) > 4
      // Lengths are measured downwards, so the height decides the scale, unless the screen is cut: recorders squeeze
      // screens to even sides.
      let scale = isCut ? whole.width / turned.size.width : whole.height / turned.size.height
      finding.device = turned
      finding.scale = RecordingScale(
        pixelsPerPoint: scale, uncertainty: 0.001, basis: .given, device: device.name)
      finding.remarks = remarks
      if isCut {
        finding.remarks.append(
          "The screen in the recording is \(height.rounded().text) points high at the width of \(device.name), which has \(turned.size.height.text): it is cut, or another device's."
        )
      }
    }
    if let pixelsPerPoint {
      finding.scale = RecordingScale(
        pixelsPerPoint: pixelsPerPoint, uncertainty: 0.001, basis: .given, device: device?.name)
      finding.remarks = remarks
    }
    return finding
  }

  /// How far apart rows of keys may be on an upright phone: lines of a list are elsewhere nearer to each other, or farther.
  ///
  /// They are as those around which the screen was found; if the picture is the screen, lines of text may have been taken
  /// for keys, and its shape tells more.
  private static func rowPitches(
    _ scale: RecordingScale?, around keys: KeyGrid?
  ) -> ClosedRange<Double>? {
    if let keys, scale?.basis == .keys {
      return keys.rows.pitch * (1 - likePitch)...keys.rows.pitch * (1 + likePitch)
    }
    return scale.map {
      phonePitches.lowerBound * $0.pixelsPerPoint...phonePitches.upperBound * $0.pixelsPerPoint
    }
  }
}

extension KeyGrid {
  fileprivate func fillsWidth(of picture: PixelArea) -> Bool {
    columns.lowerBound <= 2 && columns.upperBound >= picture.width - 2
  }
}

extension SeenKeyboards {
  /// Whether an upright phone's screen, narrower than the picture, is seen around the best.
  fileprivate func areOnPhone(in samples: [LumaFrame], _ picture: PixelArea) -> Bool {
    guard let best, !best.fillsWidth(of: picture),
      let shape = ScreenEdges(samples, keys: best, self, picture).shapes.first
    else { return false }
    return shape.screen.isUprightPhone && shape.isTold && shape.misfit < ScreenShape.outside
  }
}

extension PixelArea {
  /// All of a picture that is large enough for keys.
  fileprivate init(ofKeysIn picture: LumaFrame?) throws(RecordingRefusal) {
    guard let picture, picture.width >= FlatStrip.shortest, picture.height >= 100 else {
      throw RecordingRefusal(
        "The recording's pictures are too small for a keyboard to be seen.",
        advice: "Give the recording as it was made, not a thumbnail.")
    }
    self.init(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
  }

  /// As `--screen` takes it.
  var text: String { [x, y, width, height].map(\.text).joined(separator: ",") }
}

extension Double {
  var text: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
