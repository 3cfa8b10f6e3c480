import Painting
import Scenarios

struct RenderedFile {
  let name: String
  var cells: [SheetCell] = []
  /// How it differs from the film.
  var note: String?

  func report(path: String, format: String, scenario: String) -> Report {
    Report(
      file: path, format: format, scenario: scenario,
      cells: cells.isEmpty
        ? nil
        : cells.map {
          Report.Cell(
            approach: $0.approach, frame: $0.frame, time: $0.time, gap: Nullable($0.gap),
            rect: [$0.rect.minX, $0.rect.minY, $0.rect.width, $0.rect.height],
            window: [$0.window.minX, $0.window.minY, $0.window.width, $0.window.height])
        })
  }

  struct Report: Codable {
    struct Cell: Codable {
      let approach: String
      let frame: Int
      let time: Double
      /// Null while no keyboard shows.
      let gap: Nullable<Double>
      let rect: [Double]
      let window: [Double]
    }

    var file: String
    let format: String
    let scenario: String
    let cells: [Cell]?
  }
}
