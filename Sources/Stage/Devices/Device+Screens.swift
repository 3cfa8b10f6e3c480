extension Device {
  /// The screen and keyboard shared by some devices, in points.
  ///
  /// Sizes, safe areas and keyboard heights come from public tables of devices and frames logged on them. A keyboard's
  /// total height is that of the keys (216, or 226 on large phones), of the suggestion bar (37, 44 or 45) and, on Face
  /// ID phones in portrait, 75 below the keys.
  struct Screen: Sendable {
    let size: Size
    let scale: Double
    let safeTop: Double
    let safeBottom: (portrait: Double, landscape: Double)
    let keyboardPortrait: (plain: Double, suggestions: Double)
    let keyboardLandscape: (plain: Double, suggestions: Double)
    var cornerRadius = 0.0
    var isTablet = false

    static let home320x480 = Screen(
      size: Size(width: 320, height: 480), scale: 2, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (216, 253), keyboardLandscape: (162, 199))
    static let home320x568 = Screen(
      size: Size(width: 320, height: 568), scale: 2, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (216, 253), keyboardLandscape: (162, 199))
    static let home375x667 = Screen(
      size: Size(width: 375, height: 667), scale: 2, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (216, 260), keyboardLandscape: (162, 200))
    static let home414x736 = Screen(
      size: Size(width: 414, height: 736), scale: 3, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (226, 271), keyboardLandscape: (162, 200))
    static let notch375x812 = Screen(
      size: Size(width: 375, height: 812), scale: 3, safeTop: 44, safeBottom: (34, 21),
      keyboardPortrait: (291, 336), keyboardLandscape: (171, 209), cornerRadius: 39)
    static let notch414x896 = Screen(
      size: Size(width: 414, height: 896), scale: 2, safeTop: 48, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (171, 209), cornerRadius: 41.5)
    static let notch414x896At3 = Screen(
      size: Size(width: 414, height: 896), scale: 3, safeTop: 44, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (171, 209), cornerRadius: 39)
    static let notch375x812Mini = Screen(
      size: Size(width: 375, height: 812), scale: 3, safeTop: 50, safeBottom: (34, 21),
      keyboardPortrait: (291, 336), keyboardLandscape: (171, 209), cornerRadius: 44)
    static let notch390x844 = Screen(
      size: Size(width: 390, height: 844), scale: 3, safeTop: 47, safeBottom: (34, 21),
      keyboardPortrait: (291, 336), keyboardLandscape: (181, 219), cornerRadius: 47.33)
    static let notch428x926 = Screen(
      size: Size(width: 428, height: 926), scale: 3, safeTop: 47, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (181, 219), cornerRadius: 53.33)
    static let island393x852 = Screen(
      size: Size(width: 393, height: 852), scale: 3, safeTop: 59, safeBottom: (34, 21),
      keyboardPortrait: (291, 336), keyboardLandscape: (181, 219), cornerRadius: 55)
    static let island430x932 = Screen(
      size: Size(width: 430, height: 932), scale: 3, safeTop: 59, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (181, 219), cornerRadius: 55)
    static let island402x874 = Screen(
      size: Size(width: 402, height: 874), scale: 3, safeTop: 62, safeBottom: (34, 21),
      keyboardPortrait: (291, 336), keyboardLandscape: (181, 219), cornerRadius: 62)
    static let island440x956 = Screen(
      size: Size(width: 440, height: 956), scale: 3, safeTop: 62, safeBottom: (34, 21),
      keyboardPortrait: (301, 346), keyboardLandscape: (181, 219), cornerRadius: 62)
    static let pad768x1024 = Screen(
      size: Size(width: 768, height: 1024), scale: 2, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (265, 320), keyboardLandscape: (353, 408), isTablet: true)
    static let pad834x1112 = Screen(
      size: Size(width: 834, height: 1112), scale: 2, safeTop: 20, safeBottom: (0, 0),
      keyboardPortrait: (265, 320), keyboardLandscape: (353, 408), isTablet: true)
    static let pad1032x1376 = Screen(
      size: Size(width: 1032, height: 1376), scale: 2, safeTop: 24, safeBottom: (20, 20),
      keyboardPortrait: (350.5, 405.5), keyboardLandscape: (446, 501), cornerRadius: 30,
      isTablet: true)
  }
}
