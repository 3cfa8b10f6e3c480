extension Rewriter {
  /// The methods of UIKit's delegates and data sources that are optional in Objective-C, without labels.
  private static let optionalMethods: Set = [
    "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin", "numberOfSections",
    "pickerView", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "searchBar",
    "searchBarCancelButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "tableView", "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textView", "textViewDidBeginEditing",
    "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
    "textViewShouldBeginEditing", "textViewShouldEndEditing",
  ]

  /// `delegate?.textFieldDidEndEditing?(field)` loses its second question mark, or its `!`: here the method is always there.
  ///
  /// A closure of that name in the file keeps it; arguments of closures have no labels.
  mutating func rewriteOptionalCall(at index: Int) {
    guard code[index - 1] == ".", ["?", "!"].contains(code[index + 1]), code[index + 2] == "(",
      let closing = code.partner(of: index + 2),
      Rewriter.optionalMethods.contains(code[index]) || optionalRequirements.contains(code[index]),
      !properties.contains(code[index])
        || code.outermost(index + 3..<closing).contains(where: { code[$0] == ":" })
    else { return }
    replace(index + 1..<index + 2, with: "")
  }
}

extension Code {
  /// The name's place in an optional requirement that returns nothing.
  func optionalRequirement(at index: Int) -> Int? {
    guard self[index] == "optional", self[index + 1] == "func", isName(index + 2),
      self[index + 3] == "(", let closing = partner(of: index + 3),
      !["->", "-", "throws", "async", "rethrows"].contains(self[closing + 1])
    else { return nil }
    return index + 2
  }
}
