import Basics

/// One frame of a recording: its edges, as far as they can be seen.
public struct RecordedFrame: Sendable, Hashable {
  /// Seconds from the first frame.
  public var time: Double
  /// Whether it repeats the picture of the frame before: the recorder wrote it twice, or held it.
  public var isRepeated: Bool
  /// Whether it shows parts of two pictures.
  public var isTorn: Bool
  /// The keyboard's, with suggestions but without the app's own bar; the screen's height if hidden.
  public var keyboardTop: Reading?
  /// The bar's top edge.
  public var barTop: Reading?
  /// The bottom of the bar's background, or its position where the keyboard covers it.
  public var barBottom: Reading?
  /// How far the screen's content, a list or a form, has moved up since the recording began.
  public var contentOffset: Reading?
  /// Further edges by name, from a trace's other columns.
  public var others: [String: Double]

  /// A frame with these edges.
  public init(
    time: Double, isRepeated: Bool = false, isTorn: Bool = false, keyboardTop: Reading? = nil,
    barTop: Reading? = nil, barBottom: Reading? = nil, contentOffset: Reading? = nil,
    others: [String: Double] = [:]
  ) {
    self.time = time
    self.isRepeated = isRepeated
    self.isTorn = isTorn
    self.keyboardTop = keyboardTop
    self.barTop = barTop
    self.barBottom = barBottom
    self.contentOffset = contentOffset
    self.others = others
  }
}

/// A measured length and its uncertainty.
public struct Reading: Sendable, Hashable {
  /// The length, in the film's unit.
  public var value: Double
  /// Half the width of the 95 % range, in the film's unit.
  public var uncertainty: Double

  /// A length and its uncertainty.
  public init(_ value: Double, uncertainty: Double) {
    self.value = value
    self.uncertainty = uncertainty
  }
}

extension RecordedFrame {
  /// The uncertainty of a bar behind the keyboard, at least, in points: one that is found is known better.
  static let covered = 5.0

  /// Whether no more is known of the bar than how far up behind the keyboard it may be: a range, and no place.
  package func coversBar(point: Double) -> Bool {
    guard let barBottom, let keyboardTop else { return false }
    return barBottom.uncertainty > RecordedFrame.covered * point
      && barBottom.value - barBottom.uncertainty > keyboardTop.value
  }

  /// The frame without the edges of a bar of which only a range is known, for what shows places.
  package func withoutCoveredBar(point: Double) -> RecordedFrame {
    guard coversBar(point: point) else { return self }
    var frame = self
    (frame.barTop, frame.barBottom) = (nil, nil)
    return frame
  }

  /// The bar's bottom, or the highest place of one that is covered: the missing part is then a minimum.
  func highestBottom(point: Double) -> Reading? {
    barBottom.map { coversBar(point: point) ? $0.highest(point: point) : $0 }
  }
}

extension Reading {
  /// The upper end of its range.
  func highest(point: Double) -> Reading { Reading(value - uncertainty, uncertainty: point) }
}

extension RecordedFrame: CustomStringConvertible {
  /// The time, and the edges that are seen.
  public var description: String {
    let edges = [
      ("keyboard", keyboardTop), ("bar top", barTop), ("bar bottom", barBottom),
      ("content", contentOffset),
    ].compactMap { name, reading in reading.map { "\(name) \($0)" } }
    return
      "\(time.decimals(upTo: 4)) s: \(edges.isEmpty ? "nothing seen" : edges.joined(separator: ", "))"
      + (isRepeated ? ", repeated" : "") + (isTorn ? ", torn" : "")
  }
}

extension Reading: CustomStringConvertible {
  /// Such as “516.3 ± 0.4”, in the film's unit.
  public var description: String { "\(value.decimals(upTo: 2)) ± \(uncertainty.decimals(upTo: 2))" }
}
