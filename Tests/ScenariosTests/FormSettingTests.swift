import Testing

@testable import Scenarios

/// Reading forms, and the numbers of the built-in scenarios that play on one.
struct FormSettingTests {
  private func form(_ yaml: String) throws -> FormSetting {
    let scenario = try Scenario(yaml: "name: test\nform: \(yaml)", file: "test.yaml")
    guard case .form(let form) = scenario.screen else { throw NotAForm() }
    return form
  }

  private struct NotAForm: Error {}

  @Test func everyKeyIsRead() throws {
    let form = try form(
      """
      {title: Order, scrolls: true, header: {title: Total, height: 50}, class: Checkout,
        containers: [tab, navigation, plain], presentation: page-sheet,
        alert: {title: "Name?", fields: [{name: answer, text: Ada}]},
        fields: [
          {name: a, kind: textView, label: Notes, text: x, placeholder: y, y: 10, height: 90,
            distance: 20, managed: false},
          {box: card, y: 200, height: 100, scrolls: true, fields: [{name: b}]},
          {button: Save}]}
      """)
    #expect(
      form
        == FormSetting(
          title: "Order",
          items: [
            .field(
              FormField(
                "a", .textView, label: "Notes", text: "x", placeholder: "y", y: 10, height: 90,
                keyboardDistance: 20, isManaged: false)),
            .box(
              FormBox("card", y: 200, height: 100, scrolls: true, items: [.field(FormField("b"))])),
            .button("Save"),
          ], scrolls: true, header: FormHeader("Total", height: 50), controllerClass: "Checkout",
          containers: [.tab, .navigation, .plain], presentation: .pageSheet,
          alert: FormAlert("Name?", fields: [FormField("answer", text: "Ada")])))
    #expect(form.fields.map(\.name) == ["a", "b", "answer"])
  }

  @Test func everyKeyButTheFieldsHasItsDefault() throws {
    #expect(try form("{fields: [{name: city}]}") == FormSetting(fields: [FormField("city")]))
    let field = FormField("city")
    #expect(field.label == "City" && field.height == nil && field.kind == .text)
    #expect(FormField("find", .search).label.isEmpty)
  }

  @Test(arguments: [
    ("{}", "needs its fields"), ("{fields: [{y: 3}]}", "needs its name"),
    ("{fields: [{name: a}, {name: a}]}", "two fields are called “a”"),
    ("{fields: [{name: a}], alert: {title: x, fields: [{name: a}]}}", "two fields"),
    ("{fields: [{name: a, kind: slider}]}", "text or textView or search"),
    ("{fields: [{name: a, box: b}]}", "`name` has no meaning here"),
    ("{fields: [{button: a, y: 3}]}", "`y` has no meaning here"),
    ("{fields: [{name: a, managed: maybe}]}", "true or false"),
    ("{table: true, scrolls: true, fields: [{name: a}]}", "no `header` and no `scrolls`"),
    ("{fields: [{name: a}], alert: {title: x}}", "an alert needs its fields"),
    ("{fields: [{name: a}], containers: [drawer]}", "navigation or tab or split or plain"),
    ("{fields: [{name: a, height: 0}]}", "points of 1"),
  ])
  func errorsSayWhatIsAllowed(yaml: String, message: String) {
    #expect {
      try Scenario(yaml: "name: test\nform: \(yaml)", file: "test.yaml")
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  /// What is covered of the focused field at rest, at most; how far the view is lifted; least share that is seen.
  @Test(arguments: [
    ("field-left-behind", "focus-lift-published", 0.0, 237.0, 1.0),
    ("field-left-behind", "focus-lift", 0, 237, 1),
    ("next-field-covered", "focus-lift-published", 44, 80, 0),
    ("next-field-covered", "focus-lift", 0, 143, 1),
    ("next-field-covered", "keyboard-manager", 0, 153, 1),
    ("field-in-boxes", "focus-lift", 0, 11, 1), ("field-in-boxes", "keyboard-manager", 0, 21, 1),
    ("sign-in-landscape", "focus-lift", 0, 24, 1),
    ("sign-in-landscape", "keyboard-manager", 0, 55, 1),
    ("sign-in-landscape-left", "focus-lift", 0, 24, 1),
    ("sign-in-landscape-left", "focus-lift-ios7", 0, 24, 1),
    ("sign-in-upside-down", "focus-lift", 0, 60, 1),
    ("sign-in-upside-down", "focus-lift-ios7", 0, 60, 1),
    ("ios7-landscape", "focus-lift", 0, 548, 0), ("ios7-landscape", "focus-lift-ios7", 0, 77, 1),
    ("ios7-landscape-left", "focus-lift", 0, 548, 0),
    ("ios7-landscape-left", "focus-lift-ios7", 0, 77, 1),
    ("ios8-landscape", "focus-lift", 0, 77, 1), ("ios8-landscape", "focus-lift-ios7", 0, 77, 1),
    ("text-view-covered", "focus-lift", 0, 29, 1),
    ("text-view-covered", "keyboard-manager", 0, 39, 1),
    ("manager-left-behind", "keyboard-manager", 0, 247, 1),
    ("manager-left-behind", "keyboard-manager-published", 0, 247, 1),
    ("manager-scrolls-first", "keyboard-manager", 0, 0, 1),
    ("manager-scrolls-first", "focus-lift", 0, 223, 1),
    ("manager-scrolls-inside-out", "keyboard-manager", 0, 0, 1),
    ("header-pushed-off", "keyboard-manager", 0, 57, 1),
    ("header-pushed-off", "keyboard-manager-header", 0, 57, 1),
    ("half-height-misses", "half-height", 44, 129, 0),
    ("half-height-misses", "focus-lift", 0, 227, 1),
    ("form-sheet-rises", "focus-lift", 0, 108, 1),
    ("form-sheet-rises", "keyboard-manager", 0, 0, 1),
    ("unmanaged-field-covered", "keyboard-manager", 44, 77, 0),
    ("alert-left-alone", "keyboard-manager", 0, 0, 1),
    ("table-scrolls-itself", "keyboard-manager", 0, 0, 1),
    ("table-scrolls-itself", "focus-lift", 0, 63, 1),
  ])
  func theNumbersOfTheBuiltInForms(
    name: String, approach: String, covered: Double, lift: Double, visible: Double
  ) throws {
    let scenario = try Scenario.named(name)
    let film = try scenario.film(of: try #require(scenario.approach(named: approach)))
    let field = try #require(film.measures.field)
    #expect(field.coveredAtRest?.value == covered)
    #expect(field.viewLiftAtRest?.value == lift)
    #expect(field.visibleAtRest?.value == visible)
    #expect(film.warnings.isEmpty, "\(film.warnings)")
  }

  /// What the curve is worth: how much of the field the keyboard covers on its way.
  @Test(arguments: [
    ("field-left-behind", "focus-lift-published", 40.0), ("field-left-behind", "focus-lift", 0),
    ("manager-left-behind", "keyboard-manager-published", 36.7),
    ("manager-left-behind", "keyboard-manager", 0),
  ])
  func theNumbersInMotion(name: String, approach: String, covered: Double) throws {
    let scenario = try Scenario.named(name)
    let film = try scenario.film(of: try #require(scenario.approach(named: approach)))
    #expect(abs(try #require(film.measures.field).coveredMax.value - covered) < 0.05)
  }
}
