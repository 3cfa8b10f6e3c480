package import Graphics
package import Stage

/// The colours of a phone's screen.
package struct ScreenPalette: Sendable, Hashable {
  /// A vertical gradient.
  package struct Shade: Sendable, Hashable {
    package let top: Color
    package let bottom: Color

    init(_ top: UInt32, _ bottom: UInt32) {
      self.top = Color(top)
      self.bottom = Color(bottom)
    }
  }

  private let fills: [SemanticColor: Color]
  /// On either bubble.
  package let message: Color
  /// The time above a message.
  package let caption: Color
  package let placeholder: Color
  package let fieldBorder: Color
  /// Title, chevron and status bar, on the navigation bar.
  package let onNavigationBar: Color
  /// The line below the navigation bar and above the toolbar.
  package let barHairline: Color
  package let sendButton: Color
  package let onSendButton: Color
  package let homeIndicator: Color
  /// An avatar's disc.
  package let avatarIncoming, avatarOutgoing: Shade
  /// The cursor, the ring around its field, and the selected item of a tab bar.
  package let accent: Color
  /// Initials.
  package let onAvatar: Color

  /// NbChatView's light colours, a chat screen of the iPhone 7's years, and dark counterparts.
  ///
  /// In both, `SemanticColor.screen` shows through a gap, so it differs from toolbar and keyboard.
  package init(_ appearance: Appearance) {
    let swatches: [SemanticColor: (light: UInt32, dark: UInt32)] = [
      .screen: (0xF5F6FA, 0x08090B),
      // In the dark a presented sheet has the elevated background, 0x1C1C1E (Apple, Human Interface Guidelines, Dark
      // Mode; UIUserInterfaceLevel.elevated); otherwise it would have no visible edge there.
      .sheet: (0xF5F6FA, 0x1C1C1E),
      .cell: (0xF5F6FA, 0x08090B),
      .navigationBar: (0x4682B4, 0x27496B),
      .toolbar: (0xDCDCDC, 0x2A2B2F),
      .field: (0xFFFFFF, 0x17181B),
      .card: (0xFFFFFF, 0x1C1D20),
      .tabBar: (0xF9F9FB, 0x161719),
      .button: (0x4682B4, 0x5B9BD1),
      .shade: (0x000000, 0x000000),
      .bubbleIncoming: (0xFFC95B, 0x916314),
      .bubbleOutgoing: (0xB0C4DE, 0x3D5D80),
      .backdrop: (0x9FB0BF, 0x2B3440),
    ]
    fills = swatches.mapValues { Color(appearance.pick(light: $0.light, dark: $0.dark)) }
    message = Color(appearance.pick(light: 0x1C1E22, dark: 0xF5F6F8))
    caption = Color(appearance.pick(light: 0x7A808A, dark: 0x8B919B))
    placeholder = Color(appearance.pick(light: 0x9A9EA6, dark: 0x7B8088))
    fieldBorder = appearance.pick(
      light: Color.black.opacity(0.12), dark: Color.white.opacity(0.14))
    onNavigationBar = .white
    barHairline = appearance.pick(
      light: Color.black.opacity(0.14), dark: Color.white.opacity(0.12))
    sendButton = Color(appearance.pick(light: 0x4682B4, dark: 0x5B9BD1))
    onSendButton = .white
    homeIndicator = appearance.pick(light: .black, dark: .white)
    avatarIncoming = appearance.pick(
      light: Shade(0xFFB25E, 0xE9793C), dark: Shade(0xE59A4A, 0xB95C28))
    avatarOutgoing = appearance.pick(
      light: Shade(0x7FA8D8, 0x4A76AD), dark: Shade(0x6C95C6, 0x3C6396))
    accent = Color(appearance.pick(light: 0x2F7DD1, dark: 0x5B9BD1))
    onAvatar = .white
  }

  package func fill(_ swatch: SemanticColor) -> Color { fills[swatch] ?? .clear }
}
