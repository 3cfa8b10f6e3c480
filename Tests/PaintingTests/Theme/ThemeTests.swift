import Graphics
import Stage
import Testing

@testable import Painting

struct ThemeTests {
  /// A seam is only seen if what shows through differs from what lies on both sides: at least three
  /// times what is just noticeable.
  private static let visible = 7.0

  @Test(arguments: Appearance.allCases)
  func aGapIsSeenBetweenBarAndKeyboard(appearance: Appearance) {
    let theme = Theme(appearance)
    let screen = theme.screen.fill(.screen)
    #expect(screen.difference(from: theme.screen.fill(.toolbar)) > ThemeTests.visible)
    #expect(screen.difference(from: theme.keyboard.tray) > ThemeTests.visible)
    #expect(
      screen.difference(from: theme.keyboard.glassTray.over(screen)) > ThemeTests.visible)
  }

  @Test(arguments: Appearance.allCases, SemanticColor.allCases)
  func everySwatchIsOpaque(appearance: Appearance, swatch: SemanticColor) {
    #expect(Theme(appearance).screen.fill(swatch).alpha == 1)
  }

  @Test func lightSwatchesAreThoseOfTheChatProgram() {
    let screen = Theme.light.screen
    #expect(screen.fill(.screen).hex == 0xF5F6FA && screen.fill(.cell).hex == 0xF5F6FA)
    #expect(screen.fill(.navigationBar).hex == 0x4682B4)
    #expect(screen.fill(.toolbar).hex == 0xDCDCDC)
    #expect(screen.fill(.bubbleIncoming).hex == 0xFFC95B)
    #expect(screen.fill(.bubbleOutgoing).hex == 0xB0C4DE)
  }

  @Test(arguments: Appearance.allCases)
  func textIsReadable(appearance: Appearance) {
    let theme = Theme(appearance)
    let palette = theme.palette
    for page in [palette.paper, palette.panel] {
      #expect(palette.ink.contrast(with: page) > 7)
      #expect(palette.second.contrast(with: page) > 4.5)
    }
    for bubble in [SemanticColor.bubbleIncoming, .bubbleOutgoing] {
      #expect(theme.screen.message.contrast(with: theme.screen.fill(bubble)) > 4.5)
    }
    // Large or bold text and signs.
    #expect(palette.onGap.contrast(with: palette.gap) > 3)
    #expect(palette.onOverlap.contrast(with: palette.overlap) > 3)
    #expect(palette.onSeamless.contrast(with: palette.seamless) > 3)
    #expect(
      theme.screen.onNavigationBar.contrast(with: theme.screen.fill(.navigationBar)) > 3)
    for key in [theme.keyboard.key, theme.keyboard.functionKey, theme.keyboard.glassFunctionKey] {
      #expect(theme.keyboard.ink.contrast(with: key) > 4.5)
    }
  }

  @Test(arguments: Appearance.allCases)
  func meaningsAreToldApart(appearance: Appearance) {
    let palette = Theme(appearance).palette
    let colors = [palette.gap, palette.overlap, palette.seamless, palette.barLine, palette.ink]
    for (index, color) in colors.enumerated() {
      for other in colors.dropFirst(index + 1) { #expect(color.difference(from: other) > 25) }
    }
  }

  @Test func appearancesDiffer() {
    #expect(Theme.light != Theme.dark)
    #expect(Theme.light == Theme(.light))
    #expect(Theme.light.palette.paper.luminance > 0.8 && Theme.dark.palette.paper.luminance < 0.05)
  }

  @Test func darkFilesSaySo() {
    #expect(Appearance.light.fileSuffix.isEmpty)
    #expect(Appearance.dark.fileSuffix == "~dark")
  }
}
