import Diagnosis
import Stage

/// What can be amiss with messages, as far as it has a number on every frame.
enum MessageKind: Sendable, Hashable, CaseIterable {
  case cellsAstray, contentsAstray, covered, blank, offTop

  /// The number on a frame: points or rows, 0 where nothing is amiss.
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

  /// A number with its words.
  func text(_ value: Double) -> String {
    switch self {
    case .cellsAstray: "cells astray \(value.distanceText)"
    case .contentsAstray: "parts astray \(value.distanceText)"
    case .covered: "\(Int(value)) covered"
    case .blank: "blank \(value.distanceText)"
    case .offTop: "\(Int(value)) off the top"
    }
  }

  /// What a curve of it shows, beside a strip.
  var title: String {
    switch self {
    case .cellsAstray: "cells astray over time"
    case .contentsAstray: "parts astray over time"
    case .covered: "rows covered over time"
    case .blank: "blank over time"
    case .offTop: "off the top over time"
    }
  }

  /// How bad it is; what has left the top for want of room is told without alarm.
  var severity: Severity {
    switch self {
    case .cellsAstray, .contentsAstray, .blank: .gap
    case .covered: .overlap
    case .offTop: .neutral
    }
  }

  /// Whether it counts rows.
  var isCount: Bool { self == .covered || self == .offTop }

  /// The largest number of a film's frames, and their times in seconds.
  struct Worst {
    let value: Double
    let times: [Double]

    /// The first of some times, in seconds, that shows it, or the first that does at all.
    func time(near: [Double]) -> Double? { near.first(where: times.contains) ?? times.first }
  }

  /// The largest number of a film's frames: at rest where there is one at rest, for what should not stay so.
  func worst(of troubles: MessageTroubles) -> Worst? {
    let all = troubles.entries.map { (value: value(of: $0), entry: $0) }.filter { $0.value > 0 }
    let resting = all.filter { $0.entry.isAtRest }
    let counted = self == .blank && !resting.isEmpty ? resting : all
    guard let largest = counted.map(\.value).max() else { return nil }
    return Worst(
      value: largest,
      times: counted.filter { $0.value > largest - Seam.rounding }.map(\.entry.figures.time))
  }

  /// What is amiss most in films that are shown together; nil where nothing is, not even messages that had to leave.
  static func gravest(of films: [MessageTroubles]) -> MessageKind? {
    let troubles = films.flatMap { $0.entries.compactMap(\.trouble) }
    if let gravest = troubles.filter({ $0.size > 0 }).max(by: { $0.size < $1.size }) {
      return gravest.kind
    }
    return films.contains { MessageKind.offTop.worst(of: $0) != nil } ? .offTop : nil
  }
}
