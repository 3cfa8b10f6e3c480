/// What one picture of a screen says about its keyboard.
public struct StillReading: Sendable {
  /// A keyboard in a picture.
  public enum Keyboard: Sendable, Hashable {
    /// No iPhone's or iPad's keyboard is seen.
    case none
    /// It begins here, in the film's unit from the screen's top.
    case shown(top: Reading)
    /// Keys are seen, and not surely where their keyboard begins: the first place is the likelier.
    case unclear(tops: [Double])
  }

  /// In pixels of the picture.
  public let screen: PixelArea
  /// Nil if unknown; then lengths are in pixels.
  public let scale: RecordingScale?
  /// The keyboard.
  public let keyboard: Keyboard
  /// Caveats, a sentence each.
  public let remarks: [String]

  /// The screen's height, in points, or in pixels without a scale.
  public var height: Double { screen.height / (scale?.pixelsPerPoint ?? 1) }
  /// The screen's width, likewise.
  public var width: Double { screen.width / (scale?.pixelsPerPoint ?? 1) }

  /// Reads a whole picture.
  ///
  /// - Parameters:
  ///   - picture: At full width.
  ///   - finder: What is known of the screen.
  ///   - columns: The brightness of a part of it in `ColumnPicture.columns` columns.
  /// - Throws: `RecordingRefusal` for two screens, or a screen that is not in the picture.
  package init(
    _ picture: LumaFrame, by finder: ScreenFinder, columns: (PixelArea) throws -> LumaFrame
  ) throws {
    let seen = SeenKeyboards([picture], in: finder.area)
    let all = PixelArea(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    guard seen.best != nil || finder.area != nil else {
      let finding = try finder.whole(picture)
      self.init(all, finding.scale, .none, finding.remarks)
      return
    }
    let finding: ScreenFinding
    do {
      finding = try finder.find(in: [picture])
    } catch let refusal as RecordingRefusal where seen.best != nil && finder.area == nil {
      // Rows are seen that may be another system's keys.
      self.init(all, nil, .unclear(tops: []), [refusal.description])
      return
    }
    guard finding.hasBottom else {
      // A keyboard's height is from there.
      self.init(finding.area, finding.scale, .unclear(tops: []), finding.remarks)
      return
    }
    let frame = try columns(finding.area)
    let measure = ScreenMeasure(
      rows: frame.height, scale: finding.scale, rowPitches: finding.rowPitches)
    let rest = ColumnPicture(frame)
    guard let keys = KeyRows(in: rest, measure: measure) else {
      self.init(finding.area, finding.scale, .none, finding.remarks)
      return
    }
    // The whole picture tells their places more exactly than columns.
    let middle = keys.gaps.first?.middle ?? 0
    let start = seen.best.map { grid in
      let first = (grid.rows.gaps.first?.middle ?? 0) - finding.area.y
      return first - ((first - middle) / grid.rows.pitch).rounded() * grid.rows.pitch
    }
    let (tops, isSure) = StillTop.all(
      in: rest, above: start ?? middle, measure,
      KeyboardHeights(of: finding.device, measure: measure))
    let keyboard: Keyboard
    let scale = finding.scale?.uncertainty ?? 0
    if let best = tops.first, isSure, scale < StillReading.vaguest {
      let height = Double(measure.rows) - best.place
      keyboard = .shown(
        top: Reading(
          measure.unit(best.place),
          uncertainty: measure.unit(best.uncertainty + scale * height)))
    } else {
      keyboard = .unclear(tops: tops.map { measure.unit($0.place) })
    }
    self.init(finding.area, finding.scale, keyboard, finding.remarks)
  }

  /// The relative uncertainty of a scale from which on no height is reported.
  private static let vaguest = 0.05

  private init(
    _ screen: PixelArea, _ scale: RecordingScale?, _ keyboard: Keyboard, _ remarks: [String]
  ) {
    self.screen = screen
    self.scale = scale
    self.keyboard = keyboard
    self.remarks = remarks
  }
}
