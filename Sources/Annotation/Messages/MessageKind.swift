import Diagnosis
import Stage

/// A fault of messages that has a number on every frame.
enum MessageKind: Sendable, Hashable, CaseIterable {
  case cellsAstray, contentsAstray, covered, blank, offTop

  /// In points or rows, 0 without a fault.
  func value(of entry: MessageTroubles.Entry) -> Double {
    let figures = entry.figures
    switch self {
    case .cellsAstray: return figures.cellsAstray
    case .contentsAstray: return figures.contentsAstray
    case .covered: return entry.isArriving ? 0 : Double(figures.covered)
    case .blank:
      switch entry.trouble {
      case .pushedOff(_, let blank), .blank(let blank): return blank
      default: return 0
      }
    case .offTop: return Double(figures.offTop)
    }
  }

  private var words: String {
    switch self {
    case .cellsAstray: "cells off"
    case .contentsAstray: "parts off"
    case .covered: "covered"
    case .blank: "blank"
    case .offTop: "off the top"
    }
  }

  func text(_ value: Double) -> String {
    let by = self == .cellsAstray || self == .contentsAstray ? "by " : ""
    return isCount ? "\(Int(value)) \(words)" : "\(words) \(by)\(value.distanceText)"
  }

  /// Of a curve, next to a strip.
  var title: String { "\(self == .covered ? "rows covered" : words) over time" }

  /// Rows that left the top for lack of room are reported without alarm.
  var severity: Severity {
    switch self {
    case .cellsAstray, .contentsAstray, .blank: .gap
    case .covered: .overlap
    case .offTop: .neutral
    }
  }

  var isCount: Bool { self == .covered || self == .offTop }

  /// The largest number of a film's frames, and their times in seconds.
  struct Worst {
    let value: Double
    let times: [Double]

    /// The first of some times, in seconds, that shows it, or else its first time.
    func time(near: [Double]) -> Double? { near.first(where: times.contains) ?? times.first }
  }

  /// The largest number of a film's frames: preferably at rest, for a fault that should not stay.
  func worst(of troubles: MessageTroubles) -> Worst? {
    let all = troubles.entries.map { (value: value(of: $0), entry: $0) }.filter { $0.value > 0 }
    let resting = all.filter { $0.entry.isAtRest }
    let counted = self == .blank && !resting.isEmpty ? resting : all
    guard let largest = counted.map(\.value).max() else { return nil }
    return Worst(
      value: largest,
      times: counted.filter { $0.value > largest - Seam.rounding }.map(\.entry.figures.time))
  }

  /// The worst kind in films shown together; nil if there is none, and no message has left the top either.
  static func gravest(of films: [MessageTroubles]) -> MessageKind? {
    let troubles = films.flatMap { $0.entries.compactMap(\.trouble) }
    if let gravest = troubles.filter({ $0.size > 0 }).max(by: { $0.size < $1.size }) {
      return gravest.kind
    }
    return films.contains { MessageKind.offTop.worst(of: $0) != nil } ? .offTop : nil
  }
}
