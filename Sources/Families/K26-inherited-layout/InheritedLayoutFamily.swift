import Basics

extension Family {
  /// A view is laid out for the first time inside an animation, and grows from nothing.
  static let inheritedLayout = Family(
    .inheritedLayout, rules: [.inheritedLayout],
    approaches: [
      NamedApproach(
        "strip-in-block",
        summary: "Makes a strip above the bar and lays it out in the block that moves the bar.",
        code: """
          view.addSubview(strip)
          animate(withDuration: duration,
                  options: curve << 16) {
            bottom.constant = -h
            view.layoutIfNeeded()
          }
          """
      ) { StripAboveBar(.inBlock) },
      NamedApproach(
        "strip-before-block",
        summary: "Makes a strip above the bar and lays it out before the block that moves the bar.",
        code: """
          view.addSubview(strip)
          view.layoutIfNeeded()
          animate(withDuration: duration,
                  options: curve << 16) {
            bottom.constant = -h
            view.layoutIfNeeded()
          }
          """
      ) { StripAboveBar(.beforeBlock) },
      NamedApproach(
        "strip-without-animation",
        summary:
          "Makes a strip above the bar and lays it out with animations off before the bar moves.",
        code: """
          performWithoutAnimation {
            view.addSubview(strip)
            view.layoutIfNeeded()
          }
          animate(withDuration: duration,
                  options: curve << 16) {
            bottom.constant = -h
            view.layoutIfNeeded()
          }
          """
      ) { StripAboveBar(.withoutAnimation) },
    ])
}

extension Rule {
  /// K26: a view grows from nothing, across and down, as an animation has its first layout.
  static let inheritedLayout = Rule(.looks, on: .any) { features in
    guard let growth = features.film.growth else { return nil }
    let size = "\(growth.size.width.rounded().shortest) × \(growth.size.height.points)"
    return Finding(
      .inheritedLayout, cause: "first layout", features.faulty.isEmpty ? .whole : .partial,
      isUnambiguous: true,
      evidence:
        "A view of \(size) takes \((growth.span.upperBound - growth.span.lowerBound).milliseconds) to grow from nothing, from "
        + "\(growth.distance.points) away: its first layout was in an animation. "
        + (features.film.context == .inherited
          ? "UIKit calls handlers inside the keyboard's own block, which also animates whatever they lay out before their own."
          : "A block animates everything laid out in it, new or not."),
      fix: """
        UIView.performWithoutAnimation {
          view.addSubview(strip)
          view.layoutIfNeeded()  // before the block; in keyboardWillShow the keyboard's own is around that, too
        }
        """)
  }
}
