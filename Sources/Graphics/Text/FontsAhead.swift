internal import Imaging
internal import Synchronization

/// A command's first fonts, opened by another thread while it reads arguments and plays its film.
///
/// Opening Pango, Cairo and the fonts takes as long as everything before a picture. The first request for such fonts
/// gets these.
package enum FontsAhead {
  /// Opens the standard fonts, on another thread if one can be started.
  ///
  /// Errors are thrown when fonts are opened later. Only for a command that will draw.
  package static func begin() {
    first.withLock { first in
      if first == nil { first = Opening() }
    }
  }

  /// Waits until no thread is opening fonts, as is necessary before the process ends.
  package static func end() { _ = first.withLock { $0 }?.wait() }

  /// The fonts, for the first request; nil for later ones.
  static func take(_ families: FontFamilies) -> Fonts? {
    families == .standard ? first.withLock { $0 }?.take() : nil
  }

  private static let first = Mutex<Opening?>(nil)

  /// Fonts that are being opened.
  ///
  /// Only its thread touches them before it was waited for, and one taker afterwards, which makes sharing it safe.
  final class Opening: @unchecked Sendable {
    private let gate = Mutex(())
    private var fonts: Fonts?
    private var side: SideThread?

    init() { side = SideThread { self.fonts = try? Fonts(.standard) } }

    func wait() { gate.withLock { _ in side?.join() } }

    func take() -> Fonts? {
      gate.withLock { _ in
        side?.join()
        defer { fonts = nil }
        return fonts
      }
    }
  }
}
