extension Rewriter {
  /// `import UIKit` and others become imports of the model's module.
  ///
  /// A file that imports Combine gets only the module with Combine's names, which exports the model's module as well.
  /// On Apple's systems the model's module also exports Foundation's `Published` and `ObservableObject`; the module
  /// with Combine's names hides these by its own.
  mutating func rewriteImport(at index: Int) {
    guard let first = code.importedName(at: index) else { return }
    var end = first + 1
    while code[end] == ".", code.isName(end + 1) { end += 2 }
    let module = code[first]
    let fate = AppleModules.fate(of: module, given: modules)
    switch fate {
    case .kept: break
    case .modelled, .combine, .missing, .unknown:
      replace(index + 1..<end, with: importsCombine ? AppleModules.combine : AppleModules.model)
      if fate == .unknown {
        blankTestable(before: index)
        find(
          .warning, at: first, "\(module), which the target does not have, is not imported",
          "if it is the app's, carry those of its files that this one uses; if it is a package's, give the target "
            + "that product and carry with --module \(module)")
      } else if fate == .missing {
        find(
          .warning, at: first, "nothing of \(module) is in the model",
          "code that uses it will not compile: put it between #if !FILMSTRIP and #endif")
      }
    }
  }

  /// Blanks the `@testable` of an import: the model is not built for it.
  private mutating func blankTestable(before index: Int) {
    var before = index - 1
    while Rewriter.wordsOfImports.contains(code[before]) {
      if code[before] == "testable", code[before - 1] == "@" { blank(before - 1..<before + 1) }
      before -= 1
    }
  }

  private static let wordsOfImports: Set = [
    "@", "fileprivate", "internal", "package", "preconcurrency", "private", "public", "testable",
  ]

  /// `UIKit.UIView` becomes a type of the model's module.
  mutating func rewriteQualifier(at index: Int) {
    guard code[index + 1] == ".", code[index - 1] != ".", !isImported(index) else { return }
    switch AppleModules.fate(of: code[index], given: modules) {
    case .unknown where droppedModules.contains(code[index]):
      // A dropped module's types are found in the target, by their names alone. A member of a type that has the
      // module's name begins with a small letter.
      guard code.isName(index + 2), code[index + 2].first?.isUppercase == true,
        !code.beginsLine(index + 1), !code.beginsLine(index + 2)
      else { break }
      blank(index..<index + 2)
    case .modelled: replace(index..<index + 1, with: AppleModules.model)
    case .combine: replace(index..<index + 1, with: AppleModules.combine)
    case .missing, .kept, .unknown: break
    }
  }

  private func isImported(_ index: Int) -> Bool {
    code[index - 1] == "import" || code[index - 2] == "import" && !code.beginsLine(index)
  }
}

extension Code {
  /// The place of the module's name, where an import begins.
  func importedName(at index: Int) -> Int? {
    guard self[index] == "import", self[index - 1] != "." else { return nil }
    let kinds: Set = [
      "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    var first = index + 1
    if kinds.contains(self[first]), isName(first + 1), !beginsLine(first + 1) { first += 1 }
    return isName(first) && !beginsLine(first) ? first : nil
  }
}
