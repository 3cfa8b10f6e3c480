import Stage
import Testing

/// Plays handlers on a bar that is laid out by frame: `body` in a turn of its own at 0, `hide` where a time is given.
func risingFilm(
  context: HandlerContext = .deferred, composition: Composition = .additive,
  mending: Mending = [], hideAt: Double? = nil, animatorsInherit: Bool = false, until: Double = 2,
  hide: @escaping (BareScreen) -> Void = { _ in }, _ body: @escaping (BareScreen) -> Void
) throws -> Film {
  var script = try testScript(
    hideAt: hideAt, context: context, composition: composition, until: until)
  script.assumptions.animators = animatorsInherit ? .inherit : .own
  let handlers = Handlers(
    show: { _, screen in body(screen) }, hide: { _, screen in hide(screen) })
  return try script.play(handlers, named: "test", mending: mending) {
    BareScreen(in: $0, byConstraints: false)
  }
}

extension BareScreen {
  /// Moves the bar up, in points.
  func rise(by distance: Double = 100) { bar.frame.origin.y -= distance }
}

extension Film {
  /// How far the bar has risen from its rest at 623 pt by a time, as a share of 100 pt.
  func risen(at time: Double) throws -> Double { (623 - (try top(of: "bar", at: time))) / 100 }

  /// The bar's opacity at a time.
  func opacity(at time: Double) throws -> Double {
    alpha(of: try #require(layers.firstIndex { $0.name == "bar" }), at: .at(time))
  }

  /// Where the bar is at each of 481 times from 0 to 2 s.
  var path: [Double] {
    get throws { try (0...480).map { try risen(at: Double($0) / 240) } }
  }
}

/// Expects that each time can be asked for alone: backward gives what forward does.
func expectAnyOrder(_ film: Film, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let backward = try (0...480).reversed().map { try film.risen(at: Double($0) / 240) }
  #expect(try film.path == backward.reversed(), sourceLocation: sourceLocation)
}
