package import Basics
package import Essentials

/// Bounded reading, paths, folders, and writing without visible half-written files.
package enum Files {
  /// The text of a UTF-8 file of at most `limit` bytes.
  package static func text(at path: String, limit: Int) throws -> String {
    let bytes = try bytes(at: path, limit: limit)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "\(path) is not UTF-8 text; save it as UTF-8 and try again.")
    }
    return text
  }

  /// The bytes of a regular file of at most `limit` bytes.
  package static func bytes(at path: String, limit: Int) throws -> [UInt8] {
    // Opening a pipe would otherwise wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path, errno) }
    defer { close(file) }
    return try bytes(of: file, at: path, limit: limit)
  }

  /// The failure to open a file, by the system's error number.
  package static func unreadable(_ path: String, _ problem: Int32) -> Failure {
    let reason =
      problem == ENOENT ? "there is no such file" : String(cString: strerror(problem))
    let advice = ProjectFolder.above(path).map { "from here it is \($0)." } ?? "check the path."
    return Failure(.inputOutput, "\(path) could not be read: \(reason); \(advice)")
  }

  /// The text of standard input, of at most `limit` bytes of UTF-8, by a name for messages.
  package static func standardInput(named name: String, limit: Int) throws -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(STDIN_FILENO, &part, part.count)
      try Interruption.check()
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    guard bytes.count <= limit, let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        .badData, "\(name) is not UTF-8 text of at most \(limit >> 20) MiB; give another file.")
    }
    return text
  }

  /// The bytes of a plain file below a folder; links could lead untrusted names to other files.
  ///
  /// - Parameters:
  ///   - name: Its path from the folder, without `..`.
  ///   - failure: Makes an error of a reason, which is a sentence without its full stop.
  package static func bytes(
    of name: String, below folder: String, limit: Int,
    otherwise failure: (_ reason: String) -> Failure = {
      Failure(.inputOutput, "\($0); run `filmstrip check` again.")
    }
  ) throws -> [UInt8] {
    let path = Files.path(name, in: folder)
    let refusal = failure(
      "\(path) is not a regular file in \(folder), and links are not followed there")
    let steps = PathText.parts(name)
    guard !steps.contains("..") else { throw refusal }
    var file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    for (index, step) in steps.enumerated() where file >= 0 {
      // Opening a pipe would otherwise wait for a writer.
      let kind = index == steps.count - 1 ? O_NONBLOCK : O_DIRECTORY
      let next = openat(file, step, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let problem = errno
      close(file)
      errno = problem
      file = next
    }
    guard file >= 0 else {
      if errno == ELOOP || errno == ENOTDIR { throw refusal }
      throw failure("\(path) could not be read: \(String(cString: strerror(errno)))")
    }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw refusal }
    return try bytes(of: file, at: path, limit: limit)
  }

  /// The bytes read between checks for an interruption.
  private static let largestPart = 16 << 20

  /// The bytes of an open regular file; others, such as a pipe or a device, may be endless.
  private static func bytes(of file: Int32, at path: String, limit: Int) throws -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no regular file"
      throw Failure(.inputOutput, "\(path) is \(kind); give a file.")
    }
    let size = Int(status.st_size)
    var bytes: [UInt8] = []
    var isWhole = false
    var problem: Int32 = 0
    var room = min(size + 1, largestPart)
    while !isWhole, bytes.count <= limit, size <= limit {
      try Interruption.check()
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let read = Essentials.read(file, buffer.baseAddress, buffer.count)
        count = max(read, 0)
        isWhole = read <= 0
        if read < 0 { problem = errno }
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = min(max(size + 1 - bytes.count, 1 << 16), largestPart)
    }
    guard problem == 0 else {
      throw Failure(
        .inputOutput, "\(path) could not be read: \(String(cString: strerror(problem))).")
    }
    guard isWhole else {
      throw Failure(
        .badData, "\(path) is larger than \(limit >> 20) MiB, the most that is read.")
    }
    return bytes
  }

  /// The path of a file in a folder, whose path stays as it was given.
  package static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  package static func folder(of path: String) -> String {
    let parts = PathText.parts(path)
    guard parts.count > 1 else { return path.utf8.first == slash ? "/" : "." }
    let name = path.utf8.lastIndex { $0 != slash }.map { path.utf8[...$0] } ?? path.utf8[...]
    let folder = name.lastIndex(of: slash).map { name[..<$0] } ?? name
    return String(decoding: folder, as: UTF8.self)
  }

  /// The last name of a path; empty for the root.
  package static func name(of path: String) -> String { PathText.parts(path).last ?? "" }

  private static let slash = UInt8(ascii: "/")

  /// Whether nothing has this path; an unreadable file is not missing.
  package static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Makes a folder, with those above it, unless it exists; returns those made, outermost first.
  @discardableResult
  package static func makeFolder(_ path: String) throws -> [String] {
    guard !isFolder(path) else { return [] }
    var made: [String] = []
    let parts = PathText.parts(URL(fileURLWithPath: path).path)
    for count in parts.indices {
      let folder = "/" + parts[...count].joined(separator: "/")
      // If it exists, or cannot be made, the one below it shows that.
      if mkdir(folder, 0o777) == 0 { made.append(folder) }
    }
    guard isFolder(path) else {
      removeFolders(made)
      throw Failure(
        .cannotCreate,
        "the folder \(path) could not be created; check that no file has its name and that you may "
          + "write there.")
    }
    return made
  }

  /// Whether a path leads to a folder, also through links.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes folders that were made, unless they have contents.
  static func removeFolders(_ made: [String]) {
    for folder in made.reversed() { rmdir(folder) }
  }

  package static func isOlder(_ path: String, than seconds: Double) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return Date().timeIntervalSince1970 - Double(status.changeTime.tv_sec) > seconds
  }

  /// At most `count` bytes of an open file from an offset; nil if they cannot be read.
  package static func bytes(of file: Int32, at offset: Int, count: Int) -> [UInt8]? {
    var read = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      read = pread(file, buffer.baseAddress, count, off_t(offset))
      initialized = max(read, 0)
    }
    return read < 0 ? nil : bytes
  }

  /// The file to write for a path: the end of its links.
  ///
  /// - Throws: `Failure` for an existing file that is not regular, such as a pipe, as it is never replaced.
  package static func target(of path: String) throws -> String {
    var target = path
    // The number of links that Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        break
      }
      target = next.hasPrefix("/") ? next : Files.path(next, in: folder(of: target))
    }
    try checkIsFile(target, called: path)
    return target
  }

  /// Refuses an existing file that is not regular; a link passes where links are replaced.
  package static func checkIsFile(
    _ target: String, called path: String, orLink takesLinks: Bool = false
  ) throws {
    var status = stat()
    guard lstat(target, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || takesLinks && kind == S_IFLNK else {
      throw Failure(.cannotCreate, "\(path) exists and is not a regular file; give another name.")
    }
  }

  /// Appends to a file, which is made if it is missing.
  package static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    // A pipe without a reader would block.
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    defer { if file >= 0 { close(file) } }
    guard file >= 0, write(bytes, to: file) else {
      throw Failure(
        .inputOutput, "\(path) could not be written: \(String(cString: strerror(errno))).")
    }
  }

  /// Writes all bytes to a descriptor; false after an error, which is in `errno`.
  package static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Essentials.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          // Waits for a reader, as if the descriptor were blocking.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          guard poll(&waiting, 1, -1) > 0 || errno == EINTR else { return false }
          continue
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Replaces one file by a complete one or not at all; its folder is made if it is missing.
  package static func write(
    _ bytes: [UInt8], to path: String, _ purpose: OutputBatch.Purpose
  ) throws {
    let batch = OutputBatch(purpose)
    try batch.makeFolder(folder(of: path))
    try batch.write(bytes, to: path)
    try batch.commit()
  }
}
