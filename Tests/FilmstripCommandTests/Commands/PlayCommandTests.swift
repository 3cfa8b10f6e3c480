import Foundation
import TestSupport
import Testing

/// The command: how it begins and ends, and who may ask it.
struct PlayCommandTests {
  @Test func itServesItsPageUntilCtrlC() throws {
    let folder = try ScratchFolder()
    let page = try RunningPage("play", in: folder)
    #expect(page.status("/\(page.token)/") == 200)
    #expect(page.status("/") == 403)
    #expect(page.status("/\(page.token)/", host: "example.com") == 403)
    #expect(page.status("/\(page.token)/", "PUT") == 405)
    #expect(page.status("/\(page.token)/play", "POST", body: "{}") == 403)
    let token = "X-Filmstrip-Token: \(page.token)"
    #expect(page.status("/\(page.token)/play", "POST", fields: [token], body: "{}") == 400)
    #expect(
      page.status(
        "/\(page.token)/save", "POST", fields: [token],
        body: String(repeating: " ", count: 64 << 10 + 1)) == 413)
    #expect(page.end() == 0)
    #expect(try folder.names().isEmpty)
  }

  @Test func aPortThatIsTakenIsReportedInASentence() throws {
    let page = try RunningPage("play")
    let result = try filmstrip("play", "--port", "\(page.port)")
    #expect(result.status == 73)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("cannot listen on port \(page.port)"))
    #expect(result.errors.contains("give another --port"))
  }

  @Test func filesThatAreNotScenariosEndIt() throws {
    let folder = try ScratchFolder()
    let wrong = try folder.file("wrong.yaml", "name: a\nkeybord: {}\n")
    for (argument, status, sentence) in [
      (wrong, Int32(65), "wrong.yaml:2: there is no key “keybord” here"),
      (folder.path("none.yaml"), 74, "none.yaml could not be read: there is no such file"),
      (folder.url.path + "/", 74, "is a folder; give a file"),
      ("keybord-gap", 65, "Did you mean “keyboard-gap”?"),
    ] {
      let result = try filmstrip("play", argument)
      #expect(result.status == status && result.errors.contains(sentence), "\(result.errors)")
    }
    #expect(try filmstrip("play", "--port", "65536").status == 64)
  }
}
