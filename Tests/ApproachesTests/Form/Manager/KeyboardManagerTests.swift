import Scenarios
import Testing

/// The manager on whole screens: which fields it looks after, what it moves, when and how often.
struct KeyboardManagerTests {
  private func scenario(
    _ form: String, events: String = "[{at: 0, focus: low}]", _ setting: String = ""
  ) throws -> Scenario {
    try Scenario(
      yaml: "name: manager\n\(setting)\nform: \(form)\nevents: \(events)\nuntil: 3",
      file: "manager.yaml")
  }

  private func lift(
    _ form: String, _ settings: KeyboardManager.Settings = .init(), _ setting: String = ""
  ) throws -> Double {
    let film = try scenario(form, setting).film(of: KeyboardManager(settings))
    return try #require(film.measures.field?.viewLiftAtRest).value
  }

  private func scenario(_ form: String, _ setting: String) throws -> Scenario {
    try scenario(form, events: "[{at: 0, focus: low}]", setting)
  }

  /// On an iPhone 7 the keyboard's top is at 407, with the distance at 397; fields are 44 high.
  @Test(arguments: [(352.0, 0.0), (353, 0), (354, 1), (612, 259), (613, 260), (614, 260)])
  func theFieldIsLiftedToTheDistanceAndNoFarther(y: Double, expected: Double) throws {
    #expect(try lift("{fields: [{name: low, y: \(y)}]}") == expected)
  }

  @Test(arguments: [(0.0, 0.0), (1, 1), (10, 10), (40, 40)])
  func aFieldMayHaveItsOwnDistance(distance: Double, expected: Double) throws {
    #expect(try lift("{fields: [{name: low, y: 363, distance: \(distance)}]}") == expected)
  }

  @Test func theDistanceCanBeSetForAll() throws {
    var settings = KeyboardManager.Settings()
    settings.keyboardDistance = 25
    #expect(try lift("{fields: [{name: low, y: 363}]}", settings) == 25)
  }

  // MARK: Whose fields

  @Test func fieldsAreSwitchedOnAndOffOneByOne() throws {
    #expect(try lift("{fields: [{name: low, y: 500, managed: false}]}") == 0)
    var off = KeyboardManager.Settings()
    off.isEnabled = false
    #expect(try lift("{fields: [{name: low, y: 500}]}", off) == 0)
    #expect(try lift("{fields: [{name: low, y: 500, managed: true}]}", off) == 147)
  }

  @Test func classesAreSwitchedOnAndOff() throws {
    let form = "{class: Checkout, fields: [{name: low, y: 500}]}"
    var settings = KeyboardManager.Settings()
    settings.disabledClasses = ["Checkout"]
    #expect(try lift(form, settings) == 0)
    settings.disabledClasses = ["Another"]
    #expect(try lift(form, settings) == 147)
    settings.isEnabled = false
    #expect(try lift(form, settings) == 0)
    settings.enabledClasses = ["Checkout"]
    #expect(try lift(form, settings) == 147)
  }

