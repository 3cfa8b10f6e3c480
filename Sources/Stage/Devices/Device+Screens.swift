/// The one table of screens: sizes, safe areas and keyboards by system, in points.
///
/// Sizes: Apple's Human Interface Guidelines, Layout. Safe areas from iOS 26 on: the probes of ``KeyboardFigure``.
extension Device.Screen {
  // MARK: Phones with a home button

  static let home320x480 = home(320, 480, upright: (216, 253), onSide: (162, 199))
  static let home320x568 = home(320, 568, upright: (216, 253), onSide: (162, 199))
  static let home375x667 = home(
    375, 667, upright: (216, 260), onSide: (162, 200),
    on26: (.of(260, .probe), .of(206, .contested)))
  static let home414x736 = home(414, 736, scale: 3, upright: (226, 271), onSide: (162, 200))

  // MARK: Phones with Face ID

  static let notch375x812 = faceID(375, 812, top: 44, radius: 39, .regular, onSide: (171, 209))
  static let notch375x812Mini = faceID(375, 812, top: 50, radius: 44, .regular, onSide: (171, 209))
  static let notch390x844 = faceID(
    390, 844, top: 47, radius: 47.33, .regular, onSide: (181, 219), plain: .flutterware, .probe)
  static let island393x852 = faceID(
    393, 852, top: 59, radius: 55, .regular, onSide: (181, 219), .probe)
  static let island402x874 = faceID(
    402, 874, top: 62, radius: 62, .regular, onSide: (181, 219), plain: .flutterware, .probe,
    plainOnSide: .flutterware)
  static let notch414x896 = faceID(
    414, 896, scale: 2, top: 48, radius: 41.5, .large, onSide: (171, 209))
  static let notch414x896At3 = faceID(414, 896, top: 44, radius: 39, .large, onSide: (171, 209))
  static let island420x912 = faceID(420, 912, top: 68, radius: 62, .large, onSide: nil, .probe)
  /// On its side with suggestions 209 was logged, and 248 after a turn with the keyboard up (xvrh/flutterware), but
  /// 208 on all others.
  static let notch428x926 = faceID(
    428, 926, top: 47, radius: 53.33, .large, onSide: (181, 219), plain: .flutterware, .flutterware,
    suggestionsOnSide: .otherPhones)
  static let island430x932 = faceID(
    430, 932, top: 59, radius: 55, .large, onSide: (181, 219), .probe)
  static let island440x956 = faceID(
    440, 956, top: 62, radius: 62, .large, onSide: (181, 219), .probe)

  // MARK: The phone that folds

  static let foldClosed = fold(
    466, 678, Insets(bottom: 34, right: 84), .of(289, .probe),
    // The status bar's column is on the left with the port on the right; that it changes sides with the port is ours.
    onSide: Insets(left: 84, bottom: 34), Insets(bottom: 34, right: 84), .of(230, .probe))
  static let foldOpen = fold(
    669, 951, Insets(top: 82, bottom: 34), .of(350, .probe),
    onSide: Insets(bottom: 34, right: 84), nil, .of(264, .probe))
  /// Upright the keyboard reaches over the fold, 455.5 to 495.5 points below the screen's top.
  static let foldHalfOpen = fold(
    669, 951, Insets(top: 82, bottom: 34), .of(495.5, .probe),
    onSide: Insets(bottom: 34, right: 84), nil, .of(264, .otherPose))

  // MARK: Tablets

  static let pad768x1024 = homePad(768, 1024, before: ((265, 320), (353, 408)))
  static let pad810x1080 = homePad(810, 1080, before: nil)
  static let pad834x1112 = homePad(834, 1112, before: ((265, 320), (353, 408)))
  static let pad744x1133 = pad(744, 1133, radius: 21.5, (340, 428))
  static let pad820x1180 = pad(820, 1180, radius: 25, (337, 422))
  static let pad820x1180Air = pad(820, 1180, radius: 18, (337, 422))
  static let pad834x1194 = pad(834, 1194, radius: 18, (340, 428))
  static let pad834x1210 = pad(834, 1210, radius: 30, (340, 428))
  static let pad1024x1366 = pad(1024, 1366, radius: 18, (403, 498))
  /// On iPadOS 26.2 405.5 and 501 were logged (xvrh/flutterware), as up to 18.
  static let pad1032x1376 = pad(
    1032, 1376, radius: 30, (403, 498), before: ((350.5, 405.5), (446, 501)))
}

extension Device.Screen {
  private typealias Heights = (plain: Double, suggestions: Double)

  private static func held(_ safeArea: Insets, before26 heights: Heights?) -> Device.Held {
    Device.Held(
      safeArea: safeArea, plain: heights.map { .of($0.plain, .tables) },
      suggestions: heights.map { .of($0.suggestions, .tables) })
  }

