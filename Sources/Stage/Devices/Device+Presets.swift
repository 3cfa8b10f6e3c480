extension Device {
  /// A built-in device: one line of the table.
  struct Preset: Sendable {
    let name: String
    let screen: Screen
    /// In Hz: 60, or 120 with what Apple's specifications call ProMotion.
    let refreshRate: Double
    /// The major version of iOS that it ran last; nil for 26 or later (Apple's lists of compatible devices).
    let last: Int?

    init(_ name: String, _ screen: Screen, refreshRate: Double = 60, last: Int? = nil) {
      self.name = name
      self.screen = screen
      self.refreshRate = refreshRate
      self.last = last
    }
  }

  /// Those that share a screen are adjacent but for newer ones, which come last: tests try bugs on each at a rate by its
  /// place.
  static let presets: [Preset] = [
    Preset("iPhone 4s", .home320x480, last: 9),
    Preset("iPhone 5", .home320x568, last: 10),
    Preset("iPhone SE 1", .home320x568, last: 15),
    Preset("iPhone 7", .home375x667, last: 15),
    Preset("iPhone 6", .home375x667, last: 12),
    Preset("iPhone 8", .home375x667, last: 16),
    Preset("iPhone SE 2", .home375x667),
    Preset("iPhone SE 3", .home375x667),
    Preset("iPhone 8 Plus", .home414x736, last: 16),
    Preset("iPhone 6 Plus", .home414x736, last: 12),
    Preset("iPhone 7 Plus", .home414x736, last: 15),
    Preset("iPhone X", .notch375x812, last: 16),
    Preset("iPhone XS", .notch375x812, last: 18),
    Preset("iPhone 11 Pro", .notch375x812),
    Preset("iPhone 11", .notch414x896),
    Preset("iPhone XR", .notch414x896, last: 18),
    Preset("iPhone 11 Pro Max", .notch414x896At3),
    Preset("iPhone XS Max", .notch414x896At3, last: 18),
    Preset("iPhone 13 mini", .notch375x812Mini),
    Preset("iPhone 12 mini", .notch375x812Mini),
    Preset("iPhone 14", .notch390x844),
    Preset("iPhone 12", .notch390x844),
    Preset("iPhone 13", .notch390x844),
    Preset("iPhone 14 Plus", .notch428x926),
    Preset("iPhone 12 Pro Max", .notch428x926),
    Preset("iPhone 13 Pro Max", .notch428x926, refreshRate: 120),
    Preset("iPhone 16", .island393x852),
    Preset("iPhone 14 Pro", .island393x852, refreshRate: 120),
    Preset("iPhone 15", .island393x852),
    Preset("iPhone 15 Pro", .island393x852, refreshRate: 120),
    Preset("iPhone 16 Plus", .island430x932),
    Preset("iPhone 14 Pro Max", .island430x932, refreshRate: 120),
    Preset("iPhone 15 Plus", .island430x932),
    Preset("iPhone 15 Pro Max", .island430x932, refreshRate: 120),
    Preset("iPhone 17", .island402x874, refreshRate: 120),
    Preset("iPhone 16 Pro", .island402x874, refreshRate: 120),
    Preset("iPhone 17 Pro", .island402x874, refreshRate: 120),
    Preset("iPhone 17 Pro Max", .island440x956, refreshRate: 120),
    Preset("iPhone 16 Pro Max", .island440x956, refreshRate: 120),
    Preset("iPad 9.7", .pad768x1024, last: 17),
    Preset("iPad 10.5", .pad834x1112),
    Preset("iPad Pro 13 (M4)", .pad1032x1376, refreshRate: 120),
    Preset("iPad Pro 13 (M5)", .pad1032x1376, refreshRate: 120),
    Preset("iPhone 16e", .notch390x844),
    Preset("iPhone 17e", .notch390x844),
    Preset("iPhone 18 Pro", .island402x874, refreshRate: 120),
    Preset("iPhone 18 Pro Max", .island440x956, refreshRate: 120),
    Preset("iPhone Air", .island420x912, refreshRate: 120),
    Preset("iPad mini (A17 Pro)", .pad744x1133),
    Preset("iPad 10.2", .pad810x1080),
    Preset("iPad 10.9", .pad820x1180),
    Preset("iPad (A16)", .pad820x1180),
    Preset("iPad Air 11 (M2)", .pad820x1180Air),
    Preset("iPad Air 11 (M3)", .pad820x1180Air),
    Preset("iPad Air 11 (M4)", .pad820x1180Air),
    Preset("iPad Pro 11", .pad834x1194, refreshRate: 120),
    Preset("iPad Pro 11 (M4)", .pad834x1210, refreshRate: 120),
    Preset("iPad Pro 11 (M5)", .pad834x1210, refreshRate: 120),
    Preset("iPad Pro 12.9", .pad1024x1366, refreshRate: 120),
    Preset("iPad Air 13 (M2)", .pad1024x1366),
    Preset("iPad Air 13 (M3)", .pad1024x1366),
    Preset("iPad Air 13 (M4)", .pad1024x1366),
    Preset("iPhone Duo", .foldClosed, refreshRate: 120),
    Preset("iPhone Duo open", .foldOpen, refreshRate: 120),
    Preset("iPhone Duo half open", .foldHalfOpen, refreshRate: 120),
  ]

  /// The names of all presets.
  public static let presetNames: [String] = presets.map(\.name)

  /// The preset with a name, regardless of letter case; nil if there is none.
  ///
  /// Its safe area and keyboard are those of a version of iOS, or of the nearest that is known. In landscape most phones
  /// with a home indicator keep their upper inset on the left and right, as the notch is on one of them, and the upper
  /// inset is 0; a tablet keeps its upper inset.
  public init?(
    named name: String, orientation: Orientation = .portrait, on system: SystemVersion = .ios18
  ) {
    let wanted = name.lowercased()
    guard let preset = Device.presets.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    let screen = preset.screen
    self.init(
      name: preset.name, scale: screen.scale, isTablet: screen.isTablet,
      cornerRadius: screen.cornerRadius, refreshRate: preset.refreshRate,
      orientation: orientation, upright: screen.posture(on: system, isOnSide: false),
      onSide: screen.posture(on: system, isOnSide: true))
  }

  /// A preset's keyboards upright, without and with suggestions, by the version of iOS since which they are as high.
  ///
  /// In order of time; `since` is nil for what was there from the beginning. Heights are in points, nil where no source has
  /// them, and a version of which nothing is known is left out.
  package var keyboardEras: [(since: SystemVersion?, plain: Double?, suggestions: Double?)] {
    guard let preset = Device.presets.first(where: { $0.name == name }) else { return [] }
    return preset.screen.eras.compactMap { era in
      if let last = preset.last, let since = era.since, since.major > last { return nil }
      let (plain, suggestions) = (era.upright.plain?.points, era.upright.suggestions?.points)
      guard era.since == nil || plain != nil || suggestions != nil else { return nil }
      return (era.since, plain, suggestions)
    }
  }

  /// The largest side of a custom device, in points.
  public static let largestSide = 4096.0

  /// A custom device: the numbers of its screen as it is held, in points.
  ///
  /// Nil unless both sides are 1…4096, the scale is a whole number of 1…4 and the safe area leaves room. Its keyboard
  /// is as high as an iPhone 7's, with a home indicator as an iPhone X's, and no higher than the screen. Turned, its
  /// sides are swapped and its insets move as a phone's do.
  public init?(
    size: Size, scale: Double, safeArea: Insets, orientation: Orientation = .portrait,
    on system: SystemVersion = .ios18
  ) {
    let sides = 1...Device.largestSide
    guard sides.contains(size.width), sides.contains(size.height), [1, 2, 3, 4].contains(scale),
      [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].allSatisfy({
        $0 >= 0 && $0.isFinite
      }), safeArea.leavesRoom(in: size)
    else { return nil }
    let like = safeArea.bottom > 0 ? "iPhone X" : "iPhone 7"
    guard let model = Device(named: like, on: system) else { return nil }
    func posture(_ size: Size, _ safeArea: Insets, like model: Posture) -> Posture {
      Posture(
        size: size, safeArea: safeArea.leavesRoom(in: size) ? safeArea : .zero,
        plain: .of(min(model.plain.points, size.height), .own),
        suggestions: .of(min(model.suggestions.points, size.height), .own))
    }
    let turnedSize = Size(width: size.height, height: size.width)
    let upright: Posture
    let onSide: Posture
    if orientation.isLandscape {
      onSide = posture(size, safeArea, like: model.onSide)
      upright = posture(turnedSize, safeArea.turnedUpright, like: model.upright)
    } else {
      upright = posture(size, safeArea, like: model.upright)
      onSide = posture(turnedSize, safeArea.turnedOnSide, like: model.onSide)
    }
    self.init(
      name: "\(size.width.shortest)×\(size.height.shortest)", scale: scale, isTablet: false,
      cornerRadius: 0, refreshRate: 60, orientation: orientation, upright: upright, onSide: onSide)
  }
}

extension Insets {
  fileprivate func leavesRoom(in size: Size) -> Bool {
    top + bottom < size.height && left + right < size.width
  }

  /// A phone's portrait insets in landscape: no status bar; the notch, if any, at a side.
  fileprivate var turnedOnSide: Insets {
    let side = bottom > 0 ? top : 0
    return Insets(left: side, bottom: bottom, right: side)
  }

  /// A phone's landscape insets in portrait: the notch on top, or a status bar of 20 points.
  fileprivate var turnedUpright: Insets {
    let notch = max(left, right)
    return Insets(top: notch > 0 ? notch : 20, bottom: bottom)
  }
}
