import Painting
import Recordings
import Scenarios
import Stage

struct RenderedFile {
  let name: String
  var cells: [SheetCell] = []
  /// Of a contact sheet.
  var moments: Report.Moments?
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
        }, moments: moments?.shown, leftOut: moments?.leftOut)
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
    /// Of a contact sheet; nil of other files.
    let moments: [Moment]?
    let leftOut: Int?
    /// With `--embed`, for who does not see it.
    var alt: String?
  }
}

extension RenderedFile.Report {
  /// A moment on a contact sheet.
  struct Moment: Codable {
    let frame: Int
    /// In seconds.
    let time, duration: Double
    /// `begin`, `flash` or `change`.
    let kind: String
    /// Where its picture is, in pixels of the sheet.
    let rect: [Double]
    /// Where it has changed since the picture before, in pixels of the recording.
    let changed: [[Double]]
  }

  struct Moments {
    let shown: [Moment]
    let leftOut: Int

    init(
      _ moments: [ChangeMoment], in rects: [Rect], of count: Int,
      _ size: (width: Int, height: Int)
    ) {
      let shape = CellSize.cells(width: size.width, height: size.height)
      let (width, height) = (Double(size.width), Double(size.height))
      shown = zip(moments, rects).map { moment, rect in
        Moment(
          frame: moment.frame, time: moment.time, duration: moment.duration,
          kind: moment.kind.rawValue, rect: [rect.minX, rect.minY, rect.width, rect.height],
          changed: moment.places(in: shape).map { place in
            [
              place.x.lowerBound * width, place.y.lowerBound * height,
              (place.x.upperBound - place.x.lowerBound) * width,
              (place.y.upperBound - place.y.lowerBound) * height,
            ].map { $0.rounded() }
          })
      }
      leftOut = count - shown.count
    }
  }
}
