import Essentials
import Programs

/// A package manager with known packages for everything that Filmstrip uses.
enum PackageManager: String, Encodable, CaseIterable {
  case apt, brew

  static var present: PackageManager? {
    allCases.first { ProgramFile.path(of: $0.program) != nil }
  }

  private var program: String { self == .apt ? "apt-get" : "brew" }

  func command(installing packages: [String]) -> String? {
    guard !packages.isEmpty else { return nil }
    var names: [String] = []
    for name in packages where !names.contains(name) { names.append(name) }
    let list = names.joined(separator: " ")
    return switch self {
    case .apt: "\(geteuid() == 0 ? "" : "sudo ")apt-get install -y --no-install-recommends \(list)"
    // A name is a formula's or a cask's.
    case .brew: "brew install \(list)"
    }
  }
}
