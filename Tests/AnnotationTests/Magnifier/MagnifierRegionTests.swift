import Diagnosis
import Scenarios
import Testing

@testable import Annotation

struct MagnifierRegionTests {
  private let size = Size(width: 44, height: 42)

  private func film(_ approach: String, _ yaml: String = "") throws -> Film {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  private func frame(
    of film: Film, columns: [Int]
  ) -> (frame: Int, marked: MarkedSeam)? {
    MagnifierRegion.frame(of: JudgedFilm(CaptionedFilm(film), in: 0...1.6), columns: columns)
  }

  private func region(_ film: Film, columns: [Int] = []) throws -> MagnifierRegion {
    let found = try #require(frame(of: film, columns: columns))
    return MagnifierRegion(
      JudgedFilm(CaptionedFilm(film), in: 0...1.6), found.frame, found.marked, size: size)
  }

  /// On every device the region is inside the screen and shows the send button's middle.
  @Test(arguments: ["iPhone 4s", "iPhone 7", "iPhone 15", "iPad 9.7"], ["portrait", "landscape"])
  func looksAtTheSendButton(device: String, orientation: String) throws {
    for approach in NamedApproach.catalogue where approach.handlers.screen == .chat {
      let film = try film(approach.name, "device: \(device)\norientation: \(orientation)")
      let region = try region(film)
      #expect(region.rect.intersection(film.screen) == region.rect)
      #expect(region.rect.size == size)
      let button = try #require(film.layers.firstIndex { $0.contents == .sendButton })
      let time = film.time(ofFrame: region.frame)
      let middle = try #require(film.rect(of: button, at: .at(time))).midX
      #expect((region.rect.minX...region.rect.maxX).contains(middle))
    }
  }

  /// Of a gap it shows the bar's lower edge and background below it, and not just padding for a home indicator.
  @Test(arguments: ["iPhone 7", "iPhone 15", "iPhone 16 Pro"], ["frame", "constraints"])
  func aGapIsSeen(device: String, approach: String) throws {
    let film = try film(approach, "device: \(device)\ncontext: deferred")
    let region = try region(film)
    let (bar, keyboard) = (
      try #require(film.rect(of: .toolbar, at: .at(region.time))),
      try #require(film.rect(of: .keyboard, at: .at(region.time)))
    )
    guard keyboard.minY > bar.maxY else { return }
    #expect(region.rect.minY < bar.maxY - 3)
    #expect(region.rect.maxY > min(keyboard.minY, bar.maxY + 3))
  }

  /// Beside a hardware keyboard's narrow bar there is nothing that a toolbar could meet.
  @Test func looksAtANarrowBar() throws {
    let film = try film("transform", "device: iPad 9.7\nkeyboard: {mode: hardware}")
    let region = try region(film)
    let keyboard = try #require(film.keyboardView(at: region.time))
    let bar = keyboard.face.seen(in: keyboard.rect)
    #expect(bar.width < keyboard.rect.width)
    #expect(region.rect.minX >= bar.minX && region.rect.minX < bar.maxX)
  }

  @Test func holdsASeamThatFits() throws {
    let film = try film("transform")
    func region(keyboardTop: Double, barBottom: Double) -> MagnifierRegion {
      let seam = Seam(
        keyboardTop: keyboardTop, toolbarBottom: barBottom, contentBottom: barBottom)
      return MagnifierRegion(
        JudgedFilm(CaptionedFilm(film), in: 0...film.duration), 5,
        MarkedSeam(subject: .bar, seam: seam, across: 0...375), size: size)
    }
    let held = region(keyboardTop: 420, barBottom: 400)
    #expect(held.holdsMark)
    #expect(abs(held.rect.midY - 410) <= 0.5)
    let gap = region(keyboardTop: 500, barBottom: 400)
    #expect(!gap.holdsMark)
    #expect(abs(gap.rect.midY - 400) <= 0.5)
    let overlap = region(keyboardTop: 400, barBottom: 500)
    #expect(!overlap.holdsMark)
    #expect(abs(overlap.rect.midY - 400) <= 0.5)
  }

  /// A screen without a send button, and one smaller than the region.
  @Test func oddScreens() throws {
    let tiny = try film(
      "transform",
      "device: {size: [30, 30], scale: 1, safeArea: {top: 0}}\nkeyboard: {height: 20}")
    #expect(try region(tiny).rect.origin == .zero)
  }

  @Test func looksAtTheWorstFrame() throws {
    #expect(try region(film("constraints")).frame == 0)
    #expect(try region(film("did-show")).frame == 30)
  }

  /// Of frames that are alike the magnifier takes one in which the seam is on the screen, a column if it
  /// can.
  @Test func ofEqualFramesTakesOneThatIsSeen() throws {
    let film = try film("frame-under-constraints")
    #expect(film.seam(at: 0)?.overlap == 260)
    #expect(try region(film, columns: [0, 96]).frame != 0)
    #expect(try region(film, columns: [0, 8, 96]).frame == 8)
  }

  @Test func aSeamlessFilmIsSeenHalfWay() throws {
    let film = try film("transform")
    let free = try region(film)
    #expect(abs(Phase.progress(in: film, at: film.time(ofFrame: free.frame)) - 50) < 6)
    #expect(try region(film, columns: [0, 7, 96]).frame == 7)
    #expect(try region(film, columns: [0, 40, 96]).frame == free.frame)
  }

  /// A field that is seen far above the keyboard does not meet it: there is nothing to magnify.
  @Test func aFieldFarAboveTheKeyboardHasNoMagnifier() throws {
    func film(_ scenario: String, _ approach: String) throws -> Film {
      try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
    }
    func region(_ film: Film) -> MagnifierRegion? {
      MagnifierRegion(
        JudgedFilm(CaptionedFilm(film), in: 0...1.6), columns: [0, 59, 96], size: size)
    }
    #expect(region(try film("alert-left-alone", "focus-lift"))?.frame == nil)
    #expect(region(try film("header-pushed-off", "keyboard-manager-header"))?.frame != nil)
    let raised = try film("form-sheet-rises", "focus-lift")
    let high = try #require(region(raised))
    #expect(high.verdict == .tooHigh(108))
    let field = try #require(raised.fieldPlace(at: .at(high.time)))
    #expect((high.rect.minY...high.rect.maxY).contains(field.field.maxY))
  }

  @Test func thereIsNoneWithoutAKeyboard() throws {
    let film = try film("transform", "events: []")
    #expect(frame(of: film, columns: [0])?.frame == nil)
  }
}
