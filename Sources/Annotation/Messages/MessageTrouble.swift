import Diagnosis
import Stage

/// The worst fault of the messages on a frame.
enum MessageTrouble: Sendable, Hashable {
  /// The distance of a row from its place in the table, in points.
  case cellsAstray(Double)
  /// The distance of a row's contents from their place in the row, in points.
  case contentsAstray(Double)
  /// Rows behind keyboard or bar.
  case covered(Int)
  /// The visible share of the last message, 0…1.
  case lastSeen(Double)
  /// Rows that left the top while `blank` points of background show above the bar.
  case pushedOff(Int, blank: Double)
  /// Points of background that did not show before the keyboard came.
  case blank(Double)
  /// A new message that the list has yet to bring into view.
  case arriving
  /// Rows that left the top for lack of room.
  case offTop(Int)

  /// In points; less background is the list's own margin: shorter than any row.
  static let leastBlank = 30.0
  /// The share of the last message that may be hidden without being noticed.
  static let leastHidden = 0.02
  /// The weight of an invisible message against displacements, in points: a short row's height.
  static let row = 40.0

  /// The fault in some figures; nil for none.
  ///
  /// - Parameters:
  ///   - pixel: The side of a device pixel, in points: a smaller displacement is invisible.
  ///   - blankBefore: The background above the bar before, in points.
  ///   - blankOnTheWay: The part of it that the list has yet to fill as the keyboard comes, in points.
  ///   - expectsLast: Whether the last message should be visible.
  init?(
    _ figures: MessageFigures, pixel: Double, blankBefore: Double, blankOnTheWay: Double = 0,
    expectsLast: Bool = true
  ) {
    let isBlank = figures.blank >= blankOnTheWay + MessageTrouble.leastBlank
    if figures.cellsAstray >= pixel {
      self = .cellsAstray(figures.cellsAstray)
    } else if figures.contentsAstray >= pixel {
      self = .contentsAstray(figures.contentsAstray)
    } else if figures.covered > 0 {
      self = .covered(figures.covered)
    } else if figures.offTop > 0, isBlank {
      self = .pushedOff(figures.offTop, blank: figures.blank)
    } else if figures.blank >= blankBefore + MessageTrouble.leastBlank {
      self = .blank(figures.blank)
    } else if figures.lastVisible <= 1 - MessageTrouble.leastHidden, expectsLast {
      self = .lastSeen(figures.lastVisible)
    } else if figures.offTop > 0 {
      self = .offTop(figures.offTop)
    } else {
      return nil
    }
  }

  /// In points, to compare frames and columns; 0 where nothing could be better.
  var size: Double {
    switch self {
    case .cellsAstray(let distance), .contentsAstray(let distance): distance
    case .covered(let rows): MessageTrouble.row * Double(rows)
    case .lastSeen(let share): MessageTrouble.row * (1 - share)
    case .pushedOff(let rows, let blank): min(MessageTrouble.row * Double(rows), blank)
    case .blank(let blank): blank
    case .offTop, .arriving: 0
    }
  }

  /// A few words for a pill.
  var text: String {
    switch self {
    case .cellsAstray(let distance): MessageKind.cellsAstray.text(distance)
    case .contentsAstray(let distance): MessageKind.contentsAstray.text(distance)
    case .covered(let rows): MessageKind.covered.text(Double(rows))
    case .lastSeen(let share): "last one \(share.percentText) seen"
    case .pushedOff(let rows, _), .offTop(let rows): MessageKind.offTop.text(Double(rows))
    case .blank(let blank): MessageKind.blank.text(blank)
    case .arriving: "new one arriving"
    }
  }

  /// Its kind, which has a number on every frame; nil for one that will pass.
  var kind: MessageKind? {
    switch self {
    case .cellsAstray: .cellsAstray
    case .contentsAstray: .contentsAstray
    case .covered, .lastSeen: .covered
    case .pushedOff, .blank: .blank
    case .offTop: .offTop
    case .arriving: nil
    }
  }

  var severity: Severity { kind?.severity ?? .neutral }
}
