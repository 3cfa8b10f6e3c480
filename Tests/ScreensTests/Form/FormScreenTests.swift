import Screens
import Stage
import Testing

/// How a form is laid out, and whose view a field is in.
struct FormScreenTests {
  /// Shows a form on a device and looks at it before time begins.
  private func look(
    at setting: FormSetting, on device: String = "iPhone 7",
    _ orientation: Device.Orientation = .portrait, size textSize: UserSettings.TextSize = .large,
    _ check: (FormScreen) throws -> Void
  ) throws {
    let device = try #require(Device(named: device, orientation: orientation))
    var script = Script(
      device: device, keyboard: KeyboardSetting(height: 216), events: [], until: 0)
    script.settings.textSize = textSize
    var result = Result<Void, any Error>.success(())
    _ = try script.play(NoAnswer(), named: "none") { simulation in
      let form = FormScreen(setting, in: simulation)
      result = Result { try check(form) }
      return form
    }
    try result.get()
  }

  private struct NoAnswer: Approach {
    typealias Screen = FormScreen
  }

  private let items: [FormItem] = [
    .field(FormField("name")), .field(FormField("notes", .textView)),
    .box(FormBox("box", items: [.field(FormField("inner"))])), .button("Save"),
  ]

  @Test func itemsAreOneBelowTheOtherBetweenTheMargins() throws {
    try look(at: FormSetting(items: items)) { form in
      let name = try #require(form.field(named: "name"))
      let notes = try #require(form.field(named: "notes"))
      let inner = try #require(form.field(named: "inner"))
      // The bar ends at 64; then the margin, the label and its distance.
      #expect(name.frame == Rect(x: 20, y: 106, width: 335, height: 44))
      #expect(notes.frame == Rect(x: 20, y: 186, width: 335, height: 124))
      let box = try #require(inner.superview)
      #expect(box.frame == Rect(x: 20, y: 324, width: 335, height: 94))
      #expect(inner.frame == Rect(x: 14, y: 36, width: 307, height: 44))
    }
  }

  /// At AX5 a footnote's line has 52 points and a headline's 62, by Apple's table, and a field's 64, as in the chat's bar:
  /// the rooms around them stay.
  @Test func rowsGrowWithTheirTexts() throws {
    try look(at: FormSetting(items: items), size: .accessibility5) { form in
      let name = try #require(form.field(named: "name"))
      let notes = try #require(form.field(named: "notes"))
      let inner = try #require(form.field(named: "inner"))
      #expect(name.frame == Rect(x: 20, y: 140, width: 335, height: 24 + 64))
      #expect(notes.frame == Rect(x: 20, y: 298, width: 335, height: 24 + 5 * 64))
      let box = try #require(inner.superview)
      #expect(box.frame == Rect(x: 20, y: 656, width: 335, height: 172))
      #expect(inner.frame == Rect(x: 14, y: 70, width: 307, height: 88))
      let button = try #require(form.view.subviews.last)
      #expect(button.frame == Rect(x: 20, y: 846, width: 335, height: 26 + 62))
      let label = try #require(form.view.subviews.first)
      #expect(label.frame == Rect(x: 22, y: 84, width: 333, height: 52))
      #expect(label.textLook.scale == 44.0 / 13)
    }
  }

  /// Targets of touches stay as high as Apple advises, and a height that the app sets is kept.
  @Test func smallTextsLowerNoRowThatIsTouched() throws {
    let items = items + [.field(FormField("own", height: 60)), .field(FormField("find", .search))]
    for textSize in UserSettings.TextSize.allCases {
      try look(at: FormSetting(items: items), size: textSize) { form in
        for field in form.fields.values {
          #expect(field.frame.height >= (field.kind == .search ? 36 : 44))
        }
        #expect(form.field(named: "own")?.frame.height == 60)
        #expect(form.view.subviews.allSatisfy { $0.frame.minX >= 0 && $0.frame.width > 0 })
      }
    }
  }

  /// A field's place may be given; what follows stands below it.
  @Test func aPlaceThatIsGivenIsKept() throws {
    let items: [FormItem] = [.field(FormField("a", y: 300)), .field(FormField("b"))]
    try look(at: FormSetting(items: items)) { form in
      #expect(form.field(named: "a")?.frame.minY == 300)
      #expect(form.field(named: "b")?.frame.minY == 380)
    }
  }

