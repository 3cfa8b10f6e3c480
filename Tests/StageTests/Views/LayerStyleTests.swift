import Stage
import Testing

struct LayerStyleTests {
  /// A film in which the bar's content gets another colour at 0.
  private func film(_ change: @escaping (BareScreen) -> Void) throws -> Film {
    try testScript(hideAt: 1).play(Handlers(show: { _, screen in change(screen) }))
  }

  @Test func aViewWithoutSubviewsIsFilmedWithItsLooksOfTheTime() throws {
    var script = try testScript()
    script.events = [ScriptEvent(at: 0.5, .showKeyboard())]
    let film = try script.play(
      Handlers(
        load: { $0.content.backgroundColor = .toolbar },
        show: { _, screen in
          screen.content.backgroundColor = .cell
          screen.content.cornerRadius = 4
        }))
    #expect(film.warnings.isEmpty)
    let layers = film.layers.filter { $0.name == "content" }
    #expect(layers.map(\.background) == [.toolbar, .cell])
    #expect(layers.map(\.cornerRadius) == [0, 4])
    #expect(layers.map(\.birth) == [-.infinity, 0.5])
    #expect(layers.map(\.death) == [0.5, .infinity])
    let before = try #require(film.layer(of: .toolbarContent, at: .before(0.5)))
    let after = try #require(film.layer(of: .toolbarContent, at: .at(0.5)))
    #expect(film.layers[before].background == .toolbar)
    #expect(film.layers[after].background == .cell)
    #expect(film.rect(of: before, at: .before(0.5)) == film.rect(of: after, at: .at(0.5)))
  }

  @Test func itStaysBehindWhatWasInFrontOfIt() throws {
    let film = try film { screen in
      let back = View("back", in: screen.simulation)
      let front = View("front", in: screen.simulation)
      screen.content.addSubview(back)
      screen.content.addSubview(front)
      screen.async { back.backgroundColor = .cell }
      screen.asyncAfter(0.1) { back.backgroundColor = .field }
    }
    let names = film.layers(at: 0.5).map { film.layers[$0.index].name }
    let back = try #require(names.firstIndex(of: "back"))
    let front = try #require(names.firstIndex(of: "front"))
    #expect(back < front)
    #expect(names.filter { $0 == "back" }.count == 1)
  }

  @Test func ofAViewWithSubviewsTheFilmHasTheLastLooksAndWarns() throws {
    let film = try film { $0.bar.backgroundColor = .toolbar }
    #expect(film.warnings.map(\.text).contains { $0.contains("style of bar") })
    #expect(film.layers.filter { $0.name == "bar" }.map(\.background) == [.toolbar])
  }

  @Test func theSameLooksAgainAreNotAChange() throws {
    let film = try film { $0.content.backgroundColor = nil }
    #expect(film.layers.filter { $0.name == "content" }.count == 1)
  }
}
