import Basics

extension Simulation {
  /// The duration of a finger's scroll, in seconds; not documented, as fingers differ: our choice.
  private static let scrollDuration = 0.25

  /// The screen's scroll view, if a finger can drag it; nil leaves the keyboard undraggable too.
  private var draggedView: ScrollView? {
    guard let view = screen?.scrollView else {
      warn("The screen has nothing that can be scrolled.")
      return nil
    }
    guard view.scroller.canBeDragged else {
      warn(
        "No finger drags \(view.name): its content fits and does not always bounce, or scrolling is disabled."
      )
      return nil
    }
    return view
  }

  private func beginDrag(of view: ScrollView, at point: Point, _ mode: KeyboardDismissMode) -> Int {
    let touch = view.scroller.touch(at: point)
    call(.beganDragging)
    if mode == .onDrag, keyboard.isShown { dismissKeyboard() }
    return touch
  }

  func scroll(by distance: Double, _ release: ScrollRelease) {
    guard let view = draggedView else { return }
    let begin = now
    let start = view.middleForFinger.moved(down: distance / 2)
    let velocity = -distance / Simulation.scrollDuration
    let touch = beginDrag(of: view, at: start, view.keyboardDismissMode ?? .onDrag)
    view.scroller.tellPan()
    ticks.follow { [unowned self] tick in
      guard view.scroller.isDragged(by: touch) else { return false }
      let time = ticks.time(of: tick) - begin
      let isLast = time >= Simulation.scrollDuration - DisplayTicks.rounding
      let share = isLast ? 1 : time / Simulation.scrollDuration
      view.scroller.drag(to: start.moved(down: -distance * share), velocity: velocity)
      if isLast { view.scroller.letGo(velocity: release == .flick ? velocity : 0) }
      view.scroller.tellPan()
      return !isLast
    }
  }

  /// Drags the list and, with interactive dismissal, the keyboard, from tick to tick.
  func drag(along path: FingerPath) {
    let begin = now
    var touch: Int?
    /// The keyboard's motion after which the finger grabbed it.
    var held: Int?
    /// Whether something else took the keyboard from the finger.
    var isLost = false
    ticks.follow { [unowned self] tick in
      guard let finger = path.position(at: ticks.time(of: tick) - begin) else { return true }
      guard touch != nil || draggedView != nil, let view = screen?.scrollView else { return false }
      let scroller = view.scroller
      let mode = view.keyboardDismissMode ?? .interactive
      let point = Point(x: view.middleForFinger.x, y: finger.y)
      let isFirst = touch == nil
      let current = touch ?? beginDrag(of: view, at: point, mode)
      touch = current
      // Which of the two comes first is not documented. A list that follows first stays at its end as it grows with
      // what the keyboard uncovers.
      let isDragged = scroller.isDragged(by: current)
      if isDragged, !isFirst { scroller.drag(to: point, velocity: finger.velocity) }
      isLost = isLost || (held != nil && held != keyboard.generation)
      if mode == .interactive, !isLost,
        keyboard.follow(fingerAt: finger.y, isHeld: held != nil)
      {
        held = keyboard.generation
      }
      if finger.isLast, isDragged { scroller.letGo(velocity: finger.velocity) }
      if isDragged { scroller.tellPan() }
      if finger.isLast, mode == .interactive, !isLost { release(path.release, isHeld: held != nil) }
      return !finger.isLast
    }
  }

  private func release(_ release: FingerPath.Release, isHeld: Bool) {
    guard isHeld else {
      guard keyboard.isShown else { return }
      warn(
        "The finger left the screen without having reached a docked keyboard at rest, which stays.")
      return
    }
    switch release {
    case .dismiss: dismissKeyboard()
    case .cancel: keyboard.returnFromFinger()
    }
  }
}

extension ScrollView {
  /// The middle of its part above the keyboard, on the screen: a finger's default place.
  fileprivate var middleForFinger: Point {
    let area = toScreen(bounds)
    let top = max(0, area.minY)
    let bottom = max(top, min(area.maxY, simulation.keyboard.dockedTop))
    return Point(x: area.midX, y: (top + bottom) / 2)
  }
}

extension Point {
  fileprivate func moved(down distance: Double) -> Point { Point(x: x, y: y + distance) }
}

extension FingerPath {
  fileprivate struct Place {
    /// Points from the screen's top; the velocity is in points per second, positive downwards.
    let y: Double
    let velocity: Double
    let isLast: Bool
  }

  /// The finger's place `time` seconds after its event; nil before it touches.
  fileprivate func position(at time: Double) -> Place? {
    guard let first = touches.first, let last = touches.last, time >= first.time else { return nil }
    let isLast = time >= last.time - DisplayTicks.rounding
    let next = min(touches.partitioningIndex { $0.time > time }, touches.count - 1)
    let (from, to) = (touches[next - 1], touches[next])
    let velocity = (to.y - from.y) / (to.time - from.time)
    let y = isLast ? last.y : from.y + velocity * (time - from.time)
    return Place(y: y, velocity: velocity, isLast: isLast)
  }
}