  /// A field's own word counts for more than its controller's class.
  @Test func theFieldCountsForMoreThanTheClass() throws {
    var settings = KeyboardManager.Settings()
    settings.disabledClasses = ["Checkout"]
    #expect(
      try lift("{class: Checkout, fields: [{name: low, y: 500, managed: true}]}", settings) == 147)
  }

  @Test func searchBarsAlertsAndTablesAreTheSystems() throws {
    #expect(try lift("{fields: [{name: low, kind: search, y: 500}]}") == 0)
    #expect(
      try lift("{fields: [{name: a, y: 500}], alert: {title: x, fields: [{name: low}]}}") == 0)
    let table = try scenario(
      "{table: true, fields: [{name: low, y: 500}]}", ""
    ).film(of: KeyboardManager())
    #expect(table.measures.field?.viewLiftAtRest?.value == 0)
    #expect(table.measures.field?.visibleAtRest?.value == 1)
  }

  /// Focus goes from a field that was lifted to one that is not looked after: the view comes back.
  @Test func aFieldThatIsLeftAloneBringsTheViewBack() throws {
    let film = try scenario(
      "{fields: [{name: low, y: 500}, {name: off, y: 100, managed: false}]}",
      events: "[{at: 0, focus: low}, {at: 1, focus: off}]"
    ).film(of: KeyboardManager())
    #expect(film.value(of: .viewTop, at: 0.9) == -147)
    #expect(film.value(of: .viewTop, at: 1.9) == 0)
  }

  // MARK: What is moved

  /// A child of a plain container: the container's view is moved, and the child's in it is not.
  @Test(arguments: [
    (["navigation"], "view"), (["tab", "navigation"], "view"), (["split", "navigation"], "view"),
    (["navigation", "plain"], "container view"), (["plain"], "container view"),
    (["plain", "navigation"], "view"),
  ])
  func theViewIsThatOfTheOutermostPlainController(containers: [String], moved: String) throws {
    let form =
      "{containers: [\(containers.joined(separator: ", "))], fields: [{name: low, y: 500}]}"
    let recorder = FormRecorder(KeyboardManager())
    _ = try scenario(form, "").film(of: recorder)
    let changed = zip(recorder.before, recorder.shown).filter { $0.frame != $1.frame }.map(\.0.name)
    #expect(changed == [moved])
  }

  @Test func aHeaderStaysWhereTheContentViewMoves() throws {
    let form = "{header: {title: Total, height: 60}, fields: [{name: low, y: 400}]}"
    let header = try scenario(form, "").film(
      of: try #require(NamedApproach.named("keyboard-manager-header")))
    let lift = 64.0 + 60 + 444 - 397
    #expect(header.measures.field?.headerLiftAtRest?.value == 0)
    #expect(header.measures.field?.viewLiftAtRest?.value == lift)
    let plain = try scenario(form, "").film(
      of: try #require(NamedApproach.named("keyboard-manager")))
    #expect(plain.measures.field?.headerLiftAtRest?.value == lift)
  }

  /// Without a header the plain manager and the one with a content view do the same.
  @Test func withoutAHeaderThereIsNoDifference() throws {
    let form = try scenario("{scrolls: true, fields: [{name: low, y: 500}]}", "")
    func series(_ name: String) throws -> [Double?] {
      try form.film(of: try #require(NamedApproach.named(name))).series(.fieldBottom)
    }
    #expect(try series("keyboard-manager") == series("keyboard-manager-header"))
  }

  // MARK: Scroll views

  /// The scroll view, 603 points high from 64 down, takes the whole share; its inset is what the keyboard covers.
  @Test func aScrollViewTakesItsShareByOffsetAndInset() throws {
    let recorder = FormRecorder(KeyboardManager())
    _ = try scenario(
      "{scrolls: true, fields: [{name: low, y: 500}]}",
      events: "[{at: 0, focus: low}, {at: 1, keyboard: hide}]"
    ).film(of: recorder)
    let scroll = try #require(recorder.shown.first { $0.name == "scroll view" })
    #expect(scroll.bounds.minY == 64 + 544 - 397)
    #expect(scroll.inset?.bottom == 260)
    #expect(recorder.shown.first { $0.name == "view" }?.frame.minY == 0)
    #expect(recorder.afterHide == recorder.before)
  }

  /// The box scrolls until its field is at its top, the scroll view around it does the rest.
  @Test func theInnerScrollViewComesFirst() throws {
    let recorder = FormRecorder(KeyboardManager())
    let form = """
      {scrolls: true, fields: [{name: top}, {box: box, y: 480, height: 100, scrolls: true,
        fields: [{name: other, label: "", y: 0}, {name: low, label: "", y: 50}, {name: last, y: 200}]}]}
      """
    _ = try scenario(form, "").film(of: recorder)
    let box = try #require(recorder.shown.first { $0.name == "box" })
    let scroll = try #require(recorder.shown.first { $0.name == "scroll view" })
    let distance = 64 + 480 + 94 - 397.0
    #expect(box.bounds.minY == 50)
    #expect(scroll.bounds.minY == distance - 50)
  }

  // MARK: When and how often

  private func blocks(_ film: Film, at time: Double) -> [LogEntry.Block] {
    film.log.compactMap { entry in
      guard case .block(let block) = entry.action, !block.isKeyboards, entry.time == time else {
        return nil
      }
      return block
    }
  }

  /// A field begins editing and the keyboard changes its height in one turn: one adjustment.
  ///
  /// Where notifications come in turns of their own there are two.
  @Test(arguments: [(HandlerContext.inherited, 1), (.deferred, 2)])
  func requestsOfOneTurnAreOneAdjustmentOutsideTheKeyboardsBlock(
    context: HandlerContext, count: Int
  ) throws {
    let film = try scenario(
      "{fields: [{name: high, y: 450}, {name: low, y: 550}]}",
      events: """
        [{at: 0, focus: high}, {at: 1, focus: low}, {at: 1, keyboard: show, height: 300}]
        """, "context: \(context.rawValue)"
    ).film(of: KeyboardManager())
    #expect(blocks(film, at: 0).map(\.isInherited) == [false])
    #expect(blocks(film, at: 1).map(\.isInherited) == Array(repeating: false, count: count))
    let line = 667.0 - 300 - 10
    #expect(film.value(of: .viewTop, at: 1.9) == line - 594)
  }

  /// At didShow only sheets are looked at again.
  @Test(arguments: [("full-screen", 0), ("page-sheet", 1), ("form-sheet", 1)])
  func sheetsAreAdjustedOnceMoreAtDidShow(presentation: String, count: Int) throws {
    let film = try scenario(
      "{presentation: \(presentation), fields: [{name: low, y: 500}]}", "device: iPad 9.7"
    ).film(of: KeyboardManager())
    #expect(blocks(film, at: 0.5).count == count)
    #expect(film.measures.field?.coveredAtRest?.value == 0)
  }

  /// Unshifted, the curve's number is three flags, and the animation is the default one.
  @Test func thePublishedManagerHasAnotherCurve() throws {
    let form = try scenario("{fields: [{name: low, y: 600}]}", "")
    let published = try form.film(
      of: try #require(NamedApproach.named("keyboard-manager-published")))
    #expect(blocks(published, at: 0).map(\.curve) == [.easeInOut])
    #expect((published.measures.field?.coveredMax.value ?? 0) > 30)
    let mended = try form.film(of: try #require(NamedApproach.named("keyboard-manager")))
    #expect(blocks(mended, at: 0).map(\.curve) == [.keyboard])
    #expect(mended.measures.field?.coveredMax.value == 0)
  }

  /// Turned while shown, everything is laid out anew and the field is looked at again.
  @Test func afterATurnTheFieldIsLookedAtAgain() throws {
    let recorder = FormRecorder(KeyboardManager())
    let film = try scenario(
      "{scrolls: true, fields: [{name: low, y: 200}]}",
      events: "[{at: 0, focus: low}, {at: 1, rotate: landscape}]"
    ).film(of: recorder)
    #expect(film.measures.field?.coveredAtRest?.value == 0)
    #expect(film.fieldPlace(at: .at(2.9))?.visible == 1)
  }
}
