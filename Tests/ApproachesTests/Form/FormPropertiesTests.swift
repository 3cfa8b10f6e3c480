import Scenarios
import TestSupport
import Testing

/// What holds for every approach on random forms, screens, orientations and keyboards.
struct FormPropertiesTests {
  /// A random form's fields, with what must hold of them.
  private struct Form {
    let yaml: String
    let names: [String]
  }

  private static func form(_ random: inout SeededGenerator, fieldLimit: Int = 6) -> Form {
    var names: [String] = []
    func field(_ random: inout SeededGenerator) -> String {
      names.append("f\(names.count)")
      let kind = ["text", "text", "textView"].randomElement(using: &random) ?? "text"
      let height = kind == "text" ? 44 : Int.random(in: 60...140, using: &random)
      return "{name: \(names[names.count - 1]), kind: \(kind), height: \(height)}"
    }
    var items: [String] = []
    for _ in 0..<Int.random(in: 1...fieldLimit, using: &random) {
      if Int.random(in: 0..<4, using: &random) > 0 {
        items.append(field(&random))
      } else {
        let scrolls = Bool.random(using: &random)
        let height = scrolls ? "height: \(Int.random(in: 160...220, using: &random)), " : ""
        items.append(
          "{box: box\(items.count), scrolls: \(scrolls), \(height)"
            + "fields: [\(field(&random)), \(field(&random))]}")
      }
    }
    let containers = ["[navigation]", "[tab, navigation]", "[navigation, plain]", "[]"]
    let header = Int.random(in: 0..<4, using: &random) == 0
    return Form(
      yaml: """
        {fields: [\(items.joined(separator: ", "))], scrolls: \(Bool.random(using: &random)), \
        containers: \(containers.randomElement(using: &random) ?? "[]"), \
        \(header ? "header: {title: Top, height: 50}, " : "")\
        presentation: \(Presentation.allCases.randomElement(using: &random)?.rawValue ?? "")}
        """, names: names)
  }

  private static func setting(_ random: inout SeededGenerator) -> String {
    let device = Device.presetNames.randomElement(using: &random) ?? "iPhone 7"
    let orientation = Device.Orientation.allCases.randomElement(using: &random) ?? .portrait
    let context = HandlerContext.allCases.randomElement(using: &random) ?? .deferred
    return """
      name: random
      device: \(device)
      orientation: \(orientation.rawValue)
      context: \(context.rawValue)
      fps: 20
      """
  }

  private func scenario(
    _ random: inout SeededGenerator, focusTimes: [Double], hide: Double? = nil
  ) throws -> Scenario {
    let form = FormPropertiesTests.form(&random)
    let focus = focusTimes.map {
      "{at: \($0), focus: \(form.names.randomElement(using: &random) ?? "")}"
    }
    let events = focus + (hide.map { ["{at: \($0), keyboard: hide}"] } ?? [])
    var setting = FormPropertiesTests.setting(&random)
    if Bool.random(using: &random) {
      setting += "\nkeyboard: {height: \(Int.random(in: 80...170, using: &random))}"
    }
    return try Scenario(
      yaml: """
        \(setting)
        form: \(form.yaml)
        events: [\(events.joined(separator: ", "))]
        until: \((hide ?? focusTimes.last ?? 0) + 1)
        """, file: "random.yaml")
  }

  private static let lifts = ["focus-lift", "focus-lift-ios7"]
  private static let managers = ["keyboard-manager", "keyboard-manager-header"]

