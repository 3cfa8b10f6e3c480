import Foundation
import Review
import Traces

/// The folder that holds what is approved.
struct BaselineFolder: Sendable {
  /// Its path, as it was given.
  let path: String

  /// Its absolute path.
  var absolute: String { BaselineFolder.absolute(path) }

  /// The bytes of a file in it; nil where there is none.
  func bytes(_ name: String) throws -> [UInt8]? {
    let path = Files.path(name, in: path)
    guard !Files.isMissing(path) else { return nil }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      // A pipe would be waited for.
      throw Failure(
        .badData, "\(path) is no plain file; bring back the approved file, or remove it.")
    }
    return try Files.bytes(at: path, limit: BaselineFolder.fileLimit)
  }

  /// The largest file, in bytes.
  static let fileLimit = 64 << 20

  /// The baseline of a film; nil where there is none.
  func baseline(_ name: BaselineName) throws -> Baseline? {
    guard let bytes = try bytes(name.trace) else { return nil }
    do {
      return try Baseline(json: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw BaselineError(error, in: Files.path(name.trace, in: path))
    }
  }

  /// The names of all files in it, in order.
  ///
  /// - Parameter hidden: Whether the files are those whose names begin with a dot, which are no baselines.
  func files(hidden: Bool = false) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    // What lists a folder does not follow a link to one.
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard isFolder.boolValue, let all = FileManager.default.enumerator(atPath: place) else {
      throw Failure(.inputOutput, "\(path) is no folder that can be read; give another --baseline.")
    }
    var files: [String] = []
    for case let name as String in all {
      let last = name.split(separator: "/").last ?? ""
      guard last.hasPrefix(".") == hidden else {
        if last.hasPrefix("."), !hidden { all.skipDescendants() }
        continue
      }
      files.append(name)
    }
    return files.sorted()
  }

  /// What a baseline says of a scenario: where its file is from here, or that it is built in.
  func source(of argument: String) -> String {
    guard ScenarioArgument.isPath(argument) else { return Baseline.builtIn }
    let from = absolute.split(separator: "/")
    let to = BaselineFolder.absolute(argument).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    return
      (Array(repeating: "..", count: from.count - common) + to[common...].map(String.init))
      .joined(separator: "/")
  }

  /// The path of a scenario's file, of what a baseline says: from the current folder, where it lies in that.
  func file(of source: String) -> String {
    let path = source.hasPrefix("/") ? source : Files.path(source, in: absolute)
    let file = BaselineFolder.absolute(path)
    let here = FileManager.default.currentDirectoryPath + "/"
    let isHere = file.hasPrefix(here)
    // A bare name would be a built-in's.
    return isHere ? String(file.dropFirst(here.count)) : file
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
