extension View {
  /// The middle of the view in its superview, in points.
  public var center: Point {
    get { Point(x: values.centerX, y: values.centerY) }
    set { setting(.center) { place(center: newValue.snapped, size: bounds.size, in: simulation) } }
  }

  /// The view's own coordinates, in points: an origin, which scrolls its contents, and a size.
  public var bounds: Rect {
    get {
      Rect(
        x: values.originX, y: values.originY,
        width: values.width, height: values.height)
    }
    set {
      let scrolls = newValue.origin.snapped != bounds.origin
      setting(scrolls ? [.bounds, .contentOffset] : .bounds) { setBounds(newValue) }
    }
  }

  /// The view's frame in its superview, in points, its transform included.
  ///
  /// Setting it sets `center` and the size of `bounds`. Under a transform other than identity UIKit leaves the result
  /// undefined; here it reads back as set, and the film carries a warning.
  public var frame: Rect {
    get {
      willBeRead()
      return frameAsItIs
    }
    set {
      let simulation = simulation
      let transform = transform
      let frame = newValue.snapped
      if simulation.keepsFrames { keepsItsFrame = true }
      if transform != .identity {
        simulation.warn("The frame of \(name) was set while its transform was not the identity.")
      }
      setting(.frame) {
        place(
          center: Point(
            x: frame.midX - transform.translation.x, y: frame.midY - transform.translation.y),
          size: Size(
            width: frame.width / transform.scale.width.magnitude,
            height: frame.height / transform.scale.height.magnitude),
          in: simulation)
      }
    }
  }

  /// The frame, read by the stage itself.
  var frameAsItIs: Rect { geometry.toSuperview(bounds) }

  /// Moves and scales the view after layout; no layout pass ever writes it.
  public var transform: Transform {
    get {
      Transform(
        translation: Point(
          x: values.translationX, y: values.translationY),
        scale: Size(
          width: values.scaleX, height: values.scaleY))
    }
    set {
      let simulation = simulation
      write(newValue.translation.snapped.x, to: .translationX, in: simulation)
      write(newValue.translation.snapped.y, to: .translationY, in: simulation)
      write(newValue.scale.width, to: .scaleX, in: simulation)
      write(newValue.scale.height, to: .scaleY, in: simulation)
    }
  }

  /// Opacity, 0…1.
  public var alpha: Double {
    get { values.alpha }
    set { write(min(max(newValue, 0), 1), to: .alpha, in: simulation) }
  }

