import Graphics
import Imaging
import Stage
import Testing

@testable import Painting

struct ScreenContentsTests {
  private static let size = Size(width: 120, height: 80)

  private func picture(
    _ contents: Contents, _ look: TextLook = .usual, background: SemanticColor? = nil,
    theme: Theme = .light, scale: Double = 2
  ) throws -> Bitmap {
    let canvas = try Canvas(
      size: ScreenContentsTests.size, scale: scale, background: theme.screen.fill(.screen),
      fonts: Fonts())
    ContentsPainter(theme).draw(
      contents, look, background: background, cornerRadius: 0,
      in: Rect(origin: .zero, size: ScreenContentsTests.size), on: canvas)
    return try canvas.bitmap()
  }

  private static let all: [Contents] = [
    .message(["Are we", "still on?"]), .caption("19:03"),
    .avatar(initials: "MC", outgoing: false), .avatar(initials: "JL", outgoing: true),
    .placeholder("Message"), .input(["12 Harbour Road"], isPlaceholder: false),
    .input(["12 Harbour Road"], isPlaceholder: true), .input(["12", "13"], isPlaceholder: false),
    .search("Town"), .cursor(x: 13, y: 12), .label("Town"), .heading("Town"), .buttonTitle("Go"),
    .tabBar(["Home", "Orders"]), .sendButton, .navigationBar(title: "Mei", statusBarHeight: 20),
    .statusBar, .statusRing, .homeIndicator,
    .keyboard(KeyboardFace(hasSuggestions: false, footer: 0)),
    .keyboard(KeyboardFace(hasSuggestions: true, footer: 20, cornerRadius: 10)),
  ]

  /// Every case leaves a picture of its own, light and dark.
  @Test func everyCaseIsDrawn() throws {
    for appearance in Appearance.allCases {
      let theme = Theme(appearance)
      let empty = try picture(.none, theme: theme)
      let pictures = try ScreenContentsTests.all.map { try picture($0, theme: theme) }
      #expect(Set(pictures + [empty]).count == ScreenContentsTests.all.count + 1)
    }
  }

  @Test(arguments: SemanticColor.allCases)
  func backgroundsFillTheirRectangle(swatch: SemanticColor) throws {
    let bitmap = try picture(.none, background: swatch)
    let color = 0xFF00_0000 | Theme.light.screen.fill(swatch).hex
    #expect(bitmap[120, 80] == color)
    #expect(bitmap[3, 157] == color || swatch == .field)
  }

  /// The columns of a picture that are not its background, above a hairline at its bottom.
  private func ink(_ bitmap: Bitmap) -> ClosedRange<Int>? {
    let rows = 0..<(bitmap.height - 4)
    let background = bitmap[0, rows.upperBound]
    let columns = (0..<bitmap.width).filter { x in rows.contains { bitmap[x, $0] != background } }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// What points along a line, or begins at an edge, is as far from the other edge where lines begin at the right.
  @Test func directionsAreMirrored() throws {
    let look = TextLook(isRightToLeft: true)
    let bar = Contents.navigationBar(title: "", statusBarHeight: 20)
    let chevron = try #require(ink(picture(bar)))
    let mirrored = try #require(ink(picture(bar, look)))
    #expect(mirrored == (239 - chevron.upperBound)...(239 - chevron.lowerBound))
    for contents in [
      Contents.label("Town"), .placeholder("Town"), .message(["Town"]), .search(""),
      .input(["Town"], isPlaceholder: false),
    ] {
      let usual = try #require(ink(picture(contents)))
      let mirrored = try #require(ink(picture(contents, look)))
      #expect(usual.upperBound < 120 && mirrored.lowerBound > 120, "\(contents)")
    }
    let tabs = Contents.tabBar(["A", "B"])
    #expect(try picture(tabs, look) != picture(tabs))
    #expect(
      try picture(.keyboard(KeyboardFace(hasSuggestions: false, footer: 0)), look)
        == picture(.keyboard(KeyboardFace(hasSuggestions: false, footer: 0))))
  }

  /// What the owner's settings do not change is drawn as it was; the system's own is never changed.
  @Test func looksChangeTexts() throws {
    for look in [TextLook(scale: 1.5, leading: 1.5), TextLook(isBold: true)] {
      for contents in [Contents.label("Town"), .placeholder("Town"), .message(["Town"])] {
        #expect(try picture(contents, look) != picture(contents))
      }
      for contents in [Contents.statusBar, .homeIndicator, .sendButton] {
        #expect(try picture(contents, look) == picture(contents))
      }
    }
  }

  /// A line of a message stands where layout counts it: 20 pt below the one before, whatever comes
  /// first.
  @Test func linesAreTwentyPointsApart() throws {
    let both = try picture(.message(["Hxg", "Hxg"]), scale: 3)
    for y in 0..<60 {
      for x in 0..<both.width { #expect(both[x, y] == both[x, y + 60]) }
    }
  }

  @Test func emptyAndTinyRectanglesAreFine() throws {
    let canvas = try Canvas(size: Size(width: 4, height: 4), background: .white, fonts: Fonts())
    for contents in ScreenContentsTests.all {
      for side in [0, 0.5, 1] {
        ContentsPainter(.dark).draw(
          contents, in: Rect(x: 1, y: 1, width: side, height: side), on: canvas)
      }
    }
    #expect(throws: Never.self) { try canvas.bitmap() }
  }
}
