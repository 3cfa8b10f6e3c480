@_exported public import FilmstripKit

/// A program that is the command `filmstrip` with approaches of its own: every command knows them as it knows those that
/// come with Filmstrip.
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
/// It is called as its executable is. `films render keyboard-gap --approach ours` draws the handler on a built-in
/// scenario, and scenario files may list it: `approaches: [ours, frame]`. Where the file does not say how handlers are
/// called, these are called inside the keyboard's block, as UIKit calls what observes its notifications.
///
/// Handlers are made anew for each film, on several threads, and a film is the same on every run as long as its handler
/// asks no clock, no random number and nothing else that changes.
public protocol FilmstripProgram {
  /// The program's own approaches, in the order in which `list approaches` prints them.
  ///
  /// Their names are letters, digits, - and _, each given once and none of them an approach that comes with Filmstrip;
  /// else the program ends with exit code 64 and says which one is wrong.
  static var approaches: [NamedApproach] { get }
}

extension FilmstripProgram {
  /// Runs the command that the arguments name; where it fails the process ends with its exit code.
  public static func main() { RootCommand.main(approaches: { approaches }) }
}
