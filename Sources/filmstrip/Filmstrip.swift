import FilmstripCommand

/// The command as it is installed: a program without its own approaches.
@main
struct Filmstrip: FilmstripProgram {
  static let approaches: [NamedApproach] = []
}
