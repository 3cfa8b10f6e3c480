import Scenarios
import Testing

@testable import Painting

struct LensWindowTests {
  private let size = Size(width: 44, height: 42)

  private func film(_ approach: String, _ yaml: String = "") throws -> Film {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  private func window(_ film: Film, columns: [Int] = []) throws -> LensWindow {
    let found = try #require(LensWindow.frame(of: film, in: 0...1.6, columns: columns))
    return LensWindow(film, found.frame, found.seam, size: size)
  }

  /// On every device the window is inside the screen and shows the send button's middle.
  @Test(arguments: ["iPhone 4s", "iPhone 7", "iPhone 15", "iPad 9.7"], ["portrait", "landscape"])
  func looksAtTheSendButton(device: String, orientation: String) throws {
    for approach in NamedApproach.catalogue where approach.handlers.screen == .chat {
      let film = try film(approach.name, "device: \(device)\norientation: \(orientation)")
      let window = try window(film)
      #expect(window.rect.intersection(film.screen) == window.rect)
      #expect(window.rect.size == size)
      let button = try #require(film.layers.firstIndex { $0.contents == .sendButton })
      let time = film.time(ofFrame: window.frame)
      let middle = try #require(film.rect(of: button, at: .at(time))).midX
      #expect((window.rect.minX...window.rect.maxX).contains(middle))
    }
  }

  @Test func holdsASeamThatFits() throws {
    let film = try film("transform")
    let small = Seam(keyboardTop: 420, toolbarBottom: 400, contentBottom: 400)
    let held = LensWindow(film, 5, small, size: size)
    #expect(held.holdsSeam)
    #expect(abs(held.rect.midY - 410) <= 0.5)
    let gap = LensWindow(
      film, 5, Seam(keyboardTop: 500, toolbarBottom: 400, contentBottom: 400), size: size)
    #expect(!gap.holdsSeam)
    #expect(abs(gap.rect.midY - 400) <= 0.5)
    let overlap = LensWindow(
      film, 5, Seam(keyboardTop: 400, toolbarBottom: 500, contentBottom: 500), size: size)
    #expect(!overlap.holdsSeam)
    #expect(abs(overlap.rect.midY - 400) <= 0.5)
  }

  /// A screen without a send button, and one smaller than the window.
  @Test func oddScreens() throws {
    let tiny = try film(
      "transform",
      "device: {size: [30, 30], scale: 1, safeArea: {top: 0}}\nkeyboard: {height: 20}")
    #expect(try window(tiny).rect.origin == .zero)
  }

  @Test func looksAtTheWorstFrame() throws {
    #expect(try window(film("constraints")).frame == 0)
    #expect(try window(film("did-show")).frame == 30)
  }

  /// Of frames that are alike the lens takes one in which the seam is on the screen, a column if it
  /// can.
  @Test func ofFramesThatAreAlikeTakesOneThatIsSeen() throws {
    let film = try film("frame-under-constraints")
    #expect(film.seam(at: 0)?.overlap == 260)
    #expect(try window(film, columns: [0, 96]).frame != 0)
    #expect(try window(film, columns: [0, 8, 96]).frame == 8)
  }

  @Test func aSeamlessFilmIsSeenHalfWay() throws {
    let film = try film("transform")
    let free = try window(film)
    #expect(abs(Phase.progress(in: film, at: film.time(ofFrame: free.frame)) - 50) < 6)
    #expect(try window(film, columns: [0, 7, 96]).frame == 7)
    #expect(try window(film, columns: [0, 40, 96]).frame == free.frame)
  }

  /// A field that is seen far above the keyboard does not meet it: there is nothing to magnify.
  @Test func aFieldFarAboveTheKeyboardHasNoLens() throws {
    func window(_ scenario: String, _ approach: String) throws -> LensWindow? {
      let film = try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
      return LensWindow(film, in: 0...1.6, columns: [0, 59, 96], nil, size: size)
    }
    #expect(try window("alert-left-alone", "focus-lift") == nil)
    #expect(try window("header-pushed-off", "keyboard-manager-header") != nil)
    let high = try #require(try window("form-sheet-rises", "focus-lift"))
    #expect(high.verdict == .tooHigh(108))
    let field = try #require(high.film.fieldPlace(at: .at(high.film.time(ofFrame: high.frame))))
    #expect((high.rect.minY...high.rect.maxY).contains(field.field.maxY))
  }

  @Test func thereIsNoneWithoutAKeyboard() throws {
    let film = try film("transform", "events: []")
    #expect(LensWindow.frame(of: film, in: 0...1.6, columns: [0]) == nil)
  }
}