  @Test(arguments: ["iPhone 7", "iPhone 16", "iPad 9.7"], Device.Orientation.allCases)
  func everyItemIsInsideTheSafeArea(device: String, orientation: Device.Orientation) throws {
    try look(
      at: FormSetting(items: items, containers: [.tab, .navigation]), on: device, orientation
    ) { form in
      let safe = form.view.bounds.inset(by: form.view.safeAreaInsets)
      for field in form.fields.values {
        let place = form.view.convert(field.bounds, from: field)
        #expect(place.minX >= safe.minX && place.maxX <= safe.maxX)
        #expect(place.minY >= safe.minY)
      }
      #expect(form.view.safeAreaInsets.bottom >= 49)
    }
  }

  @Test func aScrollViewBeginsBelowTheBarAndHoldsEverything() throws {
    try look(at: FormSetting(items: items, scrolls: true, containers: [.tab, .navigation])) {
      form in
      let scroll = try #require(form.scrollView)
      #expect(scroll.frame == Rect(x: 0, y: 64, width: 375, height: 603))
      #expect(scroll.contentInset == Insets(bottom: 49))
      let box = try #require(form.field(named: "inner")?.superview)
      #expect(scroll.contentSize.height > box.frame.maxY)
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test func aTablesViewIsItsScrollView() throws {
    try look(at: FormSetting(items: items, isTable: true)) { form in
      #expect(form.scrollView === form.view)
      #expect(form.scrollView?.contentInset.top == 64)
      #expect(form.scrollView?.contentOffset.y == -64)
      #expect(form.controller.kind == .table)
    }
  }

  /// The walk up: to the field's controller, then to the last before a navigation, tab or split controller.
  @Test(
    arguments: [
      ([], "view"), ([.navigation], "view"), ([.tab, .navigation], "view"), ([.split], "view"),
      ([.plain], "container view"), ([.navigation, .plain], "container view"),
      ([.plain, .navigation], "view"),
    ] as [([FormSetting.Container], String)])
  func theContainerIsTheLastBeforeTheSystems(
    containers: [FormSetting.Container], expected: String
  ) throws {
    try look(at: FormSetting(items: items, containers: containers)) { form in
      let field = try #require(form.field(named: "inner"))
      let controller = try #require(form.controller(of: field))
      #expect(controller === form.controller)
      #expect(controller.container.view.name == expected)
    }
  }

  @Test func anAlertsFieldsAreTheAlerts() throws {
    let alert = FormAlert("Name?", fields: [FormField("answer")])
    try look(at: FormSetting(items: items, alert: alert)) { form in
      let field = try #require(form.field(named: "answer"))
      #expect(form.controller(of: field)?.kind == .alert)
      #expect(form.defaultField === field)
      let card = try #require(form.alert?.view)
      #expect(card.frame.midX == 187.5 && card.frame.midY == 333.5)
    }
  }

  @Test func aHeaderIsAboveTheContentAndInFrontOfIt() throws {
    let setting = FormSetting(items: items, header: FormHeader("Total", height: 50))
    try look(at: setting) { form in
      let content = try #require(form.controller.contentView)
      let header = try #require(form.header)
      #expect(header.frame == Rect(x: 0, y: 64, width: 375, height: 50))
      #expect(content.frame == Rect(x: 0, y: 114, width: 375, height: 553))
      let order = form.view.subviews
      #expect(
        order.firstIndex { $0 === content } ?? 9 < order.firstIndex { $0 === header } ?? 0)
    }
  }

  @Test func aSheetHoldsViewAndBar() throws {
    let setting = FormSetting(items: items, presentation: .formSheet)
    try look(at: setting, on: "iPad 9.7") { form in
      let sheet = try #require(form.landmarks[.sheet])
      #expect(sheet.frame == Rect(x: 114, y: 202, width: 540, height: 620))
      #expect(form.view.superview === sheet)
      #expect(form.view.safeAreaInsets.top == 44)
    }
  }
}
