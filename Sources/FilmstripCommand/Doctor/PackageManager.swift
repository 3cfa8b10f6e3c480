import Essentials
import Programs

/// A program that installs others, for which the packages of everything that Filmstrip uses are known.
enum PackageManager: String, Encodable, CaseIterable {
  case apt, brew

  /// The one of this machine; nil where it has neither.
  static var present: PackageManager? {
    allCases.first { ProgramFile.path(of: $0.program) != nil }
  }

  /// What is typed.
  private var program: String { self == .apt ? "apt-get" : "brew" }

  /// The line that installs packages; nil where there are none.
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
