extension Features {
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
  package var sheet: Int? {
    let start = Moment.before(film.events.first?.time ?? 0)
    guard let layer = film.layer(of: .sheet, at: start), barChain.contains(layer),
      let rect = film.rect(of: layer, at: start)
    else { return nil }
    let screen = film.screen(at: start.time)
    let fills =
      rect.minX < 1 && rect.minY < 1 && rect.maxX > screen.maxX - 1
      && rect.maxY > screen.maxY - 1
    // A view that waits outside the screen to be pushed is not a sheet.
    return fills || rect.minX >= screen.maxX || rect.maxX <= screen.minX ? nil : layer
  }

  /// How far each layer that holds the bar moved by itself, from the bar outwards, in points.
  ///
  /// A sheet that holds everything is the system's and left out. Layers carry the bar by their top edge: one whose
  /// bottom alone moves carries nothing.
  package func ownMoves(from start: Moment, to end: Moment) -> [Double] {
    let chain = barChain
    func edge(of layer: Int, at moment: Moment) -> Double {
      let rect = film.rect(of: layer, at: moment)
      return (layer == chain.first ? rect?.maxY : rect?.minY) ?? 0
    }
    let moves = chain.map { edge(of: $0, at: end) - edge(of: $0, at: start) }
    let sheet = sheet
    return moves.indices.filter { chain[$0] != sheet }.map { index in
      index + 1 < moves.count ? moves[index] - moves[index + 1] : moves[index]
    }
  }
}
