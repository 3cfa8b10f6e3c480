import Basics

extension Simulation {
  /// How long a finger takes to scroll, in seconds.
  ///
  /// Not documented, as fingers differ; our choice.
  private static let scrollDuration = 0.25

  /// Drags the screen's scroll view from tick to tick: the keyboard is dismissed as the drag begins.
  func scroll(by distance: Double) {
    guard let view = screen?.scrollView else {
      warn("The screen has nothing that can be scrolled.")
      return
    }
    call(.beganDragging)
    if keyboard.isShown { dismissKeyboard() }
    let begin = now
    var moved = 0.0
    ticks.follow { [unowned self] tick in
      let time = ticks.time(of: tick) - begin
      let isLast = time >= Simulation.scrollDuration - DisplayTicks.rounding
      let share = isLast ? 1 : time / Simulation.scrollDuration
      // What else moves the offset meanwhile is kept.
      let target = view.contentOffset.y - moved
      moved = Grid.snap(length: distance * share)
      view.contentOffset.y = min(max(target + moved, view.minimumOffset), view.maximumOffset)
      return !isLast
    }
  }

  /// Lets a finger drag the list and take the keyboard with it, from tick to tick.
  func drag(along path: FingerPath) {
    let begin = now
    var hasBegun = false
    /// The motion of the keyboard that the finger took hold of it after.
    var held: Int?
    ticks.follow { [unowned self] tick in
      let time = ticks.time(of: tick) - begin
      guard let touch = path.position(at: time) else { return true }
      if !hasBegun {
        hasBegun = true
        call(.beganDragging)
      }
      // Whatever else moved the keyboard took it out of the finger's hold.
      if let held, held != keyboard.generation { return false }
      if keyboard.follow(fingerAt: touch.y, isHeld: held != nil) { held = keyboard.generation }
      guard touch.isLast else { return true }
      release(path.release, isHeld: held != nil)
      return false
    }
  }

  private func release(_ release: FingerPath.Release, isHeld: Bool) {
    guard isHeld else {
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

extension FingerPath {
  /// Where the finger is, in points from the screen's top, so many seconds after its event, and whether it leaves the
  /// screen there; nil before it touches.
  fileprivate func position(at time: Double) -> (y: Double, isLast: Bool)? {
    guard let first = touches.first, let last = touches.last, time >= first.time else { return nil }
    guard time < last.time - DisplayTicks.rounding else { return (last.y, true) }
    let next = touches.partitioningIndex { $0.time > time }
    let (from, to) = (touches[next - 1], touches[next])
    return (from.y + (to.y - from.y) * (time - from.time) / (to.time - from.time), false)
  }
}
