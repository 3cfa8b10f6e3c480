import Stage
import TestSupport
import Testing

/// A screen with a list of 2000 points in a view 600 points high, and the handler of a drag.
final class FingerScreen: AppScreen {
  unowned let simulation: Simulation
  let view: View
  let list: ScrollView

  init(in simulation: Simulation) {
    self.simulation = simulation
    view = View("view", in: simulation)
    list = ScrollView("list", in: simulation)
    view.frame = Rect(origin: .zero, size: simulation.device.size)
    simulation.window.addSubview(view)
    view.addSubview(list)
    list.frame = Rect(x: 0, y: 0, width: 375, height: 600)
    list.contentSize = Size(width: 375, height: 2000)
  }

  var landmarks: [Landmark: View] { [.toolbar: list] }
  var scrollView: ScrollView? { list }
}

final class FingerListener: Approach {
  typealias Screen = FingerScreen
  var heard: [(what: String, time: Double)] = []
  /// The offset at each tick.
  var offsets: [Double] = []
  /// How often it was told of another offset.
  var scrolls = 0
  var load: (FingerScreen) -> Void = { _ in }
  var didScroll: (ScrollView) -> Void = { _ in }
  var onEnd: (ScrollView) -> Void = { _ in }
  var target: Double?

  /// What it heard, without what a list says once it is let go.
  var heardOfKeyboard: [(what: String, time: Double)] {
    heard.filter { heard in
      !["end", "ended", "decelerates", "rests"].contains { heard.what.hasPrefix($0) }
    }
  }

  func viewDidLoad(_ screen: FingerScreen) {
    load(screen)
    screen.displayLink { [unowned self, unowned screen] _ in
      offsets.append(screen.list.contentOffset.y)
    }
  }

  func scrollViewWillBeginDragging(on screen: FingerScreen) {
    heard.append(("drag", screen.simulation.now))
  }

  func scrollViewDidScroll(_ scrollView: ScrollView, on screen: FingerScreen) {
    scrolls += 1
    didScroll(screen.list)
  }

  func scrollViewWillEndDragging(
    withVelocity velocity: Point, targetContentOffset: inout Point, on screen: FingerScreen
  ) {
    #expect(screen.list.isDragging)
    heard.append(("end \(velocity.y) to \(targetContentOffset.y)", screen.simulation.now))
    if let target { targetContentOffset.y = target }
    onEnd(screen.list)
  }

  func scrollViewDidEndDragging(willDecelerate: Bool, on screen: FingerScreen) {
    #expect(!screen.list.isDragging)
    heard.append(("ended \(willDecelerate)", screen.simulation.now))
  }

  func scrollViewWillBeginDecelerating(on screen: FingerScreen) {
    heard.append(("decelerates", screen.simulation.now))
  }

  func scrollViewDidEndDecelerating(on screen: FingerScreen) {
    heard.append(("rests", screen.simulation.now))
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: FingerScreen) {
    heard.append(("\(keyboard.name) \(keyboard.duration)", screen.simulation.now))
  }

  func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: FingerScreen) {
    heard.append(("\(keyboard.name)", screen.simulation.now))
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: FingerScreen) {
    heard.append(("\(keyboard.name) from \(keyboard.frameBegin.minY)", screen.simulation.now))
  }
}
