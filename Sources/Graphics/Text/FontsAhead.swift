internal import Imaging
internal import Synchronization

/// The fonts of a command's first picture, which another thread opens while the command still reads its arguments and
/// plays its film.
///
/// Opening Pango, Cairo and the fonts takes as long as all that comes before a picture. Whoever asks for such fonts first
/// gets these, and no one knows the difference.
package enum FontsAhead {
  /// Opens the standard fonts, on a thread beside the caller where one can be started.
  ///
  /// What goes wrong is told to whoever opens fonts later. Only for a command that will draw.
  package static func begin() {
    first.withLock { first in
      if first == nil { first = Opening() }
    }
  }

  /// Returns when no thread is opening fonts any more, as must be before the process ends.
  package static func end() { _ = first.withLock { $0 }?.wait() }

  /// The fonts, for the first who asks for theirs; nil for everyone else.
  static func take(_ families: FontFamilies) -> Fonts? {
    families == .standard ? first.withLock { $0 }?.take() : nil
  }

  private static let first = Mutex<Opening?>(nil)

  /// Fonts that are being opened.
  ///
  /// Its thread alone touches them before it was waited for, and one who takes them afterwards, which makes sharing it safe.
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
