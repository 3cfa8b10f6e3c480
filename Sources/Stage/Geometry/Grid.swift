import LibC

/// The grids that the model's numbers are rounded to, so that sums of them are exact.
///
/// Lengths that are set, and edges that a film gives, are multiples of 2⁻²⁰ pt (a millionth of a point); additions of
/// animations are multiples of 2⁻³⁰ pt; progress is a multiple of 2⁻³⁸. Sums and differences of lengths below 2²² pt
/// are then free of rounding, in any order: two edges moved by the same motion over the same distance stay exactly as
/// far apart as they began.
enum Grid {
  /// One step of a length, in points.
  static let length = 0x1p-20
  /// One step of an animation's addition to a length, in points.
  static let addition = 0x1p-30
  static let progress = 0x1p-38

  static func snap(length value: Double) -> Double {
    (value * 0x1p20).rounded() * length
  }

  static func snap(addition value: Double) -> Double {
    (value * 0x1p30).rounded() * addition
  }

  static func snap(progress value: Double) -> Double {
    (value * 0x1p38).rounded() * Grid.progress
  }
}
