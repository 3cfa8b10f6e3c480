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
    let fate = AppleModules.fate(of: module)
    switch fate {
    case .kept: break
    case .modelled, .combine, .missing:
      replace(index + 1..<end, with: importsCombine ? AppleModules.combine : AppleModules.model)
      guard fate == .missing else { break }
      find(
        .warning, at: first, "nothing of \(module) is in the model",
        "what uses it will not compile: put that between #if !FILMSTRIP and #endif")
    case .unknown:
      find(
        .warning, at: first, "\(module) is a module of the app or of a package",
        "the target needs it, too; if it is the app's, carry those of its files that this one uses, and put the "
          + "import between #if !FILMSTRIP and #endif")
    }
  }

  /// `UIKit.UIView` becomes a type of the model's module.
  mutating func rewriteQualifier(at index: Int) {
    guard code[index + 1] == ".", code[index - 1] != ".", !isImported(index) else { return }
    switch AppleModules.fate(of: code[index]) {
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
