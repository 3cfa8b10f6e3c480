import Foundation
import TestSupport
import Testing

/// `doctor` finds what is here, and says how to install what is not.
struct DoctorCommandTests {
  private struct Report: Decodable {
    struct Item: Decodable {
      let name: String
      let kind: String
      let isRequired: Bool
      let found: String?
      let problem: String?
      let package: String?
    }

    let isReady: Bool
    let items: [Item]
    let install: String?
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Puts a program into the folder that is all of `PATH`.
  private func install(_ name: String, _ script: String = "exit 0") throws {
    let path = try scratch.file(name, "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// What is said on a machine with the programs of the folder, with fonts or without any.
  private func report(hasFonts: Bool = true) throws -> (status: Int32, report: Report) {
    var environment = ["PATH": scratch.url.path]
    if !hasFonts {
      environment["FONTCONFIG_FILE"] = try scratch.file("none.conf", "<fontconfig></fontconfig>")
    }
    let result = try filmstrip(["doctor", "--json"], environment: environment)
    return (result.status, try JSONDecoder().decode(Report.self, from: Data(result.bytes)))
  }

  @Test func everythingThatPicturesNeedIsHere() throws {
    let result = try filmstrip("doctor")
    #expect(result.status == 0 && result.errors.isEmpty)
    for name in ["cairo", "Inter", "Noto Color Emoji", "ffprobe"] {
      #expect(result.output.contains("  \(name) "), "\(name)")
    }
    #expect(!result.output.contains("✗"))
  }

  @Test func fontsThatAreMissingHaveTheirPackages() throws {
    try install("apt-get")
    let (status, report) = try report(hasFonts: false)
    #expect(status == 3 && !report.isReady)
    let fonts = report.items.filter { $0.kind == "font" }
    #expect(fonts.count == 8 && fonts.allSatisfy { $0.found == nil && $0.problem != nil })
    #expect(fonts.filter(\.isRequired).map(\.name) == ["Inter", "DejaVu Sans Mono"])
    let line = try #require(report.install)
    #expect(
      line.contains("apt-get install -y --no-install-recommends fonts-inter fonts-dejavu-core"))
    // One package has four of the fonts.
    #expect(line.matches(of: /fonts-noto-core/).count == 1)
    #expect(line.contains(" ffmpeg") && !line.contains("chromium"))
  }

  /// Without programs everything can still be drawn.
  @Test func programsAreNotRequired() throws {
    let (status, report) = try report()
    #expect(status == 0 && report.isReady && report.install == nil)
    let programs = report.items.filter { $0.kind == "program" }
    #expect(programs.count == 5 && programs.allSatisfy { $0.found == nil && !$0.isRequired })
  }

  /// An ffmpeg may lack an encoder, fail, or not be for this machine; installing the same again does not help.
  @Test(arguments: [
    ("echo ' V....D libx264  H.264'", true), ("echo ' V..... libx264rgb  H.264'", false),
    ("echo ' V....D libx264  H.264'; exit 1", false), ("echo mpeg >&2", false),
  ]) func anFFmpegIsAskedForItsEncoders(script: String, hasX264: Bool) throws {
    try install("apt-get")
    try install("ffmpeg", script)
    let report = try report().report
    let ffmpeg = report.items.filter { $0.name.hasPrefix("ffmpeg") }
    #expect(ffmpeg.map { $0.found != nil } == [hasX264, false])
    #expect(ffmpeg.last?.problem?.hasSuffix("ffmpeg lacks libvpx-vp9") == true)
    #expect(ffmpeg.allSatisfy { $0.package == nil })
  }

  @Test func anFFmpegThatHangsIsNotWaitedFor() throws {
    try install("ffmpeg", "exec /bin/sleep 60")
    let start = ContinuousClock.now
    let (status, report) = try report()
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(status == 0)
    let ffmpeg = report.items.filter { $0.name.hasPrefix("ffmpeg") }
    #expect(ffmpeg.count == 2)
    #expect(ffmpeg.allSatisfy { $0.problem?.hasSuffix("ffmpeg does not answer") == true })
  }

  @Test func theEnvironmentNamesFontsAndLibraries() throws {
    let line = try filmstrip("doctor", "--environment").output
    for part in ["cairo", "pango", "harfbuzz", "Inter"] { #expect(line.contains(part), "\(part)") }
    #expect(line.split(separator: "\n").count == 1)
    #expect(try filmstrip("doctor", "--environment", "--json").status == 64)
  }
}
