import Foundation
import TestSupport
import Testing

@testable import Starting

/// What `init` writes: the example, as far as nothing is said that differs from it.
struct StarterPackageTests {
  private func files(
    _ source: FilmstripSource = .copy("../.."), app: [String] = [], screen: FoundScreen? = nil,
    in repository: String? = nil
  ) throws -> [String: String] {
    let folder = try ScratchFolder()
    var root = folder.url.resolvingSymlinksInPath().path
    if let repository {
      _ = try folder.file(".git", "")
      root += "/\(repository)"
    }
    let package = StarterPackage(
      filmstrip: source, appFiles: app, screen: screen, repository: try .init(around: root))
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
    let source = "class ChatViewController: UIViewController {\n  let inputBar = UIView()\n}"
    let files = try files(app: ["../A.swift"], screen: FoundScreen(in: source))
    #expect(files["Sources/Handlers/carry.txt"]?.hasSuffix("\n../A.swift\n") == true)
    #expect(files["Sources/Films/Films.swift"]?.hasSuffix("  ] + appApproaches\n}\n") == true)
    #expect(files["Scenarios/chat.yaml"]?.contains("approaches: [chat, ours]") == true)
    #expect(files["README.md"]?.contains("names it `ours`. The app's own files, which") == true)
    let manifest = try #require(files["Package.swift"])
    #expect(manifest.contains("exclude: [\"carry.txt\"],\n"))
    #expect(manifest.contains("package: \"Filmstrip\")]),\n    // The command filmstrip with"))
    #expect(!manifest.contains("// What is filmed"))
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
