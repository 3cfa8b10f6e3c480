import FilmstripCommand

/// The command as it is installed: a program without approaches of its own.
@main
struct Filmstrip: FilmstripProgram {
  static let approaches: [NamedApproach] = []
}
