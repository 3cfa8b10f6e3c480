extension AppScreen {
  /// Animates with a notification's duration and curve, shifted to where options keep it.
  public func animate(
    with keyboard: KeyboardNotification, _ animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: keyboard.duration,
      options: AnimationOptions(curve: keyboard.curve), animations: animations,
      completion: completion)
  }
}