  /// A field ends on the keyboard at most, wherever focus goes.
  @Test(arguments: lifts) func noFieldIsCoveredAtRest(approach: String) throws {
    var random = SeededGenerator(71)
    for _ in 0..<120 {
      let scenario = try scenario(&random, focusTimes: [0, 1, 2])
      let film = try scenario.film(of: try #require(NamedApproach.named(approach)))
      #expect(film.measures.field?.coveredAtRest?.value == 0, "\(scenario.screen)")
    }
  }

  /// Where a field fits between bars and keyboard, with distance and bottom inset, the manager brings it there, unless
  /// it began below the screen: there the view would have to rise by more than the keyboard's height.
  @Test(arguments: managers) func noFieldThatFitsIsCoveredAtRest(approach: String) throws {
    var random = SeededGenerator(72)
    var fitting = 0
    for _ in 0..<200 {
      let scenario = try scenario(&random, focusTimes: [0, 1, 2])
      let film = try scenario.film(of: try #require(NamedApproach.named(approach)))
      for rest in film.restsWithKeyboard {
        let place = try #require(film.fieldPlace(at: rest))
        let start = try #require(
          film.focusedLayer(at: rest).flatMap { film.rect(of: $0, at: .before(0)) })
        let room = place.keyboardTop - place.top - 10 - 34 - 49
        guard place.field.height <= room, start.maxY <= film.device.size.height else { continue }
        fitting += 1
        #expect(place.covered == 0, "\(scenario.screen) at \(rest.time)")
      }
    }
    #expect(fitting > 150)
  }

  /// A field that the keyboard leaves alone stays where it is, at every frame.
  @Test(arguments: lifts + managers) func anUncoveredFieldIsNotLifted(approach: String) throws {
    var random = SeededGenerator(73)
    var clear = 0
    for _ in 0..<200 {
      let scenario = try scenario(&random, focusTimes: [0])
      guard case .form(let form) = scenario.screen, form.presentation == .fullScreen else {
        continue
      }
      let recorder = FormRecorder(try #require(NamedApproach.named(approach)))
      let film = try scenario.film(of: recorder)
      // What a scroll view cuts off, it scrolls into sight by itself.
      guard !recorder.hasHiddenField else { continue }
      let start = try #require(
        film.focusedLayer(at: .at(0)).flatMap { film.rect(of: $0, at: .before(0)) })
      let room = FormPropertiesTests.lifts.contains(approach) ? 0 : 10 + 34 + 49.0
      guard start.maxY + room <= film.device.size.height - film.keyboardHeight,
        start.minY >= (film.rect(of: .navigationBar, at: .at(0))?.maxY ?? 0)
      else { continue }
      clear += 1
      #expect(film.series(.viewTop).allSatisfy { $0 == film.value(of: .viewTop, at: 0) })
      let bottoms = Set(film.series(.fieldBottom).compactMap { $0 })
      #expect(bottoms == [start.maxY], "\(scenario.screen)")
    }
    #expect(clear > 15)
  }

  /// After a hide, wherever it comes: frames, bounds, transforms and insets are as before; offsets too, but where UIKit
  /// itself scrolled a hidden field into sight, which stays there.
  @Test(arguments: NamedApproach.catalogue.filter { $0.handlers.screen == .form }.map(\.name))
  func afterAHideEverythingIsBack(approach: String) throws {
    var random = SeededGenerator(74)
    var stayed = 0
    for _ in 0..<60 {
      let hide = Double.random(in: 1.01...1.9, using: &random)
      let scenario = try scenario(&random, focusTimes: [0, 0.3, 1], hide: hide)
      let recorder = FormRecorder(try #require(NamedApproach.named(approach)))
      _ = try scenario.film(of: recorder)
      #expect(!recorder.afterHide.isEmpty)
      #expect(
        recorder.afterHide.map(\.withoutOffset) == recorder.before.map(\.withoutOffset),
        "\(scenario.screen)")
      guard !recorder.hasHiddenField else { continue }
      stayed += 1
      #expect(recorder.afterHide == recorder.before, "\(scenario.screen)")
    }
    #expect(stayed > 15)
  }

  /// Handlers keep fields, views and controllers; once they are let go of, so is the play.
  @Test(arguments: NamedApproach.catalogue.filter { $0.handlers.screen == .form }.map(\.name))
  func aPlayLeavesNothingBehind(approach: String) throws {
    let named = try #require(NamedApproach.named(approach))
    guard case .form(let make) = named.handlers else { return }
    let scenario = try Scenario.named("manager-scrolls-first")
    guard case .form(let form) = scenario.screen else { return }
    weak var simulation: Simulation?
    weak var field: View?
    func play(_ handlers: some Approach<FormScreen>) throws {
      _ = try scenario.script.play(handlers, named: approach) {
        simulation = $0
        let screen = FormScreen(form, in: $0)
        field = screen.defaultField
        return screen
      }
    }
    try play(make())
    #expect(simulation == nil)
    #expect(field == nil)
  }
}
