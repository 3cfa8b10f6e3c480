import Diagnosis
import Stage

/// What is said of how bar and keyboard meet at a time.
enum SeamVerdict: Sendable, Hashable {
  /// There is nothing to meet.
  case noKeyboard
  /// Background shows between them, in points, more than 0.
  case gap(Double)
  /// The keyboard covers the bar's content, in points, more than 0.
  case overlap(Double)
  /// They meet, but the bar's content is not wholly on the screen: no seam makes up for that.
  case fieldOffScreen
  /// They meet.
  case seamless
}

extension Film {
  /// The verdict on a time, in seconds.
  func verdict(at time: Double) -> SeamVerdict {
    guard let seam = seam(at: time) else { return .noKeyboard }
    if seam.gap > 0 { return .gap(seam.gap) }
    if seam.overlap > 0 { return .overlap(seam.overlap) }
    return isContentOnScreen(at: time) ? .seamless : .fieldOffScreen
  }

  /// Whether no frame between two times has the verdict `fieldOffScreen`.
  func isFieldOnScreen(in range: ClosedRange<Double>) -> Bool {
    !frameTimes.contains { range.contains($0) && verdict(at: $0) == .fieldOffScreen }
  }

  private func isContentOnScreen(at time: Double) -> Bool {
    guard let content = rect(of: .toolbarContent, at: .at(time)) else { return false }
    let room = Seam.rounding
    return content.minX >= screen.minX - room && content.minY >= screen.minY - room
      && content.maxX <= screen.maxX + room && content.maxY <= screen.maxY + room
  }
}
