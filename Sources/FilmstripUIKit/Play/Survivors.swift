import Foundation

/// Observers that outlive the film in which they registered, often singletons, registered once.
///
/// Each film has its own centre, so they are not called in a later one. If the next film of a screen has no
/// registration of the same type and name, it reports that.
final class Survivors: Sendable {
  struct Registration: Hashable, Sendable {
    /// The observer's type; nil for a block or a publisher.
    let type: String?
    let name: NSNotification.Name?
  }

  /// A registration while its observer lives.
  struct Survivor: @unchecked Sendable {
    let registration: Registration
    private(set) weak var observer: AnyObject?

    init(_ registration: Registration, _ observer: AnyObject) {
      self.registration = registration
      self.observer = observer
    }
  }

  /// Those of the process's films.
  static let all = Survivors()
  private let lock = NSLock()
  /// By an approach's name, or the controller's type.
  nonisolated(unsafe) private var byName: [String: [Survivor]] = [:]

  /// Records the registrations at a film's end; most observers are gone by the next one.
  func note(_ observers: [Survivor], ofFilmOf name: String) {
    lock.withLock {
      byName[name] = (byName[name, default: []] + observers).filter { $0.observer != nil }
    }
  }

  /// The warnings for missing registrations in a film.
  func warnings(for registered: Set<Registration>, inFilmOf name: String) -> [String] {
    let deaf = lock.withLock {
      byName[name, default: []].filter {
        $0.observer != nil && !registered.contains($0.registration)
      }
    }
    let byType = Dictionary(grouping: Set(deaf.map(\.registration)), by: \.type)
    return byType.map { type, registrations in
      let names = registrations.map { $0.name?.rawValue ?? "any notification" }.sorted()
      return
        "\(type ?? "A block or a publisher") that observed \(names.joined(separator: ", ")) in an earlier film of "
        + "\(name) is still there and hears nothing of this one. What registers once, as a singleton does in its "
        + "init, hears one film only: let the screen make it, or register it, anew."
    }.sorted()
  }
}
