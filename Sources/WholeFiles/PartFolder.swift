import Basics
import Essentials

/// A hidden folder beside what is about to be written, in which it becomes whole before it takes its place.
///
///     .filmstrip-part-0123456789abcdef/
///       .gitignore   the lock, which keeps git, too, from what is not whole
///       new/         what is not whole yet
///       old/         what was moved aside for it, under its name
///
/// The name is random and the folder is made anew, so nobody else has it: neither a process of the same number, as
/// in containers, where it is always 1, nor somebody who laid a link there. Only its owner may look into it. The
/// lock ends with its process however that ends, so a folder whose lock nobody holds was left by one that was
/// killed; the next command that writes beside it removes it.
package final class PartFolder: Sendable {
  private let path: String
  private let lock: PartLock

  /// The folder for what is not whole yet.
  var new: String { Files.path(PartFolder.newName, in: path) }
  /// The folder for what is moved aside; made by whoever moves something.
  var old: String { Files.path(PartFolder.oldName, in: path) }

  private static let start = ".filmstrip-part-"
  private static let lockName = ".gitignore"
  private static let newName = "new"
  private static let oldName = "old"
  /// How often a folder is tried to be made: it fails where another process takes it for a leftover, which it can in
  /// the microseconds before it is locked.
  private static let tries = 100
  /// How long a folder must be untouched where disks know no locks, in seconds: longer than any command takes.
  private static let longestRun = 24.0 * 60 * 60

  /// Makes one, and removes what killed processes left beside it.
  ///
  /// - Parameters:
  ///   - folder: Where it is made: beside what is to take its place, so that it is on the same disk.
  ///   - output: What messages call that.
  ///   - other: One of the same process, whose lock it has, too.
  /// - Throws: `Failure` where it cannot be made.
  init(in folder: String, for output: String, with other: PartFolder? = nil) throws {
    PartFolder.removeLeftovers(in: folder)
    for _ in 0..<PartFolder.tries {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      let name = PartFolder.start + String(repeating: "0", count: 16 - digits.count) + digits
      let path = Files.path(name, in: folder)
      guard mkdir(path, 0o700) == 0 else {
        if errno == EEXIST { continue }
        throw PartFolder.failure(output)
      }
      let lock = PartLock.make(
        Files.path(PartFolder.lockName, in: path), with: other?.lock)
      if let lock, mkdir(Files.path(PartFolder.newName, in: path), 0o777) == 0 {
        (self.path, self.lock) = (path, lock)
        return
      }
      let problem = errno
      PartFolder.remove(path)
      errno = problem
      guard problem == ENOENT || problem == EWOULDBLOCK else { throw PartFolder.failure(output) }
    }
    throw PartFolder.failure(output)
  }

  deinit { remove() }

  private static func failure(_ output: String) -> Failure {
    Failure(.cannotCreate, "\(output) could not be created: \(String(cString: strerror(errno))).")
  }

  /// Removes it with all that is in it; more than once is as good.
  func remove() { PartFolder.remove(path) }

  /// The lock goes last: who is killed meanwhile leaves one that is known as left.
  private static func remove(_ path: String) {
    for name in [newName, oldName] {
      try? FileManager.default.removeItem(atPath: Files.path(name, in: path))
    }
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension PartFolder {
  /// Whether a file's name is one of these folders'.
  package static func isName(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst(start.utf8.count)
    return name.hasPrefix(start) && digits.count == 16
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether something is such a folder of this user's, and the process that made it is gone.
  package static func isLeftover(_ path: String) -> Bool { isEmpty(path) || takeOver(path) != nil }

  /// Removes those in a folder that were left; what was moved aside for something that never came goes back.
  package static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where isName(name) { removeLeftover(Files.path(name, in: folder)) }
  }

  /// Removes one if it was left.
  package static func removeLeftover(_ path: String) {
    // One without a lock is empty; who has just made it makes another.
    if isOwn(path), rmdir(path) == 0 { return }
    guard let lock = takeOver(path) else { return }
    withExtendedLifetime(lock) {
      let old = Files.path(oldName, in: path)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: old)) ?? [] {
        let target = Files.path(name, in: Files.folder(of: path))
        if Files.isMissing(target) { rename(Files.path(name, in: old), target) }
      }
      remove(path)
    }
  }

  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return isName(Files.name(of: path)) && lstat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }

  private static func isEmpty(_ path: String) -> Bool {
    isOwn(path) && (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
  }

  /// The lock of a folder that nobody holds; nil where somebody does, or where that cannot be told yet.
  private static func takeOver(_ path: String) -> PartLock? {
    guard isOwn(path) else { return nil }
    return PartLock.take(Files.path(lockName, in: path)) {
      let folder = Files.path(newName, in: path)
      return Files.isOlder(Files.isMissing(folder) ? path : folder, than: longestRun)
    }
  }
}

/// The lock of part folders, which is held until the last folder that has it is gone or its process ends.
private final class PartLock: Sendable {
  private let path: String
  private let descriptor: Int32

  private init(_ path: String, _ descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Makes a lock's file and locks it; nil where that fails, and `errno` says why.
  ///
  /// A lock is its file's, by whatever name. So a process that writes to a thousand folders holds one file open, and
  /// each of them has a name of it.
  static func make(_ path: String, with other: PartLock?) -> PartLock? {
    if let other, link(other.path, path) == 0 { return other }
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    // Where the disk knows no locks, it goes on without.
    let isRefused = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    var status = stat()
    // Another process may have had it for a moment, and removed it.
    guard !isRefused, fstat(file, &status) == 0, status.st_nlink > 0 else {
      close(file)
      errno = EWOULDBLOCK
      return nil
    }
    // It is as good a lock without.
    _ = Files.write(Array("*\n".utf8), to: file)
    return PartLock(path, file)
  }

  /// Takes a lock that nobody holds.
  ///
  /// - Parameter isLeft: What tells that where there is no lock, or the disk knows none.
  static func take(_ path: String, otherwise isLeft: () -> Bool) -> PartLock? {
    let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if file >= 0 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return PartLock(path, file) }
      let isHeld = errno == EWOULDBLOCK
      close(file)
      if isHeld { return nil }
    }
    return isLeft() ? PartLock(path, -1) : nil
  }
}
