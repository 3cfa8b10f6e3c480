import Diagnosis
import Stage

/// What is amiss with the messages on a frame: the gravest of what there is.
enum MessageTrouble: Sendable, Hashable {
  /// A row is drawn so far from where its table would carry it, in points.
  case cellsAstray(Double)
  /// What is in a row is drawn so far from its place in the row, in points.
  case contentsAstray(Double)
  /// So many rows lie behind keyboard or bar.
  case covered(Int)
  /// Of the last message only so much is seen, 0…1.
  case lastSeen(Double)
  /// So many rows have left the top, while so many points of background show above the bar.
  case pushedOff(Int, blank: Double)
  /// So many points of background show that were not there before the show.
  case blank(Double)
  /// A message has just been sent or has come in, and the list has yet to bring it into view.
  case arriving
  /// So many rows have left the top, as there was no room for them.
  case offTop(Int)

  /// Less background than this is the list's own margin, in points: shorter than any row.
  static let leastBlank = 30.0
  /// How much of the last message may be hidden without being noticed.
  static let leastHidden = 0.02
  /// What a message that cannot be seen counts for beside points that parts are astray, in points: a low row's height.
  static let row = 40.0

  /// What is amiss with figures; nil where nothing is.
  ///
  /// - Parameters:
  ///   - pixel: The side of a device pixel, in points: what strays less is not seen.
  ///   - blankBefore: How much background showed above the bar before, in points.
  ///   - blankOnTheWay: How much of that the list has yet to take up as the keyboard comes, in points.
  ///   - expectsLast: Whether the last message should be seen.
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

  /// How bad it is, in points, so that frames and columns can be compared; 0 where nothing could be better.
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
    case .arriving: "new one on its way"
    }
  }

  /// What of it has a number on every frame; nil for what will pass.
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

  /// How bad it is.
  var severity: Severity { kind?.severity ?? .neutral }
}
