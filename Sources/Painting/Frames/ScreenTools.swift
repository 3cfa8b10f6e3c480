import Basics
import Diagnosis
import Graphics
import Stage

/// A theme, its fonts, and the layers that were already drawn; not thread-safe.
struct ScreenTools {
  struct Look: Hashable {
    let appearance: Appearance
    let language: LanguageTag
    /// Pixels a point, 1…4.
    let scale: Double

    /// The look of frames: the language is that of the first source.
    init(of sources: [any ScreenSource], _ setting: FramePainter.Setting) {
      appearance = setting.appearance
      let own = sources.first?.language ?? .english
      language = own == .english ? setting.words.language : own
      scale = setting.scale
    }
  }

  let theme: Theme
  let fonts: Fonts
  let screens: ScreenPainter

  /// Throws `CanvasError` for a scale that is not 1…4 and a missing font.
  init(_ look: Look) throws(CanvasError) {
    guard Canvas.scales.contains(look.scale) else { throw .scale(look.scale) }
    theme = Theme(look.appearance, language: look.language)
    fonts = try .toDraw(with: theme.fonts)
    screens = ScreenPainter(theme, scale: look.scale, fonts: fonts)
  }
}
