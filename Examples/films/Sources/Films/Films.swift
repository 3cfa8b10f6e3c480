import FilmstripCommand
import Handlers

/// The command `filmstrip` with the app's own handlers: they are approaches in every command.
@main
struct Films: FilmstripProgram {
  static let approaches: [NamedApproach] = [
    NamedApproach(
      "ours", summary: "Raises the bar by its transform, with the keyboard's curve.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
        }
        """
    ) { OurHandler() }
  ]
}
