import AppControllers
import FilmstripCommand
import ModernControllers

/// The command `filmstrip` with the app's own controllers: they are approaches in every command.
@main
struct Films: FilmstripProgram {
  static let approaches: [NamedApproach] = appApproaches + modernApproaches
}
