import ArgumentParser
import Basics
import Essentials
import Synchronization

/// The terminals that the command prints to, if any.
enum Terminal {
  /// Emphasis on a terminal, by its code (ECMA-48, 8.3.117).
  enum Style: String {
    case bold = "1"
    case bad = "31"
    case good = "32"
  }

  private enum Color: String, CaseIterable {
    case auto, always, never
  }

  private static let color = Mutex(Color.auto)

  /// The arguments without `--color`, which every command takes.
  static func takingColor(from arguments: [String]) throws -> [String] {
    let option = "--color"
    var (rest, taken): ([String], [String]) = ([], [])
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      let word = arguments[index]
      index += 1
      if word.hasPrefix("\(option)=") {
        taken.append(String(word.dropFirst(option.count + 1)))
      } else if word == option {
        taken.append(index < arguments.count ? arguments[index] : "")
        index += 1
      } else {
        rest.append(word)
      }
    }
    if let word = taken.first {
      guard taken.count == 1, let chosen = Color(rawValue: word) else {
        throw Failure(.usage, "\(option) is auto, always or never, and is given once.")
      }
      color.withLock { $0 = chosen }
    }
    return rest + arguments[min(index, arguments.count)...]
  }

  /// Whether output to a stream has colour: see no-color.org.
  static func hasColor(_ stream: Int32) -> Bool {
    switch color.withLock({ $0 }) {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return isatty(stream) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
        && environment["TERM"] != "dumb"
    }
  }

  /// Text in a style, if the stream has colour.
  static func styled(_ text: String, _ style: Style?, on stream: Int32) -> String {
    guard let style, !text.isEmpty, hasColor(stream) else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  /// That of standard output.
  static var width: Int? { width(of: STDOUT_FILENO) }

  /// In characters; nil for a stream that is not a terminal, or whose width is unknown.
  static func width(of stream: Int32) -> Int? {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
