extension Simulation {
  func beginAnimations() {
    let request = BlockRequest(
      call: .beginAnimations, duration: Simulation.openedDuration, pace: .curve(.easeInOut),
      inherits: false)
    open(resolveOpened(request, for: AnimationBlock()))
    blockDidOpen()
  }

  /// Changes the request of the innermost open block; changes of views made before are not touched.
  func setOpened(_ setter: String, _ change: (inout BlockRequest) -> Void) {
    guard let context = contexts.last, var request = context.opened else {
      warn(
        "\(setter) was called outside of beginAnimations and commitAnimations, and does nothing.")
      return
    }
    change(&request)
    closeInnermost(for: resolveOpened(request, for: context.block))
  }

  /// Sets the curve of later changes in the innermost block, whether it is open or a closure.
  ///
  /// Apps that pass the notification's curve so inside of `animate(withDuration:)` are tight (firefox-ios and its kin).
  func setAnimationCurve(_ curve: AnimationCurve) {
    guard var context = contexts.last, context.opened == nil else {
      return setOpened("setAnimationCurve") { $0.pace = .curve(curve) }
    }
    let pace = mended(
      BlockRequest(call: .animate, duration: context.duration, pace: .curve(curve))
    ).pace
    context.pace = pace
    context.clock = context.clock.flatMap { clock in
      pace.timing(
        duration: context.duration, begin: clock.timing.begin, keyboard: keyboard.setting.motion
      ).map { AnimationClock(timing: $0, repetition: clock.repetition) }
    }
    context.verticalClock = nil
    closeInnermost(for: context)
  }

  func commitAnimations() {
    guard contexts.last?.opened != nil else {
      warn("commitAnimations was called without beginAnimations, and does nothing.")
      return
    }
    closeOpenedBlock()
  }

  func closeOpened(downTo depth: Int) {
    while contexts.count > depth, contexts.last?.opened != nil {
      warn(
        "beginAnimations was called without commitAnimations, which came where the handler ended.")
      closeOpenedBlock()
    }
  }

  private func closeOpenedBlock() {
    blockWillClose()
    guard let context = contexts.last, let request = context.opened else { return }
    let mended = mended(request)
    warn(of: mended, unless: context.clock != nil)
    log(mended, as: context)
    close()
  }

  private func resolveOpened(_ request: BlockRequest, for block: AnimationBlock) -> AnimationContext
  {
    var context = resolve(mended(request), for: block)
    context.opened = request
    return context
  }

  /// The default duration of `beginAnimations`, in seconds.
  ///
  /// Source: microsoft/WinObjC and BigZaphod/Chameleon, which rebuilt UIKit, agree on it.
  private static let openedDuration = 0.2
}
