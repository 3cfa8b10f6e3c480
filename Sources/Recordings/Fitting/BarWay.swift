/// How a bar went while the keyboard moved.
public enum BarWay: Sendable, Hashable {
  /// As the keyboard did.
  case withKeyboard
  /// On another curve, so many seconds after the keyboard's begin, which is 0 where it began with it.
  case otherCurve(MotionShape, delay: Double)
  /// As the keyboard did, so many seconds later.
  case late(by: Double)
  /// As the keyboard did one frame of the display before, so many seconds later.
  case oneFrameBehind(by: Double)
  /// From one rest to the other between two frames.
  case jump(JumpPlace)
  /// It is not seen while the keyboard moves, and stands at its rest when that does.
  case hidden
  /// It stays where it is.
  case still
  /// In another way than the keyboard, though it cannot be said in which.
  case otherwise

  /// When a bar jumps.
  public enum JumpPlace: String, Sendable, Hashable {
    /// As the keyboard begins to move.
    case start
    /// On the keyboard's way.
    case between
    /// When the keyboard has come to rest.
    case end
  }
}
