/// Which of the theme's fonts some texts are set with: those that every picture needs, and those that their letters do.
package struct FontUse: Sendable, Hashable {
  private var needs: Set<TextNeeds> = [[]]

  /// The fonts that every picture needs.
  package init() {}

  mutating func insert(_ needs: TextNeeds) { self.needs.insert(needs) }

  func contains(_ needs: TextNeeds) -> Bool { self.needs.contains(needs) }

  /// Adds what other texts are set with.
  package mutating func formUnion(_ other: FontUse) { needs.formUnion(other.needs) }
}
