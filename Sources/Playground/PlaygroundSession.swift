import Basics
import Easing
import Essentials
import Notations
import Pages
import Painting
import Scenarios
package import Serving
import WholeFiles

/// The session of a playground: the requests and answers of its page.
package final class PlaygroundSession {
  private let access: PageAccess
  private let followed: FollowedScenario
  private let folder: String
  private let films = PlaygroundFilms()

  /// Letters and digits that cannot be guessed.
  package var token: String { access.token }

  /// Saves into a folder; `program` is the name of the command that serves it.
  package init(
    _ followed: FollowedScenario, port: UInt16, folder: String = ".", program: String = "filmstrip"
  ) {
    self.followed = followed
    self.folder = folder
    access = PageAccess(
      port: port, command: "\(program) play", saying: PlaygroundSession.message)
  }

  package func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    access.answer(request, get: get) { path in
      switch path {
      case "play": try play(request.body)
      case "save": try save(request.body)
      case "file": file()
      default: nil
      }
    }
  }

  private func get(_ path: String) throws -> LoopbackServer.Response? {
    guard path.isEmpty else { return nil }
    let page = PlaygroundPage(
      token: token, file: followed.file, devices: Device.namesByModel,
      keyboards: KeyboardMotion.all.map(\.name), notations: Notation.allCases.map(\.rawValue))
    return LoopbackServer.Response(
      status: 200, type: "text/html; charset=utf-8", policy: page.policy,
      body: Array(try page.html().utf8))
  }

  private struct Wish: Decodable {
    /// Nil for the values of the scenario's text.
    let choices: PlaygroundChoices?
    let held: PlaygroundFilms.Held
    let isDark: Bool
    let scale: Int
    /// In which the motion is written down; nil for CSS.
    let notation: String?
  }

  private func play(_ body: [UInt8]) throws -> LoopbackServer.Response {
    guard let wish = try? JSONDecoder().decode(Wish.self, from: Data(body)) else {
      return PlaygroundSession.malformed
    }
    let start = ContinuousClock.now
    // A request for the file means its current state.
    if wish.choices == nil { followed.look() }
    let base = followed.scenario
    let choices = wish.choices ?? base.choices
    return try PlaygroundSession.saying {
      var answer = try films.answer(
        base.scenario(with: choices),
        look: .init(appearance: wish.isDark ? .dark : .light, scale: min(max(wish.scale, 1), 2)),
        held: wish.held, as: wish.notation.flatMap(Notation.init) ?? .css)
      answer.choices = choices
      answer.version = followed.version
      if wish.choices == nil {
        answer.approaches = base.approaches.map {
          .init(
            name: $0.name, summary: $0.summary, move: $0.move.map(PlaygroundChoices.Move.init))
        }
        answer.takesMoves = base.scenario.screen.kind == .chat
      }
      answer.scenario = base.text(with: choices)
      answer.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
      return .json(200, answer)
    }
  }

  private struct Followed: Encodable {
    let version: Int
    let problem: String?
  }

  private func file() -> LoopbackServer.Response {
    followed.look()
    return .json(200, Followed(version: followed.version, problem: followed.problem))
  }

  private struct Save: Decodable {
    let choices: PlaygroundChoices
    let name: String
    let replaces: Bool
  }

  private struct Refusal: Encodable {
    let error: String
    let exists: Bool
  }

  private func save(_ body: [UInt8]) throws -> LoopbackServer.Response {
    guard let save = try? JSONDecoder().decode(Save.self, from: Data(body)) else {
      return PlaygroundSession.malformed
    }
    guard PlainName.problem(of: save.name) == nil else {
      return .json(
        400,
        [
          "error": "A file cannot be called “\(save.name)”: use 1 to 100 letters, digits, - and _. "
            + "The page adds .yaml."
        ])
    }
    let path = Files.path("\(save.name).yaml", in: folder)
    return try PlaygroundSession.saying {
      // The other approaches are those of the newest text of the file.
      followed.look()
      let text =
        followed.isFile(path)
        ? followed.scenario.text(keepingOthersBeside: save.choices)
        : followed.scenario.text(with: save.choices, named: save.name)
      _ = try Scenario(yaml: text, file: path, catalogue: followed.scenario.scenario.catalogue)
      // A broken link exists, too.
      var status = stat()
      guard save.replaces || lstat(path, &status) != 0 else {
        let comments =
          PlaygroundSession.losesComments(path, to: text)
          ? ", and comments in it would be lost" : ""
        return .json(
          409,
          Refusal(
            error: "\(path) exists already\(comments); replace it, or give another name.",
            exists: true))
      }
      // In an untrusted project, a link must not cause files elsewhere to be replaced.
      let target = try Files.target(of: path)
      guard FileLocation(Files.folder(of: target)).isSame(as: FileLocation(folder)) else {
        return .json(
          400,
          ["error": "\(path) is a link that leads out of the folder; give another name."])
      }
      try Files.write(
        Array(text.utf8), to: target,
        .replacing { path in
          guard save.replaces || Files.isMissing(path) else {
            throw Failure(
              .cannotCreate, "\(path) exists already; replace it, or give another name.")
          }
        })
      return .json(200, ["path": path])
    }
  }

  /// Whether a file has a comment that its replacement would not have; false for unreadable text.
  private static func losesComments(_ path: String, to text: String) -> Bool {
    var status = stat()
    // A pipe would block.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let old = try? Files.text(at: path, limit: Scenario.sizeLimit)
    else { return false }
    let kept = Set(ScenarioText.comments(in: text))
    return !ScenarioText.comments(in: old).allSatisfy(kept.contains)
  }

  private static let malformed = LoopbackServer.Response.json(
    400, ["error": "This is not what the playground's page sends."])

  /// The answer of `body`, or its error as a message, without lines of a text the user never saw.
  private static func saying(
    _ body: () throws -> LoopbackServer.Response
  ) throws -> LoopbackServer.Response {
    do {
      return try body()
    } catch let interruption as Interruption.Interrupted {
      throw interruption
    } catch let error as ScenarioError {
      return .json(400, ["error": error.message])
    } catch {
      return .json(400, ["error": message(of: error)])
    }
  }

  /// The libraries' errors are sentences themselves.
  static func message(of error: any Error) -> String { (error as? Failure)?.message ?? "\(error)" }
}
