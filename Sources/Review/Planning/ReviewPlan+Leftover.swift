import Basics
import Essentials
import Scenarios
import Traces
import WholeFiles

extension ReviewPlan {
  /// Approved files with which no film was compared.
  package struct Leftover {
    /// For the requested files, with the reason.
    package var findings: [CheckFinding] = []
    /// Files certainly made by nothing any more, by their paths below the baselines' folder.
    package var prunable: [(file: String, reason: String)] = []
    /// Files outside the request.
    package var notAsked = 0
    /// Files that an app's own tests approved.
    package var ofTests = 0
  }

  /// The files to compare the plan's films with.
  package var expected: Set<String> {
    var files: Set<String> = []
    for (item, approach) in films {
      let name = item.name(of: approach)
      guard let trace = approved.trace(of: name) else { continue }
      files.insert(trace.file)
      for pick in trace.pictures { files.insert(name.file(pick)) }
    }
    return files
  }

  /// The approved files for which nothing was found.
  package func leftover(after found: Set<String>, in folder: BaselineFolder) -> Leftover {
    var leftover = Leftover()
    // Each is taken once: two names may be the same text and two files.
    var rest = found
    var orphans: [BaselineName: Bool] = [:]
    for trace in approved.traces where rest.remove(trace.file) == nil {
      guard !trace.isOfTests else {
        leftover.ofTests += 1
        continue
      }
      guard isAsked(trace, in: folder) else {
        leftover.notAsked += 1
        continue
      }
      if let problem = trace.problem {
        leftover.add(trace.file, trace.name, .notCompared, "\(problem)", in: folder)
        continue
      }
      if let name = trace.name, makes(name) {
        // Its name is that of another file, to Swift and to some disks.
        leftover.add(
          trace.file, name, .notCompared, "No film was compared with it.", in: folder)
        continue
      }
      let (reason, isGone) = reason(of: trace, in: folder)
      leftover.add(trace.file, trace.name, .orphaned, reason, isPrunable: isGone, in: folder)
      if let name = trace.name { orphans[name] = isGone }
    }
    for picture in approved.pictures where rest.remove(picture.file) == nil {
      add(picture, after: found, orphans, to: &leftover, in: folder)
    }
    return leftover
  }

  /// Whether a trace is part of the request.
  private func isAsked(_ trace: ApprovedFiles.Trace, in folder: BaselineFolder) -> Bool {
    guard let name = trace.name else {
      return isOfEverything && (approaches.isEmpty || approaches.contains(trace.approach ?? ""))
    }
    guard approaches.isEmpty || approaches.contains(name.approach), !unchanged.contains(name)
    else { return false }
    return isOfEverything
      || trace.sources.map { folder.identity(of: $0, named: name.scenario) }
        .contains { scenarios[$0] != nil || goneSources.contains($0) }
      || trace.problem != nil && items.contains { $0.scenario.name == name.scenario }
  }

  /// Why no scenario makes a film, and whether its scenario or its approach is gone.
  private func reason(
    of trace: ApprovedFiles.Trace, in folder: BaselineFolder
  ) -> (reason: String, isGone: Bool) {
    guard let name = trace.name, let source = trace.sources.first else {
      return (ReviewPlan.elsewhere, false)
    }
    let identity = folder.identity(of: source, named: name.scenario)
    if goneSources.contains(identity) {
      return (source == Baseline.builtIn ? "The built-in is gone." : "\(source) is gone.", true)
    }
    if let scenario = scenarios[identity], scenario.name != name.scenario {
      return ("Its scenario is called \(scenario.name) now.", true)
    }
    // A built-in scenario may be another program's, or the command is run in place of the program.
    guard source != Baseline.builtIn || !catalogue.own.isEmpty else {
      return (
        "Its scenario has no approach of this name; your own program may have it.", false
      )
    }
    return ("Its scenario has no approach of this name any more.", true)
  }

  private static let elsewhere =
    "It is in no scenario's folder; give its folder with --baseline, or put it back."

  private func makes(_ name: BaselineName) -> Bool {
    films.contains { $0.item.name(of: $0.approach) == name }
  }

  private func add(
    _ picture: ApprovedFiles.Picture, after found: Set<String>, _ orphans: [BaselineName: Bool],
    to leftover: inout Leftover, in folder: BaselineFolder
  ) {
    func add(_ verdict: Verdict, _ reason: String, isPrunable: Bool = false) {
      leftover.add(
        picture.file, picture.name, frame: picture.pick.frame, verdict, reason,
        isPrunable: isPrunable, in: folder)
    }
    guard let name = picture.name else {
      if isOfEverything {
        add(.orphaned, ReviewPlan.elsewhere)
      } else {
        leftover.notAsked += 1
      }
      return
    }
    guard let trace = approved.trace(of: name) else {
      if isOfEverything && approaches.isEmpty || makes(name) {
        add(.orphaned, "No trace selects it.", isPrunable: true)
      } else {
        leftover.notAsked += 1
      }
      return
    }
    if trace.isOfTests {
      leftover.ofTests += 1
    } else if !isAsked(trace, in: folder) {
      leftover.notAsked += 1
    } else if trace.problem != nil {
      add(.notCompared, "The trace of its film cannot be read.")
    } else if let isGone = orphans[name] {
      add(.orphaned, "Its film is orphaned.", isPrunable: isGone)
    } else if !trace.pictures.contains(picture.pick) {
      add(.orphaned, "Its trace does not select this frame.", isPrunable: true)
    } else {
      add(.notCompared, "Its film could not be compared.")
    }
  }
}

extension ReviewPlan.Leftover {
  fileprivate mutating func add(
    _ file: String, _ name: BaselineName?, frame: Int? = nil, _ verdict: Verdict,
    _ reason: String, isPrunable: Bool = false, in folder: BaselineFolder
  ) {
    let ending = frame == nil ? BaselineName.traceEnding : BaselineName.pictureEnding
    findings.append(
      CheckFinding(
        Outcome(
          name: String(decoding: file.utf8.dropLast(ending.utf8.count), as: UTF8.self),
          scenario: name?.scenario ?? "", approach: name?.approach ?? "", frame: frame,
          verdict: verdict, message: reason, baseline: Files.path(file, in: folder.name))))
    if isPrunable { prunable.append((file, reason)) }
  }
}

extension ReviewPlan {
  /// Refuses a plan that lacks more than one removed scenario.
  ///
  /// If a whole folder of scenarios, or every scenario, is missing, the folder is elsewhere.
  package func checkIsKnown(in folder: BaselineFolder) throws {
    guard let gone = goneSources.min() else { return }
    let files = goneSources.filter { !$0.hasPrefix("\(Baseline.builtIn) ") }
    let lost = files.sorted().first { file in
      Files.isMissing(URL(fileURLWithPath: file).deletingLastPathComponent().path)
    }
    guard lost != nil || items.isEmpty && goneSources.count > 1 else { return }
    throw Failure(
      .badData,
      "\(lost ?? gone) does not exist\(lost == nil ? ", nor does any other scenario" : ", nor does its folder"), so nothing was "
        + "removed; restore the scenarios, or delete what is in \(folder.path) by hand.")
  }
}
