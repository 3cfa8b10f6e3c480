import Programs
import Testing

@Suite struct ProgramFileTests {
  @Test func programsAreFoundByTheirNames() {
    #expect(ProgramFile.path(of: "sh")?.hasSuffix("/sh") == true)
    #expect(ProgramFile.path(of: "no program has this name") == nil)
  }
}
