extension Features {
  /// The heights of bars at the screen's bottom other than the one that should ride on the keyboard: tab bars and
  /// accessories.
  var otherBars: [Double] {
    let moment = Moment.before(film.events.first?.time ?? 0)
    let screen = film.screen(at: moment.time)
    let own = Set(
      [Landmark.toolbar, .toolbarContent, .table, .view, .keyboard]
        .flatMap { film.landmarks[$0] ?? [] })
    var heights: [Double] = []
    for index in film.layers.indices where !own.contains(index) && !isInside(index, own) {
      guard film.layers[index].background != nil,
        let rect = film.rect(of: index, at: .at(max(moment.time, film.layers[index].birth))),
        rect.width >= screen.width - 1, (20...140).contains(rect.height),
        rect.minY > screen.height / 2, !heights.contains(rect.height)
      else { continue }
      heights.append(rect.height)
    }
    return heights
  }

  private func isInside(_ layer: Int, _ others: Set<Int>) -> Bool {
    var outer = film.layers[layer].parent
    while let index = outer {
      if others.contains(index) { return true }
      outer = film.layers[index].parent
    }
    return false
  }

  /// The layers that hold the bar, from the bar itself to its window.
  var barChain: [Int] {
    guard var layer = film.layer(of: .toolbar, at: .before(film.events.first?.time ?? 0)) else {
      return []
    }
    var chain = [layer]
    while let outer = film.layers[layer].parent {
      chain.append(outer)
      layer = outer
    }
    return chain
  }

  /// The layer of a sheet that holds the bar and does not fill the screen; nil without one.
  var sheet: Int? {
    guard let layer = barChain.dropLast().last else { return nil }
    let start = Moment.before(film.events.first?.time ?? 0)
    guard let rect = film.rect(of: layer, at: start) else { return nil }
    let screen = film.screen(at: start.time)
    let fills =
      rect.minX < 1 && rect.minY < 1 && rect.maxX > screen.maxX - 1
      && rect.maxY > screen.maxY - 1
    // What waits beside the screen to be pushed is no sheet.
    return fills || rect.minX >= screen.maxX ? nil : layer
  }

  /// How far the sheet's edges are from the screen's, and how far it moves, in points; empty without a sheet.
  var sheetOffsets: [Double] {
    guard let sheet, let first = film.events.first?.time,
      let start = film.rect(of: sheet, at: .before(first))
    else { return [] }
    return ([first] + episodes.map(\.end)).flatMap { time -> [Double] in
      guard let rect = film.rect(of: sheet, at: .before(time)) else { return [] }
      return [rect.minY, film.screen(at: time).maxY - rect.maxY, abs(rect.minY - start.minY)]
    }.filter { $0 > 1 }
  }

  /// How far each layer that holds the bar moved by itself between two moments, in points, from the bar outwards; a
  /// sheet that holds it all is the system's and left out.
  func ownMoves(from start: Moment, to end: Moment) -> [Double] {
    let chain = barChain
    let moves = chain.map { layer in
      (film.rect(of: layer, at: end)?.maxY ?? 0) - (film.rect(of: layer, at: start)?.maxY ?? 0)
    }
    let sheet = sheet
    return moves.indices.filter { chain[$0] != sheet }.map { index in
      index + 1 < moves.count ? moves[index] - moves[index + 1] : moves[index]
    }
  }
}
