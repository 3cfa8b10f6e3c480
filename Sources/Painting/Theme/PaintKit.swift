package import Basics
package import Graphics

/// The fonts and themes that pictures have in common, opened once.
///
/// Not thread-safe: one for each thread.
package final class PaintKit {
  private var known: [Look: PaintResources] = [:]

  private struct Look: Hashable {
    let appearance: Appearance
    let language: LanguageTag
  }

  /// How many looks are kept: fonts take memory for every text that they set.
  private static let limit = 8

  package init() {}

  /// What pictures of an appearance are drawn with, their texts in a language.
  ///
  /// - Throws: `FontError` where a font is missing.
  package func resources(
    _ appearance: Appearance, language: LanguageTag = .english
  ) throws(FontError) -> PaintResources {
    let look = Look(appearance: appearance, language: language)
    for (other, idle) in known where other != look { idle.screens.forget() }
    if let known = known[look] { return known }
    let new = try PaintResources(appearance, language: language)
    if known.count >= PaintKit.limit { known.removeAll() }
    known[look] = new
    return new
  }
}
