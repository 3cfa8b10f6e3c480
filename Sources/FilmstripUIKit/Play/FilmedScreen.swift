import Approaches
import Diagnosis
import Scenarios
import Stage

/// An app's own screen, by default named after its type.
struct FilmedScreen<Subject> { let own: OwnScreen }

extension FilmedScreen where Subject: UIViewController {
  init(_ make: @escaping ControllerMaker<Subject>, _ parts: ScreenParts<Subject>) {
    own = OwnScreen(of: make, parts)
  }
}

extension Scenario {
  func film<Subject>(
    _ screen: FilmedScreen<Subject>, _ name: String?, _ context: HandlerContext?, _ mending: Mending
  ) throws(PlayError) -> Film {
    try film(
      of: screen.own, named: name ?? "\(Subject.self)", context: context, mending: mending,
      among: approaches.count)
  }

  func explanation<Subject>(
    _ screen: FilmedScreen<Subject>, _ name: String?, _ context: HandlerContext?
  ) throws(PlayError) -> Explanation {
    try explanation(of: screen.own, named: name ?? "\(Subject.self)", context: context)
  }
}

extension NamedApproach {
  init<Subject>(
    _ screen: FilmedScreen<Subject>, _ name: String, _ summary: String?, _ code: String?
  ) {
    self.init(
      name, summary: summary ?? "The app's own \(Subject.self).", code: code ?? "\(Subject.self)",
      screen: screen.own)
  }
}
