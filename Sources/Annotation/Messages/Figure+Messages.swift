import Diagnosis
import Stage

extension Figure {
  /// What is said of messages, where it is not 0: the worst of a film's frames, or that nothing is amiss; nothing where
  /// the film is about something else.
  ///
  /// - Parameter near: Times in seconds of which the first is said that shows the worst, before any other that does.
  static func messages(of judged: JudgedFilm, near: [Double]) -> [Figure] {
    guard let troubles = judged.troubles, let messages = judged.measures.messages else { return [] }
    func figure(_ kind: MessageKind) -> Figure? {
      kind.worst(of: troubles).map { worst in
        Figure(kind.text(worst.value), kind.severity, at: worst.time(near: near))
      }
    }
    var figures = [MessageKind.covered, .offTop, .blank].compactMap(figure)
    let last = messages.lastMessageVisible.atRest
    if troubles.beganAtEnd, last.value < 1 - MessageTrouble.leastHidden {
      figures.append(Figure("last message \(last.value.percentText)", .overlap, at: last.time))
    }
    figures += [MessageKind.cellsAstray, .contentsAstray].compactMap(figure)
    return figures.isEmpty ? [Figure("messages stay in view", .good)] : figures
  }
}
