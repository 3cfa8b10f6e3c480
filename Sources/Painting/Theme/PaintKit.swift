package import Basics
package import Graphics

/// The fonts and themes that pictures share, opened once; not thread-safe.
package final class PaintKit {
  private var known: [Look: PaintResources] = [:]

  private struct Look: Hashable {
    let appearance: Appearance
    let language: LanguageTag
    let accent: UInt32?
  }

  /// The looks kept: fonts take memory for every text that they set.
  private static let limit = 8

  package init() {}

  /// An appearance's resources for texts in a language; throws `FontError` for a missing font.
  package func resources(
    _ appearance: Appearance, language: LanguageTag = .english, accent: UInt32? = nil
  ) throws(FontError) -> PaintResources {
    let look = Look(appearance: appearance, language: language, accent: accent)
    for (other, idle) in known where other != look { idle.screens.forget() }
    if let known = known[look] { return known }
    let new = try PaintResources(appearance, language: language, accent: accent)
    if known.count >= PaintKit.limit { known.removeAll() }
    known[look] = new
    return new
  }
}