  /// Converts a rectangle to `view`, or its window for nil, by the model: `convert(_:to:)`.
  ///
  /// Up to iOS 7 the window is upright, however the device is held.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let onScreen = isUprightWindow ? simulation.fromReported(rect) : toScreen(rect)
    guard let view = view ?? ownWindow, !view.isUprightWindow else {
      return simulation.toReported(onScreen)
    }
    return view.fromScreen(onScreen)
  }

  /// Converts a rectangle from `view`, or its window for nil: UIKit's `convert(_:from:)`.
  ///
  /// Up to iOS 7 the window is upright, however the device is held.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    if let view = view ?? ownWindow { return view.convert(rect, to: self) }
    return isUprightWindow ? rect : fromScreen(simulation.fromReported(rect))
  }

  /// Converts a rectangle that the system reports, such as a keyboard's frame, from the screen.
  ///
  /// UIKit's `convert(_:from:)` with the coordinate space of the window's screen. In a window that does not fill the
  /// screen, `convert(_:from: nil)` is off by the window's origin. Up to iOS 7 the frame is one in the upright window.
  public func convert(reported rect: Rect) -> Rect { fromScreen(simulation.fromReported(rect)) }

  /// Converts a rectangle to the coordinates in which the system reports frames: `convert(reported:)` the other way.
  public func convert(toReported rect: Rect) -> Rect { simulation.toReported(toScreen(rect)) }

  /// The window around it that does not fill the screen; nil for others, whose coordinates are the screen's.
  private var ownWindow: View? {
    guard simulation.isEverWindowed, let window, window === simulation.window else { return nil }
    return window
  }

  /// Converts a point to `view`, or the window for nil: UIKit's `convert(_:to:)`.
  public func convert(_ point: Point, to view: View?) -> Point {
    convert(Rect(origin: point, size: .zero), to: view).origin
  }

  /// Converts a point from `view`, or the window for nil: UIKit's `convert(_:from:)`.
  public func convert(_ point: Point, from view: View?) -> Point {
    convert(Rect(origin: point, size: .zero), from: view).origin
  }

  /// Its window, or itself if it is one; nil outside windows.
  public var window: View? {
    var root = self
    while let outer = root.superview { root = outer }
    return simulation.windows.contains { $0 === root } ? root : nil
  }

  /// Whether it is `view`, or inside it: UIKit's `isDescendant(of:)`.
  public func isDescendant(of view: View) -> Bool { lies(in: view) }

  /// Whether it is a window that stays upright while the interface in it is turned.
  private var isUprightWindow: Bool {
    simulation.system.keepsWindowsUpright && superview == nil
      && simulation.windows.contains { $0 === self }
  }

  func toScreen(_ rect: Rect) -> Rect {
    let rect = geometry.toSuperview(rect)
    return superview?.toScreen(rect) ?? rect
  }

  package func fromScreen(_ rect: Rect) -> Rect {
    geometry.fromSuperview(superview?.fromScreen(rect) ?? rect)
  }

  /// The view's presented frame in its superview, in points: UIKit's `layer.presentation()?.frame`.
  ///
  /// Without this turn's changes, which are seen once the turn is committed; in a display link's handler, as displayed
  /// at the link's `timestamp`.
  public var presentationFrame: Rect {
    let bounds = Rect(
      x: presented(.originX), y: presented(.originY), width: presented(.width),
      height: presented(.height))
    let transform = Transform(
      translation: Point(x: presented(.translationX), y: presented(.translationY)),
      scale: Size(width: presented(.scaleX), height: presented(.scaleY)))
    return LayerGeometry(
      center: Point(x: presented(.centerX), y: presented(.centerY)), bounds: bounds,
      transform: transform
    ).toSuperview(bounds).snappedEdges
  }

  /// One of its numbers as presented, as in `presentationFrame`.
  package func presented(_ property: Property) -> Double {
    simulation.presented(self, property, at: simulation.displayed)
  }

  var geometry: LayerGeometry {
    LayerGeometry(center: center, bounds: bounds, transform: transform)
  }

  subscript(track property: Property) -> Track {
    get { knownTrack(of: property) ?? Track(initial: committed[property]) }
    set {
      var all = tracks.isEmpty ? Array(repeating: nil, count: Property.allCases.count) : tracks
      tracks = []
      all[property.rawValue] = newValue
      tracks = all
    }
  }

  /// A number's track; nil where it never moved.
  func knownTrack(of property: Property) -> Track? {
    tracks.isEmpty ? nil : tracks[property.rawValue]
  }

  func setBounds(_ bounds: Rect) {
    let simulation = simulation
    let before = frameInLayout
    let scrolled = bounds.origin.snapped != self.bounds.origin
    write(bounds.origin.snapped.x, to: .originX, in: simulation)
    write(bounds.origin.snapped.y, to: .originY, in: simulation)
    let resized = resize(to: bounds.size.snapped, in: simulation)
    if scrolled || resized { boundsDidChange(resized: resized, scrolled: scrolled) }
    if frameInLayout != before { simulation.layoutEngine.frameDidChange(of: self) }
  }

  /// Gives a view another frame, as its superview's size changes: UIKit's autoresizing.
  package func autoresize(center: Point, size: Size) {
    setting(.frame) { place(center: center.snapped, size: size.snapped, in: simulation) }
  }

  /// Sets centre and size together, as layout and frames do.
  func place(center: Point, size: Size, in simulation: Simulation) {
    let before = frameInLayout
    write(center.x, to: .centerX, in: simulation)
    write(center.y, to: .centerY, in: simulation)
    let resized = resize(to: size, in: simulation)
    if resized { boundsDidChange(resized: true, scrolled: false) }
    if frameInLayout != before { simulation.layoutEngine.frameDidChange(of: self) }
  }

  /// The frame without the transform, as layout uses it.
  var frameInLayout: Rect {
    let size = bounds.size
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private func resize(to size: Size, in simulation: Simulation) -> Bool {
    let old = bounds.size
    guard size != old else { return false }
    write(size.width, to: .width, in: simulation)
    write(size.height, to: .height, in: simulation)
    setNeedsLayout()
    superview?.markUnlessLayingOut()
    simulation.didResize(self)
    keyboardGuide?.follow()
    if isFollowed { owner?.didResize(from: old) }
    return true
  }

  /// - Parameter simulation: The view's own, passed by callers that write several numbers.
  private func write(_ value: Double, to property: Property, in simulation: Simulation) {
    let old = values[property]
    guard value != old else { return }
    guard value.isFinite else {
      simulation.warn("A value that is not a finite number was set on \(name) and ignored.")
      return
    }
    values[property] = value
    simulation.didChange(self, property, from: old, to: value)
  }
}

extension Point {
  var snapped: Point { Point(x: Grid.snap(length: x), y: Grid.snap(length: y)) }
}

extension Size {
  var snapped: Size { Size(width: Grid.snap(length: width), height: Grid.snap(length: height)) }
}

extension Rect {
  var snapped: Rect { Rect(origin: origin.snapped, size: size.snapped) }
}
