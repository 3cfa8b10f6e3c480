import Testing

struct CurveAtCommandTests {
  private func ease(_ timing: String, at: String, _ more: String...) throws -> [String: Any] {
    let result = try filmstrip(["curve", "at", timing, "--inputs", at, "--json"] + more)
    #expect(result.status == 0, "\(result.errors)")
    return try #require(try result.json() as? [String: Any])
  }

  private func values(_ report: [String: Any]) throws -> [Double] {
    try #require(report["values"] as? [[String: Any]]).map {
      try #require($0["value"] as? Double)
    }
  }

  @Test func givesTheCanonicalTextTheKindAndTheValues() throws {
    let report = try ease("STEPS( 4 , start )", at: "0,0.25,1")
    #expect(report["timing"] as? String == "steps(4, start)")
    #expect(report["kind"] as? String == "unit")
    #expect(try values(report) == [0.25, 0.5, 1])
    let spring = try ease("spring(3, 1000, 500)", at: "0.5")
    #expect(spring["kind"] as? String == "spring")
    #expect(abs(try values(spring)[0] - 0.9989) < 1e-4)
    #expect(try values(ease("keyboard", at: "0.5,0.6")) == [1, 1])
  }

  @Test func takesNegativeInputs() throws {
    #expect(try values(ease("linear", at: "-0.5,1")) == [-0.5, 1])
  }

  @Test func givesVelocitiesOnRequest() throws {
    let report = try ease("linear", at: "0.5", "--velocity")
    let value = try #require((report["values"] as? [[String: Any]])?.first)
    #expect(value["velocity"] as? Double == 1)
    let plain = try ease("linear", at: "0.5")
    #expect((plain["values"] as? [[String: Any]])?.first?["velocity"] == nil)
  }

  @Test(arguments: ["cubic-bezier(2, 0, 0, 1)", "wobble", "", "spring(0, 1, 1)", "steps(0)"])
  func refusesTextsThatAreNotTimings(timing: String) throws {
    let result = try filmstrip("curve", "at", timing, "--inputs", "0")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test(arguments: ["cubic-bezier(2, 0, 0, 1)", "wobble", "", "swing(1)", "0.5", "steps(0)"])
  func anErrorNamesWhatElseATimingMayBe(timing: String) throws {
    let errors = try filmstrip("curve", "at", timing, "--inputs", "0").errors
    for form in ["easeInOut", "keyboard", "spring(mass, stiffness, damping[, velocity])"] {
      #expect(errors.contains(form), "\(form) in \(errors)")
    }
  }

  @Test(arguments: [
    ("ease-inn", "ease-in"), ("step-strat", "step-start"), ("easeInOtu", "easeInOut"),
  ])
  func aMisspeltNameIsAskedAfter(timing: String, name: String) throws {
    let errors = try filmstrip("curve", "at", timing, "--inputs", "0").errors
    #expect(errors.contains("“\(name)”"), "\(errors)")
  }

  /// What is ignored, taken for another number or cut is refused.
  @Test(arguments: [
    (["linear", "--inputs", "0", "--before"], "--before is for steps"),
    (["keyboard", "--inputs", "0", "--before"], "--before is for steps"),
    (["steps(2147483648)", "--inputs", "0"], "too many steps"),
    (["steps(99999999999999999999, start)", "--inputs", "0"], "too many steps"),
    (["linear(0,1e308)", "--inputs=3"], "too large to print"),
  ])
  func valuesThatWouldBecomeOthersAreRefused(arguments: [String], words: String) throws {
    let result = try filmstrip(["curve", "at"] + arguments)
    #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try filmstrip("curve", "at", "steps(4)", "--inputs", "0", "--before").status == 0)
  }

  @Test(arguments: ["nan", "inf", "1,,2", "x", "", "0x10"]) func refusesTextsThatAreNotNumbers(
    at: String
  )
    throws
  {
    #expect(try filmstrip("curve", "at", "linear", "--inputs", at).status == 64)
  }
}
