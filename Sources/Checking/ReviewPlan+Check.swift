package import Review
package import Scenarios

extension ReviewPlan.Item {
  package func check(of approach: NamedApproach, rule: PictureRule = .exact) -> FilmCheck {
    FilmCheck(
      name: name(of: approach), file: file == nil ? nil : shown, line: approach.line,
      source: source, rule: rule)
  }
}
