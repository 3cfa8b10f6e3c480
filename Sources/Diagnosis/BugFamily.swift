/// A family of bugs that people met where a keyboard moves.
///
/// The families themselves are declared in the folders of the target `Families`, one folder each.
public struct BugFamily: Sendable, Hashable {
  /// Its name in scenario files and reports: `K` and its number, such as `K4`.
  public let rawValue: String
  /// Its title: a few words for people.
  public let title: String

  /// The family of a number, from 1, with a few words for people.
  package init(number: Int, title: String) {
    rawValue = "K\(number)"
    self.title = title
  }
}

extension BugFamily: CustomStringConvertible {
  /// Its name and its title.
  public var description: String { "\(rawValue) \(title)" }
}
