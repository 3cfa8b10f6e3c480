/// A keyboard manager: moves the view, or scroll views in it, to show any field of an app.
///
/// In three steps: the notifications are here; the field's position is `FieldPosition`; the case at hand, scroll views
/// first and then the view, is in `adjust`. Requests of one turn become one adjustment, which runs later and so outside
/// the keyboard's own animation: it must set duration and curve itself.
package final class KeyboardManager: Approach {
  package struct Settings: Sendable, Hashable {
    package var isEnabled = true
    /// The least distance between field and keyboard, in points; a field may have its own.
    package var keyboardDistance = 10.0
    package var enabledClasses: Set<String> = []
    package var disabledClasses: Set<String> = []
    /// Whether the curve is shifted by 16 bits, to where options keep it.
    package var shiftsCurve = true
    /// Whether a controller's content view is moved instead of its view, so that its header stays.
    package var movesContentView = false

    package init() {}
  }

  private let settings: Settings
  private let scrollViews = ManagedScrollViews()
  private var field: InputField?
  private var keyboard: KeyboardNotification?
  private var moved: MovedView?
  private var isPending = false

  package init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  // MARK: Notifications

  /// Adjusts the field unless that was done for the same keyboard.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    let isNew = self.keyboard?.frameEnd != keyboard.frameEnd
    self.keyboard = keyboard
    if isNew { requestAdjustment(on: form) }
  }

  /// The system may have moved sheets meanwhile.
  package func keyboardDidShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    guard let field, let controller = form.controller(of: field) else { return }
    if [.formSheet, .pageSheet].contains(controller.container.presentation) {
      requestAdjustment(on: form)
    }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    self.keyboard = nil
    restore(with: keyboard, on: form)
  }

  package func textDidBeginEditing(_ field: View, on form: FormScreen) {
    self.field = field as? InputField
    guard let keyboard else { return }
    if let field = self.field, isEnabled(field, on: form) {
      requestAdjustment(on: form)
    } else {
      restore(with: keyboard, on: form)
    }
  }

  package func textDidEndEditing(_ field: View, on form: FormScreen) {
    self.field = nil
  }

  /// The new layout has undone all moves.
  package func viewWillTransition(to size: Size, on form: FormScreen) {
    moved = nil
    scrollViews.forget()
    if keyboard != nil { requestAdjustment(on: form) }
  }

  // MARK: The case at hand

  /// Alerts' and search bars' fields are the system's; else the field decides, then the class.
  private func isEnabled(_ field: InputField, on form: FormScreen) -> Bool {
    guard let controller = form.controller(of: field), controller.kind != .alert,
      field.kind != .search
    else { return false }
    if let isManaged = field.isManaged { return isManaged }
    if controller.kind == .table || settings.disabledClasses.contains(controller.className) {
      return false
    }
    return settings.isEnabled || settings.enabledClasses.contains(controller.className)
  }

  private func requestAdjustment(on form: FormScreen) {
    guard !isPending else { return }
    isPending = true
    form.async { [unowned self, unowned form] in
      isPending = false
      adjust(form)
    }
  }

  private func adjust(_ form: FormScreen) {
    guard let field, let keyboard, isEnabled(field, on: form),
      let controller = form.controller(of: field)?.container
    else { return }
    let moved = movedView(of: controller)
    let position = moved.position(
      of: field, above: keyboard.frameEnd,
      distance: field.keyboardDistance ?? settings.keyboardDistance)
    animate(with: keyboard, on: form) {
      let rest = scrollViews.takeShare(of: position, for: field)
      moved.lift = position.lift(from: moved.lift, by: rest)
    }
  }

  private func movedView(of controller: ViewController) -> MovedView {
    let view =
      settings.movesContentView ? controller.contentView ?? controller.view : controller.view
    if let moved, moved.view === view { return moved }
    let new = MovedView(view, of: controller)
    moved = new
    return new
  }

  private func restore(with keyboard: KeyboardNotification, on form: FormScreen) {
    animate(with: keyboard, on: form) {
      scrollViews.giveBack()
      moved?.lift = 0
    }
    moved = nil
  }

  private func animate(
    with keyboard: KeyboardNotification, on form: FormScreen, _ animations: () -> Void
  ) {
    let options =
      settings.shiftsCurve
      ? AnimationOptions(curve: keyboard.curve)
      : AnimationOptions(rawValue: keyboard.curve.rawValue)
    form.animate(
      withDuration: keyboard.duration, options: options.union(.beginFromCurrentState),
      animations: animations)
  }
}
