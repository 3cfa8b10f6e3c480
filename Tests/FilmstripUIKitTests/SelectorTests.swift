import FilmstripUIKit
import Testing

struct SelectorTests {
  private class Plain {
    var log: [String] = []
    func none() { log.append("none") }
    func one(_ note: String) { log.append("one \(note)") }
    func any(_ sender: Any?) { log.append("any \(sender == nil ? "nothing" : "something")") }
    func two(_ sender: String, with event: Int) -> Bool {
      log.append("two \(sender) \(event)")
      return true
    }
    func force(_ isForced: Bool) { log.append("force \(isForced)") }
  }

  private final class Derived: Plain {
    override func none() { log.append("overridden") }
  }

  @MainActor private final class Isolated {
    nonisolated(unsafe) var log: [String] = []
    func none() { log.append("none") }
    func one(_ note: String) { log.append("one \(note)") }
    func two(_ sender: String, with event: Int) { log.append("two \(sender) \(event)") }
  }

  @Test func methodsTakeAsManyArgumentsAsTheyWant() throws {
    let plain = Plain()
    for selector in [
      Selector("none", Plain.none), Selector("one", Plain.one), Selector("any", Plain.any),
      Selector("two:with:", Plain.two),
    ] {
      try selector.call(on: plain, with: ["a", 2])
    }
    #expect(plain.log == ["none", "one a", "any something", "two a 2"])
  }

  @Test func methodsAreThoseOfTheTargetsType() throws {
    let derived = Derived()
    try Selector("none", Plain.none).call(on: derived, with: [])
    #expect(derived.log == ["overridden"])
    #expect(throws: SelectorError.self) {
      try Selector("none", Derived.none).call(on: Plain(), with: [])
    }
  }

  @Test func methodsOfTheMainActorAreCalledWhereThePlayIs() throws {
    let isolated = Isolated()
    let selectors = [
      Selector("none", Isolated.none), Selector("one", Isolated.one),
      Selector("two:with:", Isolated.two),
    ]
    // Wherever this test runs, a play may run.
    for selector in selectors { try selector.call(on: isolated, with: ["a", 2]) }
    #expect(isolated.log == ["none", "one a", "two a 2"])
  }

  @Test func wrongArgumentsAreReported() {
    let plain = Plain()
    #expect(throws: SelectorError.self) {
      try Selector("one", Plain.one).call(on: plain, with: [1])
    }
    #expect(throws: SelectorError.self) {
      try Selector("one", Plain.one).call(on: plain, with: [nil])
    }
    #expect(throws: SelectorError.self) { try Selector("one", Plain.one).call(on: plain, with: []) }
    #expect(plain.log == [])
  }

  @Test func nothingIsWhatOptionalArgumentsMayBe() throws {
    let plain = Plain()
    try Selector("any", Plain.any).call(on: plain, with: [nil])
    try Selector("any", Plain.any).call(on: plain, with: [])
    #expect(plain.log == ["any nothing", "any nothing"])
  }

  /// `endEditing(_:)` as a gesture's action.
  @Test func aSenderIsTrue() throws {
    let plain = Plain()
    try Selector("force:", Plain.force).call(on: plain, with: [plain])
    try Selector("force:", Plain.force).call(on: plain, with: [false])
    #expect(plain.log == ["force true", "force false"])
  }

  @Test func namesAreThoseOfObjectiveC() {
    #expect(Selector("none", Plain.none).name == "none")
    #expect(Selector("one", Plain.one).name == "one:")
    #expect(Selector("one", Plain.one) == Selector("one:", Plain.one(_:)))
    #expect(Selector("one", Plain.one) != Selector("any", Plain.any))
    #expect("\(Selector("twoWith:b:", Plain.two))" == "twoWith:b:")
  }

  @Test func nothingIsRetained() throws {
    weak var held: Plain?
    let selector: Selector
    do {
      let plain = Plain()
      held = plain
      selector = Selector("none", Plain.none)
      try selector.call(on: plain, with: [])
    }
    #expect(held == nil)
    #expect(selector.name == "none")
  }
}
