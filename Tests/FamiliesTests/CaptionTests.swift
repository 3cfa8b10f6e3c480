import Foundation
import Scenarios
import TestSupport
import Testing

/// A caption is the handler's code in the words that an app would write: what it names is in the handler's source, under
/// that name or under the model's.
///
/// Captions of the value form are made from the value; `BarMoveTests` hold them.
struct CaptionTests {
  /// What an app calls things, and what they are called in handlers here: one of these names is there.
  private static let words: [String: Set<String>] = [
    "bar": ["toolbar", "toolbarContent"], "content": ["toolbarContent", "contentSize"],
    "h": ["height", "keyboardHeight", "overlap"], "lifted": ["translation", "raised"],
    "up": ["translation"], "ty": ["translation"], "top": ["minY"],
    "bottom": ["toolbarBottom", "maxY"], "maxY": ["contentBottom"], "rest": ["identity"],
    "safeArea": ["safeAreaLayoutGuide"], "root": ["MovedView"], "isAtEnd": ["showsLastMessage"],
    "origin": ["moveTable"], "y": ["moveTable"],
    // The model's own ways to say these.
    "keyboardLayer": ["keyboardPresentationFrame"], "presentation": ["keyboardPresentationFrame"],
    "inputAccessoryView": ["makeToolbarInputAccessory"],
    "UIView": ["makeToolbarInputAccessory", "animationsAreEnabled"],
    "beginFrame": ["frameBegin"], "endFrame": ["frameEnd"],
    "areAnimationsEnabled": ["animationsAreEnabled"],
    "setAnimationsEnabled": ["animationsAreEnabled"],
    "scrollToRow": ["scrollToBottom"], "last": ["scrollToBottom"], "at": ["scrollToBottom"],
    "to": ["presentation", "keyboardPresentationFrame"],
    // What `animate(with: keyboard)` stands for.
    "withDuration": ["with"], "duration": ["with"], "options": ["with"], "curve": ["with"],
  ]
  private static let keywords: Set = [
    "case", "default", "else", "func", "guard", "if", "let", "override", "return", "switch", "var",
  ]

  @Test(arguments: NamedApproach.catalogue.filter { $0.move == nil }.map(\.name))
  func whatACaptionNamesIsInTheHandler(name: String) throws {
    let approach = try #require(NamedApproach.named(name))
    let type =
      switch approach.handlers {
      case .chat(let make): "\(type(of: make()))"
      case .form(let make): "\(type(of: make()))"
      case .own: try #require(nil as String?, "the catalogue has no screens of an app's own")
      }
    let source = try Source(ofType: type)
    for word in Source.words(of: approach.code).subtracting(CaptionTests.keywords) {
      let names = (CaptionTests.words[word] ?? []).union([word])
      #expect(!names.isDisjoint(with: source.words), "“\(word)” is not in \(type).swift")
    }
    let passesCurve =
      source.code.contains("animate(with: ") || source.code.contains("AnimationOptions(curve: ")
    if approach.code.contains("curve << 16") { #expect(passesCurve) }
    if approach.code.contains("animate(withDuration: duration) {") {
      #expect(source.code.contains("animate(withDuration: keyboard.duration) {"))
    }
  }

  /// A word that no caption needs would hide what goes wrong later.
  @Test func everyWordIsNeeded() {
    let captions = NamedApproach.catalogue.filter { $0.move == nil }.map(\.code)
    let used = captions.reduce(into: Set()) { $0.formUnion(Source.words(of: $1)) }
    #expect(used.isSuperset(of: CaptionTests.words.keys))
    #expect(used.isSuperset(of: CaptionTests.keywords))
  }
}

/// The code of a handler's type, and of the handlers and helpers of ours that it names.
private struct Source {
  let code: String
  let words: Set<String>

  init(ofType type: String) throws {
    let files = try Source.files.get()
    let own = try #require(files[type], "There is no file \(type).swift.")
    let named = Source.words(of: own).subtracting([type]).compactMap { files[$0] }
    code = ([own] + named).map(Source.withoutComments).joined(separator: "\n")
    words = Source.words(of: code)
  }

  /// The identifiers in code, those in comments left out.
  static func words(of code: String) -> Set<String> {
    Set(
      withoutComments(code).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        .filter { $0.first?.isNumber == false })
  }

  private static func withoutComments(_ code: String) -> String {
    code.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }.joined(separator: "\n")
  }

  /// The texts of all handlers' files, by their names without the ending.
  private static let files = Result {
    let sources = Repository.root.appending(path: "Sources")
    var files: [String: String] = [:]
    for target in ["Approaches", "Families"] {
      let folder = sources.appending(path: target)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        let url = folder.appending(path: path)
        files[url.deletingPathExtension().lastPathComponent] = try String(
          contentsOf: url, encoding: .utf8)
      }
    }
    return files
  }
}
