import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

/// The names of packages in `scripts/setup` are those that the manifest, the fonts and Homebrew's formula give.
///
/// The fonts' are those of `FontFamily`, of which `doctor` and errors are made, the libraries' those of `Package.swift`.
struct PackageNamesTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A list of `scripts/setup`.
  private func setup(_ list: String) throws -> [String] {
    let value = try #require(
      try text("scripts/setup").firstMatch(of: Regex("\(list)=\"([^\"]*)\""))?[1].substring)
    return value.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
  }

  /// What the manifest's libraries are called by a manager of packages.
  private func providers(_ manager: String) throws -> [String] {
    try text("Package.swift").matches(of: Regex("\\.\(manager)\\(\\[([^\\]]*)\\]\\)")).flatMap {
      match in
      (match[1].substring ?? "").split { ", \"".contains($0) }.map(String.init)
    }
  }

  /// What `doctor` says that the fonts' packages are.
  private func fonts(_ manager: PackageManager) -> [String] {
    Prerequisite.drawing(problem: nil).filter { $0.kind == .font }
      .compactMap { $0.packages[manager] }
  }

  @Test func aptInstallsTheManifestsLibrariesAndTheFonts() throws {
    let libraries = try providers("apt")
    #expect(libraries.count == 9)
    #expect(try Set(setup("apt_packages")) == Set(["pkg-config"] + libraries + fonts(.apt)))
  }

  @Test func brewInstallsTheManifestsLibrariesAndTheFonts() throws {
    let formulas = try ["pkgconf"] + providers("brew")
    #expect(try Set(setup("brew_formulas")) == Set(formulas))
    #expect(try Set(setup("brew_casks")) == Set(fonts(.brew)))
    let formula = try text("Packaging/filmstrip.rb")
    for name in formulas { #expect(formula.contains("depends_on \"\(name)\""), "\(name)") }
  }
}
