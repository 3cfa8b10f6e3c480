internal import CPNG
internal import CPangoCairo

/// What a picture depends on besides its inputs: the fonts and the libraries that drew it.
///
/// Two machines with equal fingerprints draw equal bytes; where they differ, so may the letters' edges.
public struct Fingerprint: Sendable, Hashable {
  /// A library's name and version.
  public struct Library: Sendable, Hashable {
    /// Such as `cairo`.
    public let name: String
    /// Such as `1.16.0`.
    public let version: String
  }

  /// The libraries, by name.
  public let libraries: [Library]
  /// Font files and their revisions, by name.
  public let fonts: [FontFile]
}
