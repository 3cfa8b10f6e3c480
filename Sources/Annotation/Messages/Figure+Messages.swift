import Diagnosis
import Stage

extension Figure {
  /// The messages' worst fault, or that there is none; nothing for a film on another topic.
  ///
  /// - Parameter near: Times in seconds; the first that shows the worst is preferred.
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
