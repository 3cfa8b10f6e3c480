import FilmstripCommand
import FilmstripUIKit

@MainActor
func screen() -> Example1 {
  let controller = Example1()
  controller.edgesForExtendedLayout = []
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach("theirs", screen: screen(), bar: "inputToolbar", content: "textView", field: "textView")
  ]
}
