import Foundation
import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct FamilyTests {
  @Test func familiesAreNumberedInOrder() {
    #expect(BugFamily.allCases.map(\.rawValue) == (1...Family.all.count).map { "K\($0)" })
    #expect(Set(BugFamily.allCases.map(\.title)).count == Family.all.count)
    #expect(Family.all.map(\.bug) == BugFamily.allCases)
  }

  @Test(arguments: BugFamily.allCases) func aFamilyIsFoundByItsNumber(family: BugFamily) {
    #expect(BugFamily(rawValue: family.rawValue) == family)
  }

  @Test(arguments: ["", "K0", "K999", "k4", "K04", "4"]) func otherTextsAreNotAFamily(text: String)
  {
    #expect(BugFamily(rawValue: text) == nil)
  }

  /// A rule that is not in the list finds nothing.
  @Test func everyRuleIsInTheOrderOfPrecedence() {
    let ofForms: [Rule] = [.fixedLift, .leftCovered, .headerGone, .notRestored]
    let rules = Family.all.flatMap(\.rules) + ofForms
    #expect(Rule.byPrecedence.count == rules.count)
  }

  /// All of a family lies in one folder, and its tests in another of the same name.
  @Test func aFamilyIsAFolder() throws {
    let sources = Repository.root.appending(path: "Sources/Families")
    let folders = try [Repository.root.appending(path: "Tests/FamiliesTests"), sources].map {
      folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("K") }.sorted()
    }
    #expect(folders[0] == folders[1])
    for (folder, family) in zip(folders[1], BugFamily.allCases) {
      let number = family.rawValue.dropFirst()
      #expect(folder.hasPrefix("K\(number.count < 2 ? "0" : "")\(number)-"))
    }
    #expect(folders[1].count == BugFamily.allCases.count)
    for folder in folders[1] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: sources.appending(path: folder).path)
      #expect(files.contains { $0.hasSuffix("Family.swift") }, "\(folder)")
      #expect(files.contains { $0.hasSuffix(".yaml") }, "\(folder)")
    }
  }

  @Test func everyFamilyHasARule() {
    #expect(Family.all.allSatisfy { !$0.rules.isEmpty })
  }
}
