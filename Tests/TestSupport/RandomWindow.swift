public import Scenarios

extension SeededGenerator {
  /// The frame of an app's window on a screen, in whole points: of any size, some of it beyond the left, right or lower edge.
  ///
  /// - Parameter lowest: The lowest top; nil leaves 40 points of it on the screen.
  public mutating func nextWindow(
    on screen: Size, atLeast least: Size = Size(width: 60, height: 60), lowest: Double? = nil
  ) -> Rect {
    let width = Double.random(in: least.width...screen.width, using: &self).rounded()
    let height = Double.random(in: least.height...screen.height, using: &self).rounded()
    return Rect(
      x: Double.random(in: -width / 2...screen.width - width / 2, using: &self).rounded(),
      y: Double.random(in: 0...(lowest ?? screen.height - 40), using: &self).rounded(),
      width: width, height: height)
  }
}
