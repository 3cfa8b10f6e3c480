@_exported public import FilmstripKit

/// A program that is the command `filmstrip` with further approaches, which every command knows.
///
/// ```swift
/// import FilmstripCommand
///
/// @main
/// struct Films: FilmstripProgram {
///   static let approaches: [NamedApproach] = [NamedApproach("ours") { Mine() }]
/// }
/// ```
///
/// It has the name of its executable. `films render keyboard-gap --approach ours` draws the handler on a built-in
/// scenario, and scenario files may list it: `approaches: [ours, frame]`. Unless the file states how handlers are
/// called, these are called inside the keyboard's block, as UIKit calls observers of its notifications.
///
/// Handlers are made anew for each film, on several threads. A film is the same on every run as long as its handler
/// reads no clock, no random number and nothing else that changes.
public protocol FilmstripProgram {
  /// The program's own approaches, in the order in which `list approaches` prints them.
  ///
  /// Names are letters, digits, - and _, unique, and different from Filmstrip's approaches; else the program ends with
  /// exit code 64 and names the wrong one.
  static var approaches: [NamedApproach] { get }
}

extension FilmstripProgram {
  /// Runs the command in the arguments; if it fails, the process ends with its exit code.
  public static func main() { RootCommand.main(approaches: { approaches }) }
}
