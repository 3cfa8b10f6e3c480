import Testing

@testable import accuracy

@Suite struct RecipeTests {
  @Test func thereAreTwoHundredRecordingsAtLeastOfEveryKind() {
    #expect(Recipe.all.count >= 200)
    #expect(Set(Recipe.all.map(\.name)).count == Recipe.all.count)
    #expect(Set(Recipe.all.map(\.kind)) == Set(Recipe.Kind.allCases))
  }

  @Test func everyWayOfABarAndEveryLayoutOfKeysIsThere() {
    let ways = Set(Recipe.all.map(\.bar.way))
    #expect(ways.isSuperset(of: [.with, .curve, .late, .behind, .jump, .elsewhere, .other]))
    #expect(Set(Recipe.all.map(\.keys)).count == KeyLayer.Layout.allCases.count)
    #expect(Set(Recipe.all.map(\.surroundings)).count == Surroundings.all.count)
  }

  @Test func aThirdOfTheBarsIsRight() {
    let share = Double(Recipe.all.count { $0.bar.way == .with }) / Double(Recipe.all.count)
    #expect((0.25...0.45).contains(share))
  }

  @Test func aSeedGivesTheSameNumbers() {
    // The first of SplitMix64 for the seed 0, as its authors' program prints it.
    var zero = Seeded(0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    var (one, other) = (Seeded(5), Seeded(5))
    #expect((0..<10).map { _ in one.next() } == (0..<10).map { _ in other.next() })
  }

  @Test func aRecorderThatLosesNothingKeepsEveryFrameOnce() {
    let shots = Recorder.shots(of: Recipe.all[0], frames: 30) { _ in true }
    #expect(shots.map(\.frame) == Array(0..<30))
    #expect(shots.allSatisfy { $0.torn == 0 })
  }

  @Test func framesThatAreLostOrDoubledKeepTheirTimes() {
    var recipe = Recipe.all[0]
    (recipe.missing, recipe.doubled) = (0.3, 0.3)
    let shots = Recorder.shots(of: recipe, frames: 200) { _ in true }
    #expect(shots.count < 170)
    #expect(zip(shots, shots.dropFirst()).allSatisfy { $0.time < $1.time && $0.frame <= $1.frame })
    // Only the frame before is shown again: no frame comes before its time.
    #expect(shots.allSatisfy { Double($0.frame) / recipe.display <= $0.time + 1e-9 })
    #expect(zip(shots, shots.dropFirst()).contains { $0.frame == $1.frame })
  }

  @Test func aDisplayThatStandsStillIsRecordedOnce() {
    var recipe = Recipe.all[0]
    recipe.rate = .changes(jitter: 0.004)
    let shots = Recorder.shots(of: recipe, frames: 100) { (40..<50).contains($0) }
    #expect(shots.map(\.frame) == [0] + Array(40..<50) + [99])
  }
}
