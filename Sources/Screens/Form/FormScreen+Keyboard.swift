public import Stage

/// UIKit's own reactions to a keyboard on a form, in the keyboard's block (not verified).
extension FormScreen {
  /// A table view controller makes room below (WWDC 2017, session 242; openradar 35572084).
  public func keyboardWasAnnounced(_ keyboard: KeyboardNotification) {
    guard controller.kind == .table, keyboard.name == .willShow || keyboard.name == .willHide else {
      return
    }
    take(keyboard.name == .willHide ? .zero : keyboard.frameEnd)
    insetTable()
  }

  /// An alert and a tablet's form sheet move up, and the table in a sheet is covered by less.
  public func keyboardFrameDidChange(to frame: Rect) {
    take(frame)
    makeRoom(on: simulation.scene)
    if controller.kind == .table { insetTable() }
  }

  private func take(_ frame: Rect) {
    let frame = simulation.window.fromScreen(frame)
    let window = simulation.window.bounds
    keyboardFrame = frame.intersection(window).isEmpty ? nil : frame
  }

  func makeRoom(on device: Device) {
    let hidden = Rect(x: 0, y: device.size.height, width: device.size.width, height: 0)
    let keyboard = keyboardFrame ?? hidden
    sheet?.frame = setting.presentation.frame(on: device, above: keyboard)
    alertView?.place(on: device, above: keyboard.minY)
  }

  /// Adds the table's covered part to its inset; the table itself scrolls to the field.
  private func insetTable() {
    guard let scrollView else { return }
    let top = keyboardFrame?.minY ?? .infinity
    let onScreen = sheet?.frame.minY ?? 0
    let overlap = onScreen + view.center.y + view.bounds.height / 2 - top
    scrollView.contentInset.bottom = max(view.safeAreaInsets.bottom, overlap)
  }
}
