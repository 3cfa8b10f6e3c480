import Basics
package import Imaging
package import Traces
import WholeFiles

/// All approved files in a folder of baselines, played or not: traces with contents, and pictures.
///
/// A check, a recording and a pruning read the folder once; every file named as a baseline is in here.
package struct ApprovedFiles: Sendable {
  package struct Trace: Sendable {
    /// Below the baselines' folder.
    package let file: String
    /// Its film; nil outside a scenario's folder.
    package let name: BaselineName?
    /// The approach of its film as recorded in it, where readable.
    package let approach: String?
    /// The recorded places of its scenario: one, or several after an unfinished merge.
    package let sources: [String]
    /// The frames that it picks.
    package let pictures: [FramePick]
    /// Its contents other than its numbers; nil where it cannot be read as a whole.
    package let choices: BaselineChoices?
    /// Why it cannot be read; nil where it can.
    package let problem: BaselineError?
    /// Of its bytes.
    package let digest: Digest

    /// Whether an app's own tests recorded it: it is readable and names no scenario.
    package var isOfTests: Bool { problem == nil && sources.isEmpty }
  }

  package struct Picture: Sendable {
    /// Below the baselines' folder.
    package let file: String
    /// Its film; nil outside a scenario's folder.
    package let name: BaselineName?
    package let pick: FramePick
  }

  package let traces: [Trace]
  package let pictures: [Picture]
  /// The files of approved recordings, below the baselines' folder, in order.
  package let recordings: [String]
  private let byName: [BaselineName: Trace]
  /// By the scenario's name in small letters.
  private let byScenario: [String: [Trace]]
  private let frames: [BaselineName: [FramePick]]

  /// Throws `Failure` where the folder, or a file in it, cannot be read.
  package init(in folder: BaselineFolder) throws {
    let all = try folder.files()
    recordings = all.filter { BaselineName.recording(of: $0) != nil }
    let files = all.filter(BaselineName.isBaseline)
    let ending = BaselineName.traceEnding.utf8
    let isTrace = { (file: String) in file.utf8.suffix(ending.count).elementsEqual(ending) }
    traces = try files.filter(isTrace).concurrentMap { file in
      do {
        return try folder.bytes(file).map { ApprovedFiles.trace(file, $0, folder) }
      } catch let failure as Failure {
        return ApprovedFiles.trace(file, failure, folder)
      }
    }.compactMap { $0 }
    pictures = files.filter { !isTrace($0) }.compactMap { file in
      BaselineName.pick(file).map {
        Picture(file: file, name: BaselineName.picture(file)?.name, pick: $0)
      }
    }
    byName = Dictionary(
      traces.compactMap { trace in trace.name.map { ($0, trace) } },
      uniquingKeysWith: { first, _ in first })
    byScenario = Dictionary(grouping: traces.filter { $0.name != nil }) {
      $0.name?.scenario.lowercased() ?? ""
    }
    frames = Dictionary(
      pictures.compactMap { picture in picture.name.map { ($0, [picture.pick]) } },
      uniquingKeysWith: +)
  }

  private static func trace(_ file: String, _ bytes: [UInt8], _ folder: BaselineFolder) -> Trace {
    let name = BaselineName(trace: file)
    let text = String(decoding: bytes, as: UTF8.self)
    var digest = Digest()
    digest.add(bytes)
    do {
      let baseline = try Baseline(json: text)
      let obstacle = baseline.source.flatMap(folder.obstacle)
      return Trace(
        file: file, name: name, approach: baseline.trace.approach,
        sources: obstacle == nil ? baseline.source.map { [$0] } ?? [] : [],
        pictures: baseline.pictures, choices: baseline.choices,
        problem: obstacle.map {
          BaselineError(file: Files.path(file, in: folder.name), problem: $0, of: name)
        },
        digest: digest)
    } catch {
      let remains = BaselineRemains(of: text)
      return Trace(
        file: file, name: name, approach: nil,
        sources: remains.sources.filter { folder.obstacle(to: $0) == nil },
        pictures: remains.pictures, choices: nil,
        problem: BaselineError(error, of: name, in: Files.path(file, in: folder.name)),
        digest: digest)
    }
  }

  /// A trace that cannot be opened.
  private static func trace(_ file: String, _ failure: Failure, _ folder: BaselineFolder) -> Trace {
    let (name, path) = (BaselineName(trace: file), Files.path(file, in: folder.path) + " ")
    let reason =
      failure.message.hasPrefix(path)
      ? "it \(failure.message.dropFirst(path.count))" : failure.message
    return Trace(
      file: file, name: name, approach: nil, sources: [], pictures: [], choices: nil,
      problem: BaselineError(file: Files.path(file, in: folder.name), problem: reason, of: name),
      digest: Digest())
  }

  /// Names that differ only in case are one name: not every disk distinguishes them.
  package func traces(ofScenario name: String) -> [Trace] { byScenario[name.lowercased()] ?? [] }

  /// Nil where none is approved.
  package func trace(of name: BaselineName) -> Trace? { byName[name] }

  /// The frames of a film with pictures, whatever its trace picks.
  package func drawnFrames(of name: BaselineName) -> [FramePick] {
    frames[name] ?? []
  }
}
