import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families
@testable import Stage

struct InheritedLayoutFamilyTests {
  private func chat(
    context: String = "inherited", device: String? = nil, fps: Double = 60
  ) throws -> Scenario {
    try scene("context: \(context)\nmessages: 1", device: device, fps: fps)
  }

  private func approach(_ name: String) throws -> NamedApproach {
    try #require(NamedApproach.named(name))
  }

  /// The strip, which is the last view in the screen's, as it is drawn, and the bar.
  private func strip(_ film: Film, at time: Double) throws -> (strip: Rect, bar: Rect) {
    let layer = try #require(film.layers.lastIndex { $0.background == .card })
    return (
      try #require(film.rect(of: layer, at: .at(time))),
      try #require(film.rect(of: .toolbar, at: .at(time)))
    )
  }

  /// From frame zero, in the corner of the view around it, on the keyboard's spring.
  @Test func itFliesInFromTheCorner() throws {
    let film = try chat().film(of: try approach("strip-in-block"))
    let (begin, bar) = try strip(film, at: 0)
    #expect(begin == .zero)
    #expect(bar.maxY == 667)
    let w = 1000.0.squareRoot() / 3.0.squareRoot()
    let (under, _) = try strip(film, at: 0.1)
    let p = 1 - (1 + w * 0.1) * Self.exponential(-w * 0.1)
    #expect(abs(under.width - 375 * p) < 0.01)
    #expect(abs(under.height - 36 * p) < 0.01)
    #expect(abs(under.minY - 327 * p) < 0.01)
    #expect(abs(under.minX) < 0.01)
    #expect(try strip(film, at: 0.6).strip == Rect(x: 0, y: 327, width: 375, height: 36))
  }

  /// By its series, as these targets know no C library.
  private static func exponential(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for n in 1...40 {
      term *= x / Double(n)
      sum += term
    }
    return sum
  }

  /// The keyboard's block is around the handler: before its own block is still inside an animation.
  @Test func beforeTheBlockIsInsideTheKeyboards() throws {
    let inBlock = try chat().film(of: try approach("strip-in-block"))
    let before = try chat().film(of: try approach("strip-before-block"))
    for step in 0...120 {
      let time = Double(step) / 130
      #expect(try strip(inBlock, at: time) == strip(before, at: time))
    }
    let deferred = try chat(context: "deferred").film(of: try approach("strip-before-block"))
    for step in 0...60 {
      let (strip, bar) = try strip(deferred, at: Double(step) / 65)
      #expect(strip.maxY == bar.minY && strip.width == 375 && strip.height == 36)
    }
  }

  @Test(arguments: ["inherited", "deferred"]) func withoutAnimationItIsOnTheBar(context: String)
    throws
  {
    let film = try chat(context: context).film(of: try approach("strip-without-animation"))
    for step in 0...60 {
      let (strip, bar) = try strip(film, at: Double(step) / 65)
      #expect(strip.maxY == bar.minY && strip.width == 375 && strip.height == 36)
    }
  }

  @Test(arguments: Sweep.rates, Sweep.devices) func itIsReported(fps: Double, device: String) throws
  {
    let scenario = try chat(device: device, fps: fps)
    for name in ["strip-in-block", "strip-before-block"] {
      let explanation = try scenario.explanation(of: try approach(name))
      #expect(explanation.findings.map(\.family) == [.inheritedLayout])
      #expect(explanation.findings.first?.certainty == .likely)
    }
    #expect(try scenario.families(ofBuiltIn: "strip-without-animation").isEmpty)
    let deferred = try chat(context: "deferred", device: device, fps: fps)
    #expect(try deferred.families(ofBuiltIn: "strip-in-block") == [.inheritedLayout])
    #expect(try deferred.families(ofBuiltIn: "strip-before-block").isEmpty)
  }

  /// From the corner to the middle of its place: (187.5, 345).
  @Test func itSaysFromHowFar() throws {
    let film = try chat().film(of: try approach("strip-in-block"))
    #expect(
      abs(try #require(film.growth).distance - (187.5 * 187.5 + 345 * 345).squareRoot()) < 0.1)
  }

  /// A view that unfolds, appears by its scale or is there at once does not grow from nothing, and one that draws nothing
  /// is not seen to.
  @Test(arguments: ["unfolds", "scales", "jumps", "clear"]) func othersAreNot(how: String) throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        let view = View("extra", in: chat.simulation)
        if how != "clear" { view.backgroundColor = .card }
        let end = Rect(x: 20, y: 100, width: 200, height: 40)
        let start: Rect =
          switch how {
          case "unfolds": Rect(x: 20, y: 100, width: 200, height: 0)
          case "scales": end
          default: .zero
          }
        chat.performWithoutAnimation {
          view.frame = start
          if how == "scales" { view.transform = .scale(x: 0.001, y: 0.001) }
          chat.view.addSubview(view)
        }
        if how == "jumps" {
          chat.asyncAfter(0.1) { view.frame = end }
        } else {
          chat.async { [unowned chat] in
            chat.animate(withDuration: 0.3) {
              view.transform = .identity
              if how != "scales" { view.frame = end }
            }
          }
        }
        chat.raise(by: chat.overlap(with: keyboard), with: keyboard)
      }, willHide: { keyboard, chat in chat.raise(by: 0, with: keyboard) })
    #expect(try chat(context: "deferred").families(of: { handlers }).isEmpty)
  }
}
