import FilmstripUIKit
import Scenarios
import Testing

/// Anchors as sides that can be compared.
@MainActor @Suite struct AnchorTests {
  @Test func aConstraintsAnchorsAreThoseThatMadeIt() throws {
    let notes = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(
      of: KeyValueObservingTests.Screen { screen in
        let (view, bottom) = (screen.bar, screen.bottom)
        let width = view.widthAnchor.constraint(equalToConstant: 3)
        notes.add("\(bottom.firstAnchor == view.bottomAnchor)")
        notes.add("\(bottom.secondAnchor == screen.view.bottomAnchor)")
        notes.add("\(bottom.firstAnchor == view.topAnchor || bottom.firstAnchor == view)")
        notes.add("\(width.secondAnchor == nil && width.firstAnchor.item === view)")
        notes.add("\(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count)")
      }, bar: { $0.bar })
    #expect(notes.all == ["true", "true", "false", "true", "2"])
  }
}