  private static func home(
    _ width: Double, _ height: Double, scale: Double = 2, upright: Heights, onSide: Heights,
    on26: (upright: KeyboardFigure, onSide: KeyboardFigure)? = nil
  ) -> Device.Screen {
    let before = Device.Era(
      since: nil, upright: held(Insets(top: 20), before26: upright),
      onSide: held(.zero, before26: onSide))
    let now = Device.Era(
      since: .ios26,
      upright: Device.Held(safeArea: Insets(top: 20), plain: nil, suggestions: on26?.upright),
      onSide: Device.Held(safeArea: .zero, plain: nil, suggestions: on26?.onSide))
    return Device.Screen(
      size: Size(width: width, height: height), scale: scale, eras: [before, now])
  }

  /// The two sizes of keyboards that phones with Face ID have upright.
  private enum Keys {
    case regular, large

    var before26: Heights { self == .regular ? (291, 336) : (301, 346) }
    var on26: Heights { self == .regular ? (308, 335) : (318, 345) }
    /// On iOS 26.0 and 26.1; of large phones nothing is known.
    var at26: Heights? { self == .regular ? (318, 344) : nil }
  }

  /// With the sources of what holds from iOS 26.2 on, plain and with suggestions.
  private static func faceID(
    _ width: Double, _ height: Double, scale: Double = 3, top: Double, radius: Double, _ keys: Keys,
    onSide: Heights?, plain: KeyboardFigure.Source = .otherPhones,
    _ suggestions: KeyboardFigure.Source = .otherPhones,
    plainOnSide: KeyboardFigure.Source = .otherPhones,
    suggestionsOnSide: KeyboardFigure.Source? = nil
  ) -> Device.Screen {
    let upright = Insets(top: top, bottom: 34)
    let sides = Insets(left: top, bottom: 20, right: top)
    let before = onSide.map { onSide in
      Device.Era(
        since: nil, upright: held(upright, before26: keys.before26),
        onSide: held(Insets(left: top, bottom: 21, right: top), before26: onSide))
    }
    let at26 = Device.Era(
      since: .ios26,
      upright: Device.Held(
        safeArea: upright, plain: keys.at26.map { .of($0.plain, .earlier26) },
        suggestions: keys.at26.map { .of($0.suggestions, .earlier26) }),
      onSide: Device.Held(safeArea: sides, plain: nil, suggestions: nil))
    let now = Device.Era(
      since: .ios26_2,
      upright: Device.Held(
        safeArea: upright, plain: .of(keys.on26.plain, plain),
        suggestions: .of(keys.on26.suggestions, suggestions)),
      onSide: Device.Held(
        safeArea: sides, plain: .of(165, plainOnSide),
        suggestions: .of(208, suggestionsOnSide ?? suggestions)))
    return Device.Screen(
      size: Size(width: width, height: height), scale: scale, cornerRadius: radius,
      eras: (before.map { [$0] } ?? []) + [at26, now])
  }

  /// Corners as the probe draws them.
  private static func fold(
    _ width: Double, _ height: Double, _ area: Insets, _ suggestions: KeyboardFigure,
    onSide: Insets, _ onLeft: Insets?, _ suggestionsOnSide: KeyboardFigure
  ) -> Device.Screen {
    Device.Screen(
      size: Size(width: width, height: height), scale: 3, cornerRadius: 55,
      eras: [
        Device.Era(
          since: .ios27_1,
          upright: Device.Held(safeArea: area, plain: nil, suggestions: suggestions),
          onSide: Device.Held(
            safeArea: onSide, safeAreaOnLeft: onLeft, plain: nil, suggestions: suggestionsOnSide))
      ])
  }

  private static func homePad(
    _ width: Double, _ height: Double, before: (upright: Heights, onSide: Heights)?
  ) -> Device.Screen {
    // Measured on one of 810 × 1080.
    let source = width == 810 ? KeyboardFigure.Source.probe : .otherTablets
    return pad(
      width, height, radius: 0, (320, 408), before: before, bars: (20, 0), barsOn26: (32, 0), source
    )
  }

  /// Upright and on its side, with suggestions from iOS 26 on; up to 18 where it is known.
  private static func pad(
    _ width: Double, _ height: Double, radius: Double, _ on26: (upright: Double, onSide: Double),
    before: (upright: Heights, onSide: Heights)? = nil,
    bars: (top: Double, bottom: Double) = (24, 20),
    barsOn26: (top: Double, bottom: Double) = (32, 25), _ source: KeyboardFigure.Source = .probe
  ) -> Device.Screen {
    let old = Insets(top: bars.top, bottom: bars.bottom)
    let new = Insets(top: barsOn26.top, bottom: barsOn26.bottom)
    return Device.Screen(
      size: Size(width: width, height: height), scale: 2, cornerRadius: radius, isTablet: true,
      eras: [
        Device.Era(
          since: nil, upright: held(old, before26: before?.upright),
          onSide: held(old, before26: before?.onSide)),
        Device.Era(
          since: .ios26,
          upright: Device.Held(
            safeArea: new, plain: nil, suggestions: .of(on26.upright, source)),
          onSide: Device.Held(safeArea: new, plain: nil, suggestions: .of(on26.onSide, source))),
      ])
  }
}
