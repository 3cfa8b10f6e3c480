extension Rewriter {
  /// Calls answered only by Objective-C's runtime, nibs or storyboards.
  private static let runtimeCalls: Set = [
    "NSClassFromString", "class_addMethod", "class_copyIvarList", "class_copyPropertyList",
    "class_getClassMethod", "class_getInstanceMethod", "class_replaceMethod",
    "imp_implementationWithBlock",
    "method_exchangeImplementations", "method_getImplementation", "method_setImplementation",
    "objc_getClass", "object_setClass",
  ]

  private static let nibCalls: Set = [
    "UINib", "UIStoryboard", "instantiateInitialViewController", "instantiateViewController",
    "loadNibNamed",
  ]

  mutating func findRuntime(at index: Int) {
    guard code[index + 1] == "(", let closing = code.partner(of: index + 1) else { return }
    let name = code[index]
    // The way to the application from an extension, where `shared` is not there.
    if name == "NSClassFromString", closing == index + 3, code[index + 2] == "\"UIApplication\"" {
      return replace(
        index..<closing + 1, with: "Optional(\(AppleModules.model).UIApplication.self)")
    }
    func has(_ label: String) -> Bool { code.hasLabel(label, in: index + 2..<closing) }
    if Rewriter.runtimeCalls.contains(name), code[index - 1] != "." {
      find(
        .error, at: index, "\(name) cannot be carried: there is no Objective-C here",
        "put it between #if !FILMSTRIP and #endif")
    } else if Rewriter.nibCalls.contains(name), code[index - 1] != "func" {
      find(
        .warning, at: index, "nothing is loaded from nibs and storyboards here",
        "make the views in code, or in the film's program")
    } else if name == "observeValue", code[index - 1] == "func", has("forKeyPath"),
      let keyword = outline.scope(around: index)?.keyword, code[keyword + 2] == ":",
      code[keyword + 3] == "NSObject"
    {
      find(
        .error, at: index,
        "an NSObject cannot be notified by a key path's text: Objective-C does that",
        "observe the property by a closure: view.observe(\\.contentOffset) { view, change in … }")
    }
  }
}

extension Code {
  /// Whether a piece is among others, outside further brackets.
  func holds(_ piece: String, in range: Range<Int>) -> Bool {
    outermost(range).contains { self[$0] == piece }
  }

  /// Whether an argument or a parameter has a label, outside further brackets.
  func hasLabel(_ label: String, in range: Range<Int>) -> Bool {
    outermost(range).contains {
      self[$0] == label && (self[$0 + 1] == ":" || isName($0 + 1) && self[$0 + 2] == ":")
    }
  }
}
