extension Device {
  /// A class of devices that share a screen: one row of the table of presets.
  ///
  /// Sizes, safe areas and keyboard heights as public tables of devices and frames logged on them give them.
  /// A keyboard's total height is that of the keys (216, or 226 on large phones), of the suggestion bar (37,
  /// 44 or 45) and, on Face ID phones held upright, 75 below the keys.
  struct Preset: Sendable {
    let names: [String]
    let size: Size
    let scale: Double
    let safeTop: Double
    /// Bottom inset upright and on its side.
    let safeBottom: (portrait: Double, landscape: Double)
    /// Keyboard heights upright, without and with suggestions.
    let keyboardPortrait: (plain: Double, suggestions: Double)
    /// Keyboard heights on its side, without and with suggestions.
    let keyboardLandscape: (plain: Double, suggestions: Double)
    var cornerRadius = 0.0
    var isTablet = false
  }

  static let presets: [Preset] = [
    Preset(
      names: ["iPhone 4s"], size: Size(width: 320, height: 480), scale: 2, safeTop: 20,
      safeBottom: (0, 0), keyboardPortrait: (216, 253), keyboardLandscape: (162, 199)),
    Preset(
      names: ["iPhone 5", "iPhone SE 1"], size: Size(width: 320, height: 568), scale: 2,
      safeTop: 20, safeBottom: (0, 0), keyboardPortrait: (216, 253),
      keyboardLandscape: (162, 199)),
    Preset(
      names: ["iPhone 7", "iPhone 6", "iPhone 8", "iPhone SE 2", "iPhone SE 3"],
      size: Size(width: 375, height: 667), scale: 2, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (216, 260), keyboardLandscape: (162, 200)),
    Preset(
      names: ["iPhone 8 Plus", "iPhone 6 Plus", "iPhone 7 Plus"],
      size: Size(width: 414, height: 736), scale: 3, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (226, 271), keyboardLandscape: (162, 200)),
    Preset(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"], size: Size(width: 375, height: 812),
      scale: 3, safeTop: 44, safeBottom: (34, 21), keyboardPortrait: (291, 336),
      keyboardLandscape: (171, 209), cornerRadius: 39),
    Preset(
      names: ["iPhone 11", "iPhone XR"], size: Size(width: 414, height: 896), scale: 2,
      safeTop: 48, safeBottom: (34, 21), keyboardPortrait: (301, 346),
      keyboardLandscape: (171, 209), cornerRadius: 41.5),
    Preset(
      names: ["iPhone 11 Pro Max", "iPhone XS Max"], size: Size(width: 414, height: 896), scale: 3,
      safeTop: 44, safeBottom: (34, 21), keyboardPortrait: (301, 346),
      keyboardLandscape: (171, 209), cornerRadius: 39),
    Preset(
      names: ["iPhone 13 mini", "iPhone 12 mini"], size: Size(width: 375, height: 812), scale: 3,
      safeTop: 50, safeBottom: (34, 21), keyboardPortrait: (291, 336),
      keyboardLandscape: (171, 209), cornerRadius: 44),
    Preset(
      names: ["iPhone 14", "iPhone 12", "iPhone 13"], size: Size(width: 390, height: 844), scale: 3,
      safeTop: 47, safeBottom: (34, 21), keyboardPortrait: (291, 336),
      keyboardLandscape: (181, 219), cornerRadius: 47.33),
    Preset(
      names: ["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"],
      size: Size(width: 428, height: 926), scale: 3, safeTop: 47, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (181, 219), cornerRadius: 53.33),
    Preset(
      names: ["iPhone 16", "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"],
      size: Size(width: 393, height: 852), scale: 3, safeTop: 59, safeBottom: (34, 21),
      keyboardPortrait: (291, 336), keyboardLandscape: (181, 219), cornerRadius: 55),
    Preset(
      names: ["iPhone 16 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"],
      size: Size(width: 430, height: 932), scale: 3, safeTop: 59, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (181, 219), cornerRadius: 55),
    Preset(
      names: ["iPhone 17", "iPhone 16 Pro", "iPhone 17 Pro"], size: Size(width: 402, height: 874),
      scale: 3, safeTop: 62, safeBottom: (34, 21), keyboardPortrait: (291, 336),
      keyboardLandscape: (181, 219), cornerRadius: 62),
    Preset(
      names: ["iPhone 17 Pro Max", "iPhone 16 Pro Max"], size: Size(width: 440, height: 956),
      scale: 3, safeTop: 62, safeBottom: (34, 21), keyboardPortrait: (301, 346),
      keyboardLandscape: (181, 219), cornerRadius: 62),
    Preset(
      names: ["iPad 9.7"], size: Size(width: 768, height: 1024), scale: 2, safeTop: 20,
      safeBottom: (0, 0), keyboardPortrait: (265, 320), keyboardLandscape: (353, 408),
      isTablet: true),
    Preset(
      names: ["iPad 10.5"], size: Size(width: 834, height: 1112), scale: 2, safeTop: 20,
      safeBottom: (0, 0), keyboardPortrait: (265, 320), keyboardLandscape: (353, 408),
      isTablet: true),
    Preset(
      names: ["iPad Pro 13 (M4)"], size: Size(width: 1032, height: 1376), scale: 2, safeTop: 24,
      safeBottom: (20, 20), keyboardPortrait: (350.5, 405.5), keyboardLandscape: (446, 501),
      cornerRadius: 30, isTablet: true),
  ]

