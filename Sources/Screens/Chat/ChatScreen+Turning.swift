extension ChatScreen {
  /// Sizes the view, its bars and its safe area for a device, and updates the constraints.
  func placeView(on device: Device) {
    let frame = setting.presentation.frame(on: device)
    var insets = setting.presentation.safeArea(on: device)
    sheet?.frame = frame
    shade?.frame = Rect(origin: .zero, size: device.size)
    // By bounds and centre, to keep an approach's transform.
    view.bounds.size = frame.size
    view.center = Point(x: frame.width / 2, y: frame.height / 2)
    let isCompact = device.orientation.isLandscape && !device.isTablet
    let (regular, compact) = ChatScreen.navigationBarHeight
    navigationBar.frame = Rect(
      x: 0, y: 0, width: frame.width, height: insets.top + (isCompact ? compact : regular))
    navigationBar.contents = .navigationBar(title: "Mei Chen", statusBarHeight: insets.top)
    if let tabBar {
      insets.bottom += ChatScreen.tabBarHeight
      tabBar.frame = Rect(
        x: 0, y: frame.height - insets.bottom, width: frame.width, height: insets.bottom)
    }
    view.safeAreaInsets = insets
    tableTop.constant = navigationBar.frame.maxY
    contentFit.left.constant = insets.left
    contentFit.right.constant = -insets.right
    toolbarHeight.constant = barHeight
  }

  /// How far toolbar and table, placed by frames, are above their rest, in points.
  struct Lift {
    var toolbar = 0.0
    var table = 0.0
  }

  func placeByFrames(_ lift: Lift = Lift()) {
    let top = navigationBar.frame.maxY
    let width = view.bounds.width
    toolbar.frame = Rect(
      x: 0, y: restingBottom - barHeight - lift.toolbar, width: width, height: barHeight)
    // By bounds and centre: a list may be turned over.
    let tableHeight = listBottom - top - lift.table
    table.bounds.size = Size(width: width, height: tableHeight)
    table.center = Point(x: width / 2, y: top + tableHeight / 2)
  }

  /// The list's bottom at rest, in points of the view, above or behind a bar.
  private var listBottom: Double {
    setting.listBottom == .bar ? restingBottom - barHeight : view.bounds.height
  }

  private var lift: Lift {
    func bottom(_ view: View) -> Double { view.center.y + view.bounds.height / 2 }
    return Lift(
      toolbar: restingBottom - bottom(toolbar), table: listBottom - bottom(table))
  }

  /// Lays everything out for the device as it is held now, with new rows for the new width.
  ///
  /// Placed by frames, the bottoms of toolbar and table keep their lift, as with autoresizing masks.
  public func viewWillTransition(to device: Device) {
    let lift = lift
    placeView(on: device)
    systemBars.layOut()
    if isLaidOutByFrames { placeByFrames(lift) }
    view.layoutIfNeeded()
    for index in 0..<table.numberOfRows {
      if let row = table.view(ofRow: index) { layOutParts(of: row, with: layout(ofRow: index)) }
    }
  }

  /// A form sheet makes way for the keyboard.
  public func keyboardFrameDidChange(to frame: Rect) {
    sheet?.frame = setting.presentation.frame(
      on: simulation.scene, above: simulation.window.fromScreen(frame))
  }
}
