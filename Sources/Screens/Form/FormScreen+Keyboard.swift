public import Stage

/// What UIKit's own classes do for a keyboard on a form, in the keyboard's own block (not verified).
extension FormScreen {
  /// Points that a table leaves between its field and the keyboard; not verified.
  private static let room = 10.0

  /// A table view controller scrolls to its field; an alert and a tablet's form sheet move up.
  public func keyboardFrameDidChange(to frame: Rect) {
    let device = simulation.device
    let screen = Rect(origin: .zero, size: device.size)
    keyboardFrame = frame.intersection(screen).isEmpty ? nil : frame
    makeRoom(on: device)
    if controller.kind == .table { scrollTable() }
  }

  /// Places alert and sheet where the keyboard leaves them room.
  func makeRoom(on device: Device) {
    let hidden = Rect(x: 0, y: device.size.height, width: device.size.width, height: 0)
    let keyboard = keyboardFrame ?? hidden
    sheet?.frame = setting.presentation.frame(on: device, above: keyboard)
    alertView?.place(on: device, above: keyboard.minY)
  }

  /// A table's inset grows by what the keyboard covers of it, and it scrolls until its field is seen.
  ///
  /// Apple's documentation of `UITableViewController` has it that the table scrolls; by how much is not verified.
  private func scrollTable() {
    guard let scrollView else { return }
    let top = keyboardFrame?.minY ?? .infinity
    let onScreen = sheet?.frame.minY ?? 0
    let overlap = onScreen + view.center.y + view.bounds.height / 2 - top
    scrollView.contentInset.bottom = max(view.safeAreaInsets.bottom, overlap)
    guard keyboardFrame != nil, let field = simulation.firstResponder,
      sequence(first: field, next: \.superview).contains(where: { $0 === scrollView })
    else { return }
    let frame = scrollView.convert(field.bounds, from: field)
    let below =
      frame.maxY + FormScreen.room - (scrollView.bounds.maxY - scrollView.contentInset.bottom)
    let above =
      frame.minY - FormScreen.room - (scrollView.bounds.minY + scrollView.contentInset.top)
    let offset = scrollView.contentOffset.y + (below > 0 ? below : min(above, 0))
    scrollView.contentOffset.y = min(
      max(offset, scrollView.minimumOffset), scrollView.maximumOffset)
  }
}
