/// The message about the files that a run wrote.
package struct WrittenFiles {
  private let verb: String
  private var groups: [(name: String, lines: [String], count: Int)] = []

  /// The number of files beyond which there is one line per group, unless all are asked for.
  private static let mostLines = 20

  package init(verb: String = "Wrote") { self.verb = verb }

  /// Adds files of a scenario or recording; of a series, the first and the last are printed.
  package mutating func add(_ name: String, _ files: [String], isSeries: Bool = false) {
    var lines = files
    if isSeries, files.count > 1, let first = files.first, let last = files.last {
      lines = ["\(first) to \(last), \(files.count) files"]
    }
    if let last = groups.last, last.name == name {
      groups[groups.count - 1] = (name, last.lines + lines, last.count + files.count)
    } else {
      groups.append((name, lines, files.count))
    }
  }

  /// A line for each file or, if there are many, for each scenario or recording.
  package func lines(areAllTold: Bool) -> [String] {
    let all = groups.flatMap(\.lines)
    guard !areAllTold, all.count > WrittenFiles.mostLines else {
      return all.map { "\(verb) \($0)" }
    }
    return groups.filter { $0.count > 0 }.map { group in
      group.lines.count == 1
        ? "\(verb) \(group.lines[0])" : "\(verb) \(group.count) files of \(group.name)"
    }
  }
}
