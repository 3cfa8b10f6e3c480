/// How a bar moved while the keyboard moved.
public enum BarWay: Sendable, Hashable {
  /// As the keyboard did.
  case withKeyboard
  /// On another curve, beginning `delay` seconds after the keyboard.
  case otherCurve(MotionShape, delay: Double)
  /// As the keyboard did, some seconds later.
  case late(by: Double)
  /// As the keyboard did one frame of the display before, some seconds later.
  case oneFrameBehind(by: Double)
  /// From one rest to the other between two frames.
  case jump(JumpPlace)
  /// It is not seen while the keyboard moves, and is at its rest afterwards.
  case hidden
  /// It does not move.
  case still
  /// Unlike the keyboard, in an unknown manner.
  case otherwise

  /// Whether it rests, or jumps, while the keyboard moves.
  var isWithoutMotion: Bool {
    switch self {
    case .jump, .hidden, .still: true
    case .withKeyboard, .otherCurve, .late, .oneFrameBehind, .otherwise: false
    }
  }

  /// Whether its motion names no fault, so that only places do.
  var isOfPlace: Bool {
    switch self {
    case .withKeyboard, .still, .otherwise: true
    case .jump, .hidden, .otherCurve, .late, .oneFrameBehind: false
    }
  }

  /// The time of a bar's jump.
  public enum JumpPlace: String, Sendable, Hashable {
    /// As the keyboard begins to move.
    case start
    /// During the keyboard's motion.
    case between
    /// When the keyboard has come to rest.
    case end
  }
}
