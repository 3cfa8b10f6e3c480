import Forking
import Foundation
import Stage

/// A separate process for each film of an app's code, on whose only thread the app's main actor runs.
///
/// The app's statics, singletons, observers and user defaults end with its film, and its crash ends no other.
enum PlayProcess {
  /// The film as it comes back.
  private enum Played: Codable {
    case film(Film)
    case failed(PlayError)
  }

  /// Plays a film in a separate process.
  ///
  /// - Parameter limit: Seconds of processor time.
  static func film(
    limit: Int, _ body: @escaping @MainActor (Play) throws(PlayError) -> Film
  ) throws(PlayError) -> Film {
    let bytes: [UInt8]
    do throws(ForkedWork.Death) {
      bytes = try ForkedWork(limit: limit).run { note in
        forgetHome()
        guard let film = try? encoder.encode(play(body, note)) else {
          preconditionFailure("A film is numbers and texts, which can be coded.")
        }
        return [UInt8](film)
      }
    } catch {
      throw PlayError(error)
    }
    switch try? decoder.decode(Played.self, from: Data(bytes)) {
    case .film(let film): return film
    case .failed(let error): throw error
    case nil: throw .died(call: "The film", how: "came back damaged", place: nil)
    }
  }

  private static func play(
    _ body: @escaping @MainActor (Play) throws(PlayError) -> Film,
    _ note: @escaping (String) -> Void
  ) -> Played {
    let play = Play(note)
    play.enter()
    nonisolated(unsafe) var played: Played?
    nonisolated(unsafe) let current = play
    MainExecutor.perform { @MainActor in
      do throws(PlayError) {
        played = .film(try body(current))
      } catch {
        played = .failed(error)
      }
    }
    guard let played else { preconditionFailure("The main actor's job of a film did not run.") }
    return played
  }

  /// Where user defaults and other settings are kept is nowhere in a film, so that none is read from the disk or stays there.
  private static func forgetHome() {
    for name in ["HOME", "CFFIXED_USER_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"]
    {
      setenv(name, "/dev/null", 1)
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    return decoder
  }
}

extension PlayError {
  /// How a film's process died, with the line of the app's code where it was then.
  fileprivate init(_ death: ForkedWork.Death) {
    let how =
      switch death.cause {
      case .signal(let number) where number == SIGILL || number == SIGTRAP: "trapped"
      case .signal(let number): "was ended by the signal \"\(String(cString: strsignal(number)))\""
      case .exit(let code): "called exit(\(code))"
      case .spinning: "does not end"
      case .waiting: "waits for something that never comes in a film"
      case .unstarted(let reason): "could not be given its own process: \(reason)"
      }
    // Whatever the compiler made, such as thunks, has no line; the model's own calls are not the app's.
    let own = #filePath.components(separatedBy: "/Sources/FilmstripUIKit/")[0] + "/Sources/"
    let place = SourcePlace.first(in: death.frames) {
      !$0.path.hasPrefix(own) && $0.path.hasPrefix("/")
    }
    self = .died(
      call: death.note.isEmpty ? "The film" : death.note, how: how,
      place: place.map {
        "\(($0.path as NSString).lastPathComponent):\($0.line), in \($0.function)"
      })
  }
}