  /// The names of every preset, one class after the other.
  public static let presetNames: [String] = presets.flatMap(\.names)

  /// The device of a name, letter case aside; nil for a name that is not a preset's.
  ///
  /// On its side a phone with a home indicator keeps its upper inset on the left and right, as the notch then
  /// lies on one of them, and the upper inset is 0; a tablet keeps its upper inset.
  public init?(named name: String, orientation: Orientation = .portrait) {
    let wanted = name.lowercased()
    for preset in Device.presets {
      guard let found = preset.names.first(where: { $0.lowercased() == wanted }) else { continue }
      self.init(preset, name: found, orientation: orientation)
      return
    }
    return nil
  }

  private init(_ preset: Preset, name: String, orientation: Orientation) {
    let size = preset.size
    let side = preset.isTablet || preset.safeBottom.portrait == 0 ? 0 : preset.safeTop
    self.init(
      name: name, scale: preset.scale, isTablet: preset.isTablet,
      cornerRadius: preset.cornerRadius, orientation: orientation,
      upright: Posture(
        size: size,
        safeArea: Insets(top: preset.safeTop, bottom: preset.safeBottom.portrait),
        keyboardHeight: preset.keyboardPortrait.plain,
        keyboardHeightWithSuggestions: preset.keyboardPortrait.suggestions),
      onSide: Posture(
        size: Size(width: size.height, height: size.width),
        safeArea: Insets(
          top: preset.isTablet ? preset.safeTop : 0, left: side,
          bottom: preset.safeBottom.landscape, right: side),
        keyboardHeight: preset.keyboardLandscape.plain,
        keyboardHeightWithSuggestions: preset.keyboardLandscape.suggestions))
  }

  /// The largest side of a device of one's own, in points.
  public static let largestSide = 4096.0

  /// A device of one's own: the numbers of its screen as it is held, in points.
  ///
  /// Nil unless both sides are 1…4096, the scale is a whole number of 1…4 and the safe area leaves room.
  /// Its keyboard is as high as an iPhone 7's, with a home indicator as an iPhone X's, and no higher than the
  /// screen. Turned, its sides change places and its insets move as a phone's do.
  public init?(size: Size, scale: Double, safeArea: Insets, orientation: Orientation = .portrait) {
    let sides = 1...Device.largestSide
    guard sides.contains(size.width), sides.contains(size.height), [1, 2, 3, 4].contains(scale),
      [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].allSatisfy({
        $0 >= 0 && $0.isFinite
      }), safeArea.leavesRoom(in: size)
    else { return nil }
    let like = safeArea.bottom > 0 ? "iPhone X" : "iPhone 7"
    guard let model = Device(named: like) else { return nil }
    func posture(_ size: Size, _ safeArea: Insets, like model: Posture) -> Posture {
      Posture(
        size: size, safeArea: safeArea.leavesRoom(in: size) ? safeArea : .zero,
        keyboardHeight: min(model.keyboardHeight, size.height),
        keyboardHeightWithSuggestions: min(model.keyboardHeightWithSuggestions, size.height))
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
      cornerRadius: 0, orientation: orientation, upright: upright, onSide: onSide)
  }
}

extension Insets {
  fileprivate func leavesRoom(in size: Size) -> Bool {
    top + bottom < size.height && left + right < size.width
  }

  /// An upright phone's insets on its side: without a status bar, and with the notch at the left or the right
  /// where there is a home indicator.
  fileprivate var turnedOnSide: Insets {
    let side = bottom > 0 ? top : 0
    return Insets(left: side, bottom: bottom, right: side)
  }

  /// The insets of a phone on its side held upright: the notch on top, or a status bar of 20 points.
  fileprivate var turnedUpright: Insets {
    let notch = max(left, right)
    return Insets(top: notch > 0 ? notch : 20, bottom: bottom)
  }
}

extension Double {
  /// The number as people write it: without ".0" where it is whole.
  package var shortest: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : String(describing: self)
  }
}
