import Scenarios
import Testing

/// Lifting by what is covered of the field: boundaries, focus that moves, and what the published form gets wrong.
struct FocusLiftTests {
  private static let mended = ["focus-lift", "focus-lift-ios7"]

  /// A film of a form with fields that end at these heights on an iPhone 7; its keyboard's top is at 407.
  private func film(
    _ approach: String, bottoms: [Double], kind: Field.Kind = .text, setting: String = ""
  ) throws -> Film {
    let fields = bottoms.enumerated().map { index, bottom in
      "    - {name: f\(index), kind: \(kind.rawValue), height: 40, y: \(bottom - 40)}"
    }
    let events = bottoms.indices.map { "  - {at: \($0), focus: f\($0)}" }
    let scenario = try Scenario(
      yaml: """
        name: lift
        \(setting)
        form:
          fields:
        \(fields.joined(separator: "\n"))
        events:
        \(events.joined(separator: "\n"))
        until: \(bottoms.count)
        approaches: [focus-lift]
        """, file: "lift.yaml")
    return try scenario.film(of: try #require(NamedApproach.named(approach)))
  }

  private func lift(_ film: Film, at time: Double) throws -> Double {
    -(try #require(film.value(of: .viewTop, at: time)))
  }

  @Test(arguments: mended + ["focus-lift-published"], [406.0, 407, 408])
  func aFieldIsLiftedByWhatIsCovered(approach: String, bottom: Double) throws {
    let film = try film(approach, bottoms: [bottom])
    #expect(try lift(film, at: 0.9) == max(0, bottom - 407))
    #expect(film.measures.field?.coveredAtRest?.value == 0)
  }

  /// Not covered, nothing moves at any frame; no animation is even asked for on the view.
  @Test(arguments: mended + ["focus-lift-published"])
  func aFieldThatIsNotCoveredIsNotLifted(approach: String) throws {
    let film = try film(approach, bottoms: [407])
    #expect(film.series(.viewTop).allSatisfy { $0 == 0 })
  }

  @Test(arguments: mended, Field.Kind.allCases)
  func whenFocusMovesEveryFieldRestsOnTheKeyboard(approach: String, kind: Field.Kind) throws {
    let film = try film(approach, bottoms: [500, 600, 450, 300, 640], kind: kind)
    for (index, expected) in [93.0, 193, 43, 0, 233].enumerated() {
      #expect(try lift(film, at: Double(index) + 0.9) == expected)
    }
    #expect(film.measures.field?.coveredAtRest?.value == 0)
  }

  /// Measured as lifted, the second lift is too small by the first; a field that seems clear keeps the old lift.
  @Test func thePublishedLiftIsTooSmallByTheOldOne() throws {
    let film = try film("focus-lift-published", bottoms: [500, 640, 420])
    #expect(try lift(film, at: 0.9) == 93)
    #expect(try lift(film, at: 1.9) == 640 - 93 - 407)
    #expect(film.fieldPlace(at: .at(1.9))?.field.maxY == 500)
    #expect(try lift(film, at: 2.9) == 640 - 93 - 407)
  }

  /// For a text view the keyboard is announced first, when the published handler knows no field.
  @Test func thePublishedHandlerKnowsNoTextView() throws {
    let film = try film("focus-lift-published", bottoms: [500], kind: .textView)
    #expect(try lift(film, at: 0.9) == 0)
    #expect(film.measures.field?.coveredAtRest?.value == 40)
  }

  /// With the curve the field never meets the keyboard on its way; without it the keyboard is faster.
  @Test func theCurveKeepsTheFieldAhead() throws {
    let mended = try film("focus-lift", bottoms: [650])
    #expect(mended.measures.field?.coveredMax.value == 0)
    let published = try film("focus-lift-published", bottoms: [650])
    #expect((published.measures.field?.coveredMax.value ?? 0) > 35)
    #expect(published.measures.field?.coveredAtRest?.value == 0)
  }

  @Test(arguments: Device.Orientation.allCases, [7, 8, 18])
  func onEverySystemTheIOS7LiftIsRight(orientation: Device.Orientation, system: Int) throws {
    let setting = "device: iPhone 5\norientation: \(orientation.rawValue)\nsystem: \(system)"
    let film = try film("focus-lift-ios7", bottoms: [300], setting: setting)
    let top = film.device.size.height - film.keyboardHeight
    #expect(try lift(film, at: 0.9) == max(0, 300 - top))
    #expect(film.measures.field?.coveredAtRest?.value == 0)
  }

  /// Up to iOS 7 a rotated window's coordinates run along the other axis: the simple lift is wrong on every side but
  /// the upright one, and right on all from iOS 8 on.
  @Test(arguments: Device.Orientation.allCases, [7, 8])
  func theSimpleLiftIsRightFromIOS8On(orientation: Device.Orientation, system: Int) throws {
    let setting = "device: iPhone 5\norientation: \(orientation.rawValue)\nsystem: \(system)"
    let simple = try film("focus-lift", bottoms: [300], setting: setting)
    let right = try film("focus-lift-ios7", bottoms: [300], setting: setting)
    let isRight = try lift(simple, at: 0.9) == lift(right, at: 0.9)
    #expect(isRight == (system == 8 || orientation == .portrait))
  }
}
