import Diagnosis
import Stage

extension JudgedFilm: Judged {
  var name: String { caption.title }

  var summary: String {
    ([caption.summary] + film.ranOtherwise).filter { !$0.isEmpty }.joined(separator: " ")
  }

  var code: String { caption.code }

  var events: [NamedEvent] { film.namedEvents }

  var worst: Int? {
    let sizes = frames.map { frame in
      frame.isMovingFocus
        ? 0
        : abs(frame.marked?.seam.signed ?? 0) + abs(unseenOff(frame))
          + (troubles?.size(at: frame.time) ?? 0)
    }
    return sizes.max().flatMap { most in
      most > 0 ? sizes.firstIndex(of: most).map { frames[$0].index } : nil
    }
  }

  var praise: Label? { isFieldOnScreen ? Label("0 pt at every frame", .good) : nil }

  func time(_ frame: Int) -> Double { film.time(ofFrame: frame) }

  func label(_ frame: Int) -> Label { verdict(on: self[frame]).label }

  func mark(_ frame: Int) -> SeamMark? { self[frame].marked?.mark }

  func gap(_ frame: Int) -> Double? { film.seam(at: time(frame))?.signed }

  func phase(_ frame: Int) -> Phase { Phase(of: film, at: time(frame)) }

  func progress(_ frame: Int) -> Int {
    Int(Phase.progress(in: film, at: time(frame)).rounded())
  }

  func screen(_ frame: Int) -> Rect { film.screen(at: time(frame)) }

  func figures(near times: [Double]) -> [Figure] { Figure.all(of: self, near: times) }

  func extremes(near times: [Double]) -> [SeamExtreme] {
    SeamExtremes(of: self, near: times).all
  }

  var motions: [FeltMotion] { film.motions(offBy: offs).filter { range.contains($0.event.time) } }

  func lines(samples: Int) -> SeamLines { SeamLines(film, range: range, count: samples) }

  func magnifier(columns: [Int], size: Size) -> MagnifierRegion? {
    MagnifierRegion(self, columns: columns, size: size)
  }

  /// In points; a column this near to the worst is marked as the worst, as both read the same.
  private static let slack = 0.05

  /// The magnifier's column if it is one.
  func worst(
    columns: [Int], _ magnifier: MagnifierRegion?
  ) -> (column: Int, severity: Severity)? {
    let ofMagnifier = magnifier.flatMap { columns.firstIndex(of: $0.frame) }
    if let verdict = magnifier?.verdict {
      switch verdict {
      case .corners, .partlySeen: return ofMagnifier.map { ($0, verdict.label.severity) }
      default: break
      }
    }
    let shown = columns.map { self[$0] }
    var sizes = shown.map { $0.isMovingFocus ? 0 : $0.marked?.signed.magnitude ?? 0 }
    var worst = magnifier.map { self[$0.frame].marked?.signed.magnitude ?? 0 } ?? 0
    var severities = shown.map { $0.marked?.fault }
    let offs = shown.map { unseenOff($0) }
    if offs.contains(where: { $0 != 0 }) {
      sizes = offs.map(abs)
      worst = frames.map { abs(unseenOff($0)) }.max() ?? 0
      severities = offs.map { $0 > 0 ? .gap : $0 < 0 ? .overlap : nil }
    }
    if let troubles, !sizes.contains(where: { $0 > 0 }) {
      sizes = shown.map { troubles.size(at: $0.time) }
      worst = magnifier.map { troubles.size(at: $0.time) } ?? 0
      severities = shown.map { frame in
        troubles.at(frame.time).flatMap { $0.severity.isFault ? $0.severity : nil }
      }
    }
    guard let largest = sizes.max(), largest > 0, largest >= worst - JudgedFilm.slack,
      magnifier?.looksAtSeam != true || worst > 0,
      let column = ofMagnifier.flatMap({
        sizes[$0] >= worst - JudgedFilm.slack && sizes[$0] > 0 ? $0 : nil
      }) ?? sizes.firstIndex(of: largest)
    else { return nil }
    return severities[column].map { (column, $0) }
  }
}
