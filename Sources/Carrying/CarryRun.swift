import Basics
import Essentials

/// Carries files for the commands: reads all of them, and then writes all of them or none.
package struct CarryRun: Sendable {
  /// The reason why a run ended, with its exit code.
  ///
  /// The codes are 64 for wrong usage, 65 for a file that is not Swift, 73 for an output that cannot be created, and 74
  /// for a read or a write that failed.
  package struct Failure: Error, Sendable, Equatable {
    package let code: Int32
    package let message: String
  }

  package struct Result: Sendable, Equatable {
    /// For standard output.
    package var output: [UInt8] = []
    /// In lines as compilers write them.
    package var obstacles: [String] = []
    package var written: [String] = []
    /// Files for editing by hand that are there already.
    package var kept: [String] = []
    /// The names that neither the model nor a file has, of all files, in lines by their use on the screen.
    package var missing: [String] = []
    /// 0 if everything is carried, 1 otherwise.
    package var code: Int32 = 0
  }

  /// In bytes: more than any handwritten file has.
  package static let sizeLimit = 8 << 20

  private static let interfaces = [".storyboard", ".xib"]

  /// The app's sources.
  private let files: [String]
  /// Its storyboards and nibs.
  private let interfaces: [String]
  private let folder: String?
  /// A plugin may carry the sources, with stand-ins and views of this run.
  private let writesSources: Bool
  private let onlyChecks: Bool
  private let modules: Set<String>
  private let standIns: String?

  /// A run.
  ///
  /// - Parameters:
  ///   - folder: The folder for carried files, under the names of `outputName`; made if it is missing. Nil for standard
  ///     output, or with stand-ins for none: only these and the views are written, next to each other.
  ///   - onlyChecks: Writes nothing, and reports how much carries.
  ///   - modules: Those that the target has in addition to Swift's and the model's.
  ///   - standIns: The file for declarations of missing names; if it is there, it stays, and its declarations are known.
  /// - Throws: `Failure` with 64 for contradictory arguments.
  package init(
    files: [String], folder: String?, onlyChecks: Bool, modules: Set<String> = [],
    standIns: String? = nil
  ) throws(Failure) {
    func wrong(_ message: String) -> Failure { Failure(code: 64, message: message) }
    guard !files.isEmpty else { throw wrong("no file was given; give the app's files.") }
    if folder == "" { throw wrong("the folder's name is empty.") }
    if onlyChecks, standIns != nil { throw wrong("--check writes nothing; leave out --stand-ins.") }
    if onlyChecks, folder != nil { throw wrong("--check writes nothing; leave out -o.") }
    if let standIns, !standIns.hasSuffix(".swift") {
      throw wrong(
        "\(standIns) is not a Swift file's name; give --stand-ins one that ends in .swift.")
    }
    if !onlyChecks, folder == nil, standIns == nil, files.count > 1 {
      throw wrong("several files need a folder; give one with -o, or --check or --stand-ins.")
    }
    var names: [String: String] = [:]
    for file in files {
      let name = CarryRun.name(of: file)
      guard
        ([".swift"] + CarryRun.interfaces).contains(where: { name.hasSuffix($0) && name != $0 })
      else {
        throw wrong(
          "\(file) is not a Swift file's name; give one that ends in .swift, .storyboard or .xib.")
      }
      // A line end in the path would end the heading's line.
      guard !file.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      else { throw wrong("the path \(file) contains invisible characters; rename it.") }
      // Some disks ignore case.
      if folder != nil || standIns != nil,
        let other = names.updateValue(file, forKey: name.lowercased())
      {
        throw wrong("\(other) and \(file) have the same name; carry them into different folders.")
      }
    }
    let isInterface = { (file: String) in CarryRun.interfaces.contains(where: file.hasSuffix) }
    self.files = files.filter { !isInterface($0) }
    interfaces = files.filter(isInterface)
    self.folder = folder ?? standIns.map(CarryRun.parent)
    writesSources = folder != nil || standIns == nil
    self.onlyChecks = onlyChecks
    self.modules = modules
    self.standIns = standIns
  }

  /// Carries the files; if it throws `Failure`, nothing was written.
  package func run() throws(Failure) -> Result {
    var result = Result()
    var carried: [(place: String, bytes: [UInt8])] = []
    var sources: [CarriedSource] = []
    for file in files {
      let bytes = try CarryRun.bytes(at: file)
      guard !bytes.starts(with: CarriedSource.mark.utf8) else {
        throw Failure(code: 65, message: "\(file) is a carried file already; give the app's file.")
      }
      let source: CarriedSource
      do {
        source = try CarriedSource(bytes, file: file, modules: modules)
      } catch {
        throw Failure(code: 65, message: error.description)
      }
      sources.append(source)
      if !source.lostLines.isEmpty { result.code = 1 }
    }
    let paths = files.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    for (file, bytes) in zip(files, CarriedSource.files(of: Array(zip(paths, sources))))
    where writesSources {
      carried.append((place(of: CarryRun.outputName(of: file)), bytes))
    }
    // Nor does a file need names that another declares.
    let names = sources.map(\.names)
    var declared = names.reduce(into: Set()) { $0.formUnion($1.declared) }
    declared.formUnion(try declaredByStandIns())
    let missing = zip(names, sources).map {
      $0.missing(declaredElsewhere: declared, isOpen: $1.isOpen)
    }
    let missingNames = Set(missing.flatMap { $0.map(\.name) })
    result.missing = CarryRun.list(missingNames)
    // A file, or a storyboard, may set properties that another declares.
    var namesSet = sources.reduce(into: Set()) { $0.formUnion($1.namesSet) }
    for file in interfaces {
      let views = try views(of: file, sources, declared.union(standIns == nil ? [] : missingNames))
      namesSet.formUnion(views.outlets)
      carried.append((place(of: CarryRun.outputName(of: file)), Array(views.text.utf8)))
    }
    if let standIns, isThere(standIns) {
      result.kept.append(standIns)
    } else if let standIns {
      let text =
        StandIns(
          for: zip(files, sources).map { (CarryRun.name(of: $0), $1) }, missing: missingNames
        ).text + OutletViews.text(for: sources, besides: namesSet)
      carried.append((standIns, Array(text.utf8)))
    }
    for (file, source) in zip(files, sources) {
      result.obstacles += source.obstacles
        .filter { obstacle in obstacle.outlet.map { !namesSet.contains($0) } ?? true }
        .map { $0.description(in: file) }
    }
    if onlyChecks {
      for ((file, source), missing) in zip(zip(files, sources), missing) {
        result.output += Array("\(file): \(source.verdict(missing: missing))\n".utf8)
        if !missing.isEmpty { result.code = 1 }
      }
    }
    if onlyChecks { return result }
    if folder == nil { result.output += carried.removeFirst().bytes }
    // An existing file may have been edited.
    for file in interfaces.map({ place(of: CarryRun.outputName(of: $0)) })
    where folder != nil && isThere(file) {
      result.kept.append(file)
      carried.removeAll { $0.place == file }
    }
    result.written = try write(carried)
    return result
  }

  /// The place of an output in the folder.
  private func place(of name: String) -> String {
    guard let folder else { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private func isThere(_ file: String) -> Bool { FileManager.default.fileExists(atPath: file) }

  private func views(
    of file: String, _ sources: [CarriedSource], _ types: Set<String>
  ) throws(Failure) -> InterfaceViews {
    let bytes = try CarryRun.bytes(at: file)
    do {
      return InterfaceViews(
        of: try InterfaceElement.document(in: bytes, file: file), named: CarryRun.name(of: file),
        sources: sources, types: types)
    } catch {
      throw Failure(code: 65, message: error.description)
    }
  }

  /// The names that existing stand-ins declare: the file may have been edited, and is not written again.
  private func declaredByStandIns() throws(Failure) -> Set<String> {
    guard let standIns, isThere(standIns) else { return [] }
    let bytes = try CarryRun.bytes(at: standIns)
    do {
      return try CarriedSource(bytes, file: standIns, modules: modules).names.declared
    } catch {
      throw Failure(code: 65, message: error.description)
    }
  }

  private static func list(_ names: Set<String>) -> [String] {
    let groups = Dictionary(grouping: names, by: KnownNames.Use.init)
    let lines = KnownNames.Use.allCases.compactMap { use in
      groups[use].map { "  \(use.rawValue): \($0.sorted().joined(separator: ", "))" }
    }
    return lines.isEmpty ? [] : ["Neither the model nor these files have:"] + lines
  }

  /// The name of a carried file: `Chat.carried.swift` for `Chat.swift`, `Main.views.swift` for a storyboard.
  ///
  /// With the same name the compiler would warn that `#fileID` is the same text in two files: in this one, and in the
  /// app's, which `#sourceLocation` names.
  package static func outputName(of path: String) -> String {
    let parts = name(of: path).split(separator: ".")
    let ending = parts.last == "swift" ? ".carried.swift" : ".views.swift"
    return parts.dropLast().joined(separator: ".") + ending
  }

  // MARK: Files

  private static func parent(of path: String) -> String {
    let folder = String(path.dropLast(name(of: path).count))
    return folder.isEmpty ? "." : folder
  }

  private static func name(of path: String) -> String { PathText.parts(path).last ?? "" }

  private static var reason: String { String(cString: strerror(errno)) }

  /// Plain files only: others may be endless.
  private static func bytes(at path: String) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw Failure(code: 74, message: "\(path) could not be read: \(reason); check the path.")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no plain file"
      throw Failure(code: 74, message: "\(path) is \(kind); give a file.")
    }
    guard status.st_size <= sizeLimit else {
      throw Failure(
        code: 65,
        message: "\(path) is larger than \(sizeLimit >> 20) MiB, the most that is carried.")
    }
    var bytes: [UInt8] = []
    while bytes.count <= sizeLimit {
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = read(file, buffer.baseAddress, buffer.count)
        initialized = max(count, 0)
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR {
        throw Failure(code: 74, message: "\(path) could not be read: \(reason).")
      }
    }
    throw Failure(code: 65, message: "\(path) grew while it was read; try again.")
  }

  /// Writes files to temporary places first, and then moves them together.
  private func write(
    _ carried: [(place: String, bytes: [UInt8])]
  ) throws(Failure) -> [String] {
    let places = carried.map(\.place)
    let folders = places.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    for folder in Set(folders).sorted() {
      do {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: folder), withIntermediateDirectories: true)
      } catch {
        throw Failure(
          code: 73,
          message:
            "the folder \(folder) could not be created; check that no file has its name and that you may "
            + "write there.")
      }
      UnfinishedFile.removeLeftovers(in: folder)
    }
    for place in places { try CarryRun.checkPlace(place, besides: files) }
    // Moved files are gone from their temporary places; the others are removed with these values.
    var unfinished: [UnfinishedFile] = []
    for ((place, bytes), folder) in zip(carried, folders) {
      guard let new = UnfinishedFile(in: folder) else {
        throw Failure(code: 73, message: "\(place) could not be created: \(CarryRun.reason).")
      }
      unfinished.append(new)
      guard new.write(bytes) else {
        throw Failure(code: 74, message: "\(place) could not be written: \(CarryRun.reason).")
      }
    }
    for (file, place) in zip(unfinished, places) where !file.sync() {
      throw Failure(
        code: 74, message: "\(place) could not be written to the disk: \(CarryRun.reason).")
    }
    for (file, place) in zip(unfinished, places) where !file.move(to: place) {
      throw Failure(code: 74, message: "\(place) could not be written: \(CarryRun.reason).")
    }
    for folder in Set(folders) where !UnfinishedFile.sync(folder: folder) {
      throw Failure(
        code: 74, message: "\(folder) could not be written to the disk: \(CarryRun.reason).")
    }
    return places
  }

  /// Only carried files are overwritten, and never an app's file.
  private static func checkPlace(_ place: String, besides files: [String]) throws(Failure) {
    var status = stat()
    guard lstat(place, &status) == 0 else { return }
    for file in files {
      var input = stat()
      if stat(file, &input) == 0, input.st_ino == status.st_ino, input.st_dev == status.st_dev {
        throw Failure(
          code: 73, message: "\(place) is the app's own file; give another folder with -o.")
      }
    }
    guard status.st_mode & S_IFMT == S_IFREG,
      try bytes(at: place).starts(with: CarriedSource.mark.utf8)
    else {
      throw Failure(
        code: 73,
        message:
          "\(place) is there and was not carried by filmstrip; move it, or give another folder with -o."
      )
    }
  }
}
