import Basics
import Graphics
import Testing

@testable import FilmstripCommand

/// What `doctor` says of a machine that others cannot be made into.
struct DoctorReportTests {
  @Test("Where Pango cannot be opened it is the library that is missing, with its package")
  func aMissingLibraryIsReported() throws {
    let problem = "libpangocairo-1.0.so.0: cannot open shared object file"
    let report = DoctorReport(Prerequisite.drawing(problem: problem), manager: .apt)
    #expect(!report.isReady)
    let libraries = report.items.filter { $0.kind == .library }
    #expect(libraries.map(\.name) == ["pango"] && libraries.map(\.problem) == [problem])
    #expect(libraries.allSatisfy { $0.isRequired && $0.found == nil })
    #expect(try #require(report.install).contains(" libpangocairo-1.0-0"))
    // The fonts are told as well, so that one line installs all.
    #expect(report.items.filter { $0.kind == .font }.count == 8)
  }

  @Test func whatDrawsEndsAsWithoutAFont() throws {
    let failure = try #require(Failure(FontError.noPango("no such file")))
    #expect(failure.code == .environment)
    #expect(failure.message.contains("(no such file)"))
    #expect(failure.message.contains("libpangocairo-1.0-0"))
  }
}
