import Foundation
import TestSupport
import Testing

@testable import Starting

/// What `init` writes: the example, as far as nothing is said that differs from it.
struct StarterPackageTests {
  private func files(
    _ source: FilmstripSource = .copy("../.."), app: [String] = [], handler: FoundHandler? = nil,
    in repository: String? = nil
  ) throws -> [String: String] {
    let folder = try ScratchFolder()
    var root = folder.url.resolvingSymlinksInPath().path
    if let repository {
      _ = try folder.file(".git", "")
      root += "/\(repository)"
    }
    let package = StarterPackage(
      filmstrip: source, appFiles: app, handler: handler, repository: try .init(around: root))
    return Dictionary(uniqueKeysWithValues: try package.files().map { ($0.name, $0.text) })
  }

  @Test func itIsTheExample() throws {
    let example = Repository.root.appendingPathComponent("Examples/films")
    for (name, text) in try files() {
      let kept = try String(contentsOf: example.appendingPathComponent(name), encoding: .utf8)
      #expect(text == kept, "\(name)")
    }
  }

  @Test func theRepositorysVersionIsAskedFor() throws {
    let manifest = try files(.repository(url: "https://a.b/c", version: "1.2.3"))["Package.swift"]
    #expect(
      manifest?.contains("    .package(url: \"https://a.b/c\", from: \"1.2.3\")\n  }") == true)
  }

  @Test func theAppsFilesAndScreenAreInTheirPlaces() throws {
    let handler = FoundHandler.of(
      "class ChatViewController: UIViewController {\n  let inputBar = UIView()\n}")
    let files = try files(app: ["../A.swift"], handler: handler)
    #expect(files["Sources/Handlers/carry.txt"]?.hasSuffix("\n../A.swift\n") == true)
    #expect(files["Sources/Films/Films.swift"]?.hasSuffix("  ] + appApproaches\n}\n") == true)
    #expect(files["Scenarios/chat.yaml"]?.contains("approaches: [Chat, ours]") == true)
    #expect(files["README.md"]?.contains("names it `ours`. The app's own files, which") == true)
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains("exclude: [\"carry.txt\"],\n"))
    #expect(manifest.contains("package: \"Filmstrip\")]),\n    // The command filmstrip with"))
    #expect(!manifest.contains("// What is filmed"))
  }

  /// A checkout has what lies in the repository, and nothing beside it.
  @Test(arguments: [("../filmstrip", false), ("../../filmstrip", true)])
  func theWorkflowGetsWhatTheRepositoryLacks(copy: String, isLeft: Bool) throws {
    let workflow = try files(.copy(copy), in: "Films")["../.github/workflows/films.yml"]
    #expect(workflow?.contains("git clone") == isLeft)
  }

  @Test func helpersWithArgumentsAreNamedInTheScenarioLater() throws {
    let handler = FoundHandler.of(
      """
      class ChatViewController: UIViewController {
        let inputBar = UIView()
        init(room: Int) { super.init(nibName: nil, bundle: nil) }
        @objc func keyboardWillShow(_ note: Notification) { inputBar.frame.origin.y = 300 }
      }
      """)
    let scenario = try files(app: ["../A.swift"], handler: handler)["Scenarios/chat.yaml"]
    #expect(scenario?.contains("approaches: [ours]  # and Chat, once AppApproaches.swift") == true)
  }

  @Test func aFormHasItsOwnScenario() throws {
    let handler = FoundHandler.of(
      """
      class LoginVC: UIViewController {
        private let scroll = UIScrollView(), name = UITextField()
        private let field = UITextField()
        @objc func keyboardWillShow(_ note: Notification) { scroll.contentInset.bottom = 300 }
      }
      """)
    let files = try files(app: ["../A.swift"], handler: handler)
    #expect(files["Scenarios/form.yaml"]?.hasSuffix("approaches: [Login]\n") == true)
    #expect(files["Scenarios/chat.yaml"]?.contains("approaches: [ours]") == true)
    #expect(
      files["Sources/Handlers/AppApproaches.swift"]?.contains(
        "\"Login\", screen: LoginVC(),\n    scrollView: \"scroll\", field: \"field\")") == true)
  }

  @Test func theWorkflowIsOfThePackagesFolder() throws {
    let files = try files(in: "the app's/Films")
    let workflow = try #require(files["../../.github/workflows/films.yml"])
    #expect(workflow.contains("working-directory: 'the app''s/Films'\n"))
    for name in ["Artifacts", "Report", ".filmstrip"] {
      #expect(workflow.contains("\n            the app's/Films/\(name)\n"))
    }
  }
}
