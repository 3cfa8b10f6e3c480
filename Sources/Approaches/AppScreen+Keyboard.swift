extension AppScreen {
  /// Animates with what a notification says: its duration, and its curve shifted to where options keep it.
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
