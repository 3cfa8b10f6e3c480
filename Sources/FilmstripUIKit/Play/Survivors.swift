import Foundation

/// Observers that are still there after the film in which they registered: singletons above all, which register once.
///
/// Each film has a centre of its own, so they hear of no later one. What a screen's earlier film has left behind is
/// therefore told in the next one in which nothing of that type registers for the same.
final class Survivors: Sendable {
  /// What observes, and what for.
  struct Registration: Hashable, Sendable {
    /// The observer's type; nil for a block or a publisher.
    let type: String?
    let name: NSNotification.Name?
  }

  /// A registration, as long as its observer lives.
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
  /// By what their film is one of: an approach's name, or the controller's type.
  nonisolated(unsafe) private var byName: [String: [Survivor]] = [:]

  /// Notes what a film had registered as it ended; what goes with it is gone by the next one.
  func note(_ observers: [Survivor], ofFilmOf name: String) {
    lock.withLock {
      byName[name] = (byName[name, default: []] + observers).filter { $0.observer != nil }
    }
  }

  /// What is to be said in a film in which this was registered; nothing if none is deaf.
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
