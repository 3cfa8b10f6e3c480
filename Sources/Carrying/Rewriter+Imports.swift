extension Rewriter {
  /// `import UIKit` and others become imports of the model's module.
  mutating func rewriteImport(at index: Int) {
    guard code[index] == "import", code[index - 1] != "." else { return }
    var first = index + 1
    let kinds: Set = [
      "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    if kinds.contains(code[first]), code.isName(first + 1), !code.beginsLine(first + 1) {
      first += 1
    }
    guard code.isName(first), !code.beginsLine(first) else { return }
    var end = first + 1
    while code[end] == ".", code.isName(end + 1) { end += 2 }
    let module = code[first]
    switch AppleModules.fate(of: module) {
    case .kept: break
    case .modelled: replace(index + 1..<end, with: AppleModules.model)
    case .combine:
      replace(
        index + 1..<end, with: "\(AppleModules.combine); import \(AppleModules.model)")
    case .missing:
      replace(index + 1..<end, with: AppleModules.model)
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
