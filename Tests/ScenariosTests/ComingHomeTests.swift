import Scenarios
import Testing

/// What the keyboard moved is back once it has gone.
struct ComingHomeTests {
  /// Where approaches are there to show that something is not put back.
  private static let strays: Set = ["frame-as-printed", "list-persistent", "change-frame-top"]

  /// Whether the keyboard has gone by the film's end, and nothing else has moved what it moved.
  private func comesHome(_ film: Film) -> Bool {
    let movesMore = film.events.contains { event in
      switch event.action {
      case .rotate, .push, .type: true
      default: false
      }
    }
    let spans = film.keyboardSpans + film.undockedSpans
    return !movesMore && spans.allSatisfy { $0.upperBound < film.duration } && !spans.isEmpty
  }

  /// Whether a layer is the keyboard or a part of it: it lies below the screen at the height it had last.
  private func isKeyboard(_ layer: Int, in film: Film) -> Bool {
    var current: Int? = layer
    while let index = current {
      if film.landmarks[.keyboard]?.contains(index) == true { return true }
      current = film.layers[index].parent
    }
    return false
  }

  /// Whether a layer lies in the table, where messages scroll, come and go.
  private func isRow(_ layer: Int, in film: Film) -> Bool {
    guard let table = film.layer(of: .table, at: .at(0)) else { return false }
    var parent = film.layers[layer].parent
    while let index = parent {
      if index == table { return true }
      parent = film.layers[index].parent
    }
    return false
  }

  @Test(arguments: Scenario.builtInNames) func everythingComesHome(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches where !ComingHomeTests.strays.contains(approach.name) {
      let film = try scenario.film(of: approach)
      guard comesHome(film) else { continue }
      for index in film.layers.indices
      where !isRow(index, in: film) && !isKeyboard(index, in: film) {
        guard let before = film.rect(of: index, at: .before(0)),
          let after = film.rect(of: index, at: .at(film.duration))
        else { continue }
        let strayed = max(
          abs(before.minX - after.minX), abs(before.minY - after.minY),
          abs(before.maxX - after.maxX), abs(before.maxY - after.maxY))
        #expect(
          strayed <= 0x1p-16, "\(approach.name): \(film.layers[index].name) \(before) \(after)")
      }
    }
  }
}
