/// How a view controller's view covers the screen: UIKit's `UIModalPresentationStyle`.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
  case fullScreen = "full-screen"
  /// A sheet: on a phone up to below the status bar, on a tablet a tall card in the middle.
  case pageSheet = "page-sheet"
  /// On a tablet a small card that makes way for the keyboard; on a phone, and in a narrow window, a page sheet.
  case formSheet = "form-sheet"

  /// From the safe area's top to a phone's sheet, in points; not documented.
  ///
  /// A dump of a phone of 375×667 points has 20, screenshots of phones with a notch have 10, and a log of one of 393×852
  /// points, with an island and iOS 26, has 0 (github.com/Vercantez/openuikit, docs/APP_FEEL.md). In a tablet's narrow
  /// window it is a notch's, our choice, wherever the window is on the screen.
  static func sheetTop(on device: Device) -> Double {
    guard !device.isTablet else { return cardMargin }
    return device.hasHomeIndicator ? device.safeArea.top < islandTop ? cardMargin : 0 : 20
  }
  /// The least safe area's top of phones with an island, in points.
  private static let islandTop = 59.0
  /// From the safe area to a sheet below a notch, and from a large phone's edges to a card on its side, in points.
  private static let cardMargin = 10.0
  /// A tablet's form sheet, in points; not documented, but measured by many.
  ///
  /// Open: said to be slightly larger from iPadOS 16 on.
  static let formSheetSize = Size(width: 540, height: 620)
  /// The largest width of a tablet's page sheet, and its distance from top and bottom, in points.
  ///
  /// It follows the readable width, which changes with the size of the user's text (WWDC 2019, session 224). At the
  /// default one that is 672 (useyourloaf.com, “Readable Content Guides”); the 16 on either side and the distances are
  /// our choice after screenshots.
  static let pageCard = (width: 704.0, margin: 24.0)

  /// Whether it covers all of the screen: full screens do, and sheets on most phones in landscape.
  ///
  /// Not on large ones, which are then as wide as a tablet's (WWDC 2019, session 224, of compact and regular width).
  public func coversScreen(of device: Device) -> Bool {
    self == .fullScreen
      || (!device.isTablet && device.orientation.isLandscape && !device.isRegularOnSide)
  }

  /// Its frame in the app's window without a keyboard, in points; `device` is as the app has it (`Simulation.scene`).
  public func frame(on device: Device) -> Rect {
    let screen = device.size
    guard !coversScreen(of: device) else { return Rect(origin: .zero, size: screen) }
    let top = device.safeArea.top
    if !device.isTablet, device.isRegularWidth { return Presentation.card(on: device) }
    guard device.isRegularWidth else {
      let y = min(top + Presentation.sheetTop(on: device), screen.height)
      return Rect(x: 0, y: y, width: screen.width, height: screen.height - y)
    }
    var size = Presentation.formSheetSize
    if self == .pageSheet {
      let (width, margin) = Presentation.pageCard
      size = Size(width: width, height: screen.height - 2 * (top + margin))
    }
    let width = min(size.width, screen.width)
    let height = min(size.height, screen.height)
    return Rect(
      x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width, height: height)
  }

  /// A large phone's sheet in landscape: a floating card in the middle, of full height.
  ///
  /// That it floats is from hacknicity's measurements of 2019; its width and its distance from the edges are not known,
  /// and our choice is the form sheet's width and the phone's own margin.
  private static func card(on device: Device) -> Rect {
    let screen = device.size
    let width = min(formSheetSize.width, screen.width)
    return Rect(
      x: (screen.width - width) / 2, y: cardMargin, width: width,
      height: max(0, screen.height - 2 * cardMargin))
  }

  /// Its frame above a keyboard, both in points of the app's window.
  ///
  /// A tablet's form sheet rises by its part behind the keyboard, but no higher than the safe area's top. UIKit's own
  /// distance is not documented.
  public func frame(on device: Device, above keyboard: Rect) -> Rect {
    let frame = frame(on: device)
    guard self == .formSheet, device.isTablet, device.isRegularWidth else { return frame }
    let covered = frame.intersection(keyboard).height
    let room = max(0, frame.minY - device.safeArea.top)
    return frame.offset(x: 0, y: -min(covered, room))
  }

  /// The insets of bars and corners, in points.
  public func safeArea(on device: Device) -> Insets {
    guard !coversScreen(of: device) else { return device.safeArea }
    return device.isRegularWidth ? .zero : Insets(bottom: device.safeArea.bottom)
  }
}
