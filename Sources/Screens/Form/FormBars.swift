import Stage

/// The bars around a form, which belong to its containers and stay when its view moves.
final class FormBars {
  private let navigationBar: View?
  private let tabBar: View?
  /// The background of the light status bar where there is no navigation bar.
  private let backdrop: View?
  private let title: String

  init(_ setting: FormSetting, in parent: View) {
    let simulation = parent.simulation
    let hasNavigation = setting.containers.contains(.navigation)
    title = setting.title
    navigationBar = hasNavigation ? View("navigation bar", in: simulation) : nil
    backdrop = hasNavigation ? nil : View("status bar's backdrop", in: simulation)
    tabBar = setting.containers.contains(.tab) ? View("tab bar", in: simulation) : nil
    tabBar?.backgroundColor = .tabBar
    tabBar?.contents = .tabBar(["Home", "Orders", "Profile"])
    for bar in [navigationBar, backdrop].compactMap({ $0 }) {
      bar.backgroundColor = .navigationBar
    }
    for bar in [navigationBar, backdrop, tabBar].compactMap({ $0 }) { parent.addSubview(bar) }
  }

  var top: View? { navigationBar ?? backdrop }

  /// Places the bars in an area of this size and insets, and returns the insets including the bars.
  func place(on device: Device, size: Size, safeArea: Insets) -> Insets {
    var insets = safeArea
    if let navigationBar {
      let isCompact = device.orientation.isLandscape && !device.isTablet
      let (regular, compact) = ChatScreen.navigationBarHeight
      insets.top += isCompact ? compact : regular
      navigationBar.frame = Rect(x: 0, y: 0, width: size.width, height: insets.top)
      navigationBar.contents = .navigationBar(title: title, statusBarHeight: safeArea.top)
    }
    backdrop?.frame = Rect(x: 0, y: 0, width: size.width, height: safeArea.top)
    if let tabBar {
      insets.bottom += ChatScreen.tabBarHeight
      tabBar.frame = Rect(
        x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    }
    return insets
  }
}
