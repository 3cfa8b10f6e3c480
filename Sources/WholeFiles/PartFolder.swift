import Basics
import Essentials

/// A hidden folder next to a destination, for files that are not complete yet.
///
///     .filmstrip-part-0123456789abcdef/
///       .gitignore   the lock, which also makes git ignore incomplete files
///       new/         incomplete files
///       old/         replaced files, under their names
///
/// The name is random and the folder is new, so it cannot be another's: neither a process's of the same number, as in
/// containers, where it is always 1, nor a link made by an attacker. Only its owner can read it. The lock ends with its
/// process for any reason, so a folder whose lock is free is a killed process's; the next command that writes next to
/// it removes it.
package final class PartFolder: Sendable {
  private let path: String
  private let lock: PartLock

  var new: String { Files.path(PartFolder.newName, in: path) }
  /// Made when something is moved aside.
  var old: String { Files.path(PartFolder.oldName, in: path) }

  private static let start = ".filmstrip-part-"
  private static let lockName = ".gitignore"
  private static let newName = "new"
  private static let oldName = "old"
  /// Attempts to make a folder: another process may remove it in the microseconds before its lock.
  private static let tries = 100
  /// The age of a leftover on disks without locks, in seconds: longer than any command takes.
  private static let longestRun = 24.0 * 60 * 60

  /// Makes one, and removes leftovers of killed processes next to it.
  ///
  /// - Parameters:
  ///   - folder: Next to the destination, so that it is on the same disk.
  ///   - output: The destination's name in messages.
  ///   - other: One of the same process, whose lock it shares.
  /// - Throws: `Failure` if it cannot be made.
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

  /// Removes it with its contents; repeated calls have no effect.
  func remove() { PartFolder.remove(path) }

  /// The lock goes last: a process killed meanwhile leaves a recognisable leftover.
  private static func remove(_ path: String) {
    for name in [newName, oldName] {
      try? FileManager.default.removeItem(atPath: Files.path(name, in: path))
    }
    try? FileManager.default.removeItem(atPath: path)
  }
}

extension PartFolder {
  package static func isName(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst(start.utf8.count)
    return name.hasPrefix(start) && digits.count == 16
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Whether it is such a folder of this user, and the process that made it has ended.
  package static func isLeftover(_ path: String) -> Bool { isEmpty(path) || takeOver(path) != nil }

  /// Removes the leftovers in a folder; files moved aside in vain are restored.
  package static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where isName(name) { removeLeftover(Files.path(name, in: folder)) }
  }

  package static func removeLeftover(_ path: String) {
    // One without a lock is empty; its maker makes another.
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

  /// The free lock of a folder; nil if it is held, or that is not known yet.
  private static func takeOver(_ path: String) -> PartLock? {
    guard isOwn(path) else { return nil }
    return PartLock.take(Files.path(lockName, in: path)) {
      let folder = Files.path(newName, in: path)
      return Files.isOlder(Files.isMissing(folder) ? path : folder, than: longestRun)
    }
  }
}

/// The lock of part folders, held until the last of them is removed or its process ends.
private final class PartLock: Sendable {
  private let path: String
  private let descriptor: Int32

  private init(_ path: String, _ descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Makes a lock's file and locks it; nil after an error, which is in `errno`.
  ///
  /// A lock belongs to a file, by any name. So a process that writes to a thousand folders holds one file open, which
  /// has a name in each of them.
  static func make(_ path: String, with other: PartLock?) -> PartLock? {
    if let other, link(other.path, path) == 0 { return other }
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    // A disk without locks is used without.
    let isRefused = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    var status = stat()
    // Another process may have held it for a moment, and removed it.
    guard !isRefused, fstat(file, &status) == 0, status.st_nlink > 0 else {
      close(file)
      errno = EWOULDBLOCK
      return nil
    }
    // The lock works without this text.
    _ = Files.write(Array("*\n".utf8), to: file)
    return PartLock(path, file)
  }

  /// Takes a free lock; without one, or on a disk without locks, `isLeft` decides.
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
