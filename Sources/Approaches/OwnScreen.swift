/// A screen with its own handlers and way of playing: an app's view controller.
public struct OwnScreen: Sendable {
  /// The kind of its scenarios.
  public let kind: ScreenKind
  private let play:
    @Sendable (Script, ScreenSetting, String, Mending, PlayLimits) throws(PlayError) -> Film

  package init(
    _ kind: ScreenKind,
    play:
      @escaping @Sendable (
        _ script: Script, _ setting: ScreenSetting, _ name: String, _ mending: Mending,
        _ limits: PlayLimits
      ) throws(PlayError) -> Film
  ) {
    self.kind = kind
    self.play = play
  }

  package func film(
    _ script: Script, on setting: ScreenSetting, named name: String, mending: Mending,
    limits: PlayLimits
  ) throws(PlayError) -> Film {
    guard setting.kind == kind else {
      throw .otherScreen(approach: name, needs: kind.rawValue, plays: setting.kind.rawValue)
    }
    return try play(script, setting, name, mending, limits)
  }
}
