/// A number at every frame, in screen coordinates after transforms and scrolls, in points.
public enum Series: String, Sendable, Hashable, CaseIterable {
  case keyboardTop = "keyboard.top"
  case toolbarTop = "toolbar.top"
  /// The bottom edge of the bar's background.
  case toolbarBottom = "toolbar.bottom"
  /// The bottom edge of the bar's content, which the keyboard must not cover.
  case toolbarContentBottom = "toolbar.content.bottom"
  case tableTop = "table.top"
  case tableBottom = "table.bottom"
  /// The bottom edge of the last message's row, on the screen or not.
  case lastMessageBottom = "lastMessage.bottom"
  /// The top edge of the field with the cursor.
  case fieldTop = "field.top"
  /// The bottom edge of the field with the cursor, which the keyboard must not cover.
  case fieldBottom = "field.bottom"
  /// The top edge of the view that a form's approaches move.
  case viewTop = "view.top"
  /// The gap, or minus the overlap, or 0; only while the keyboard shows.
  case gap
  /// The bar's distance above a right one, negative below, as in `Measures.offMax`.
  case off

  func value(in film: Film, at moment: Moment) -> Double? {
    switch self {
    case .keyboardTop: film.extent(of: .keyboard, at: moment)?.origin
    case .toolbarTop: film.extent(of: .toolbar, at: moment)?.origin
    case .toolbarBottom: film.extent(of: .toolbar, at: moment)?.end
    case .toolbarContentBottom: film.extent(of: .toolbarContent, at: moment)?.end
    case .tableTop: film.extent(of: .table, at: moment)?.origin
    case .tableBottom: film.extent(of: .table, at: moment)?.end
    case .lastMessageBottom: film.lastRowRect(at: moment)?.maxY
    case .fieldTop: film.focusedRect(at: moment)?.minY
    case .fieldBottom: film.focusedRect(at: moment)?.maxY
    case .viewTop: film.extent(of: .view, at: moment)?.origin
    case .gap: film.seam(at: moment)?.signed
    // The right bar to compare with follows from all of an event's frames.
    case .off: film.offBy(at: moment.time)
    }
  }
}

extension Series {
  /// The film's series, by the parts on its screen, in order of declaration.
  public static func all(of film: Film) -> [Series] {
    allCases.filter { series in
      switch series {
      case .keyboardTop: true
      case .toolbarTop, .toolbarBottom, .toolbarContentBottom, .gap, .off:
        film.landmarks[.toolbar] != nil
      case .tableTop, .tableBottom, .lastMessageBottom: film.landmarks[.table] != nil
      case .fieldTop, .fieldBottom: film.hasFocus
      case .viewTop: film.landmarks[.view] != nil
      }
    }
  }
}

extension Film {
  /// The times of all frames, in seconds.
  public var frameTimes: [Double] { (0..<frameCount).map(time(ofFrame:)) }

  /// A series, one element a frame; nil where it has no value.
  public func series(_ series: Series) -> [Double?] {
    if series == .off { return offBy }
    var values: [Double?] = []
    values.reserveCapacity(frameCount)
    eachFrame { time, isSame in
      values.append(isSame ? values[values.count - 1] : series.value(in: self, at: .at(time)))
    }
    return values
  }

  /// A series at any time, in seconds, `off` at the last frame until then; nil without a value.
  public func value(of series: Series, at time: Double) -> Double? {
    series.value(in: self, at: .at(time))
  }

  /// The seam at a time; nil while no keyboard shows or there is no bar.
  public func seam(at time: Double) -> Seam? { seam(at: .at(time)) }

  /// The seam at a moment; nil while no keyboard shows or there is no bar.
  ///
  /// A fading keyboard counts with its full height: there is a gap to it as soon as it is visible, and it covers from
  /// an opacity of one half on, below which what is behind it dominates.
  public func seam(at moment: Moment) -> Seam? {
    guard showsKeyboard(at: moment),
      let keyboard = extent(of: .keyboard, at: moment),
      let toolbar = extent(of: .toolbar, at: moment),
      let content = extent(of: .toolbarContent, at: moment)
    else { return nil }
    return seam(
      keyboardTop: keyboard.origin, barBottom: toolbar.end, contentBottom: content.end, at: moment)
  }

  /// The seam of edges, in points from the screen's top, as far as the app's sheet or window and the screen show them.
  func seam(
    keyboardTop: Double, barBottom: Double, contentBottom: Double, at moment: Moment
  ) -> Seam {
    // A sheet may end above the keyboard: below it is not the app's screen.
    let sheetBottom = extent(of: .sheet, at: moment)?.end ?? .infinity
    // A window may reach beyond the screen: the keyboard covers nothing there.
    let screenBottom = screen(at: moment.time).maxY
    let lowest = sheetBottom > screenBottom && sheetBottom < .infinity ? screenBottom : .infinity
    return Seam(
      keyboardTop: min(keyboardTop, sheetBottom), toolbarBottom: min(barBottom, lowest),
      contentBottom: min(contentBottom, lowest), isOpaque: keyboardCovers(at: moment))
  }
}
