import Scenarios
import TestSupport
import Testing

@testable import FilmstripUIKit

/// What a phone's owner chose, under UIKit's names.
@MainActor @Suite struct SettingsTests {
  private func notes(
    _ settings: String = "",
    _ body: @escaping @MainActor (KeyValueObservingTests.Screen, FilmNotes) -> Void
  ) throws -> [String] {
    let notes = FilmNotes()
    let scenario = try Scenario(
      yaml: "name: test\ndevice: iPhone X\nsettings: {\(settings)}", file: "test.yaml")
    _ = try scenario.film(
      of: KeyValueObservingTests.Screen { screen in body(screen, notes) }, bar: { $0.bar })
    return notes.all
  }

  @Test func theyAreAsTheFilmHasThem() throws {
    func read(_ settings: String) throws -> [String] {
      try notes(settings) { screen, notes in
        let traits = screen.traitCollection
        notes.add(traits.preferredContentSizeCategory.rawValue)
        notes.add(UIApplication.shared.preferredContentSizeCategory.rawValue)
        notes.add("\(traits.legibilityWeight) \(traits.layoutDirection)")
        notes.add("\(UIApplication.shared.userInterfaceLayoutDirection)")
        notes.add(
          "\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.prefersCrossFadeTransitions)")
        notes.add("\(UIAccessibility.isBoldTextEnabled)")
      }
    }
    let large = "UICTContentSizeCategoryL"
    #expect(
      try read("") == [large, large, "regular leftToRight", "leftToRight", "false false", "false"])
    let ax3 = "UICTContentSizeCategoryAccessibilityXL"
    #expect(
      try read(
        "textSize: AX3, boldText: true, reduceMotion: true, crossFade: true, rightToLeft: true")
        == [ax3, ax3, "bold rightToLeft", "rightToLeft", "true true", "true"])
    #expect(try read("reduceMotion: true")[4] == "true false")
  }

  /// Apple's table, and the lengths that follow it: 17 points grow to 16.333 at M, as somebody printed on a device of three
  /// pixels a point, and body text by its leading, 62 to 22, at AX5; fonts to whole points.
  @Test func fontsFollowTheTextSize() throws {
    func read(_ settings: String) throws -> [String] {
      try notes(settings) { _, notes in
        notes.add("\(UIFont.preferredFont(forTextStyle: .body).pointSize)")
        notes.add("\(UIFont.preferredFont(forTextStyle: .caption2).pointSize)")
        notes.add("\(UIFont.systemFont(ofSize: 17).pointSize)")
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        notes.add("\(font.pointSize)")
        let limited = UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 17), maximumPointSize: 30)
        notes.add("\(limited.pointSize)")
        notes.add("\((UIFontMetrics.default.scaledValue(for: 17) * 1000).rounded() / 1000)")
      }
    }
    #expect(try read("") == ["17.0", "11.0", "17.0", "17.0", "17.0", "17.0"])
    #expect(try read("textSize: M") == ["16.0", "11.0", "17.0", "16.0", "16.0", "16.333"])
    #expect(try read("textSize: AX5") == ["53.0", "40.0", "17.0", "48.0", "30.0", "48.0"])
  }

  @Test func fontsOfOtherTraits() throws {
    let all = try notes("textSize: AX1") { _, notes in
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
      notes.add("\(font.pointSize)")
      notes.add("\(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits))")
      notes.add("\(UITraitCollection(legibilityWeight: .bold).legibilityWeight)")
      notes.add("\(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection)")
    }
    #expect(all == ["17.0", "10.0", "bold", "rightToLeft"])
  }

  @Test func categoriesAreInOrder() {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (index, one) in all.enumerated() {
      #expect(one.isAccessibilityCategory == (index >= 7))
      for (other, category) in all.enumerated() {
        #expect((one < category) == (index < other) && (one >= category) == (index >= other))
      }
    }
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(.large < .unspecified))
  }

  /// A label grows with its font, and so does what is drawn in it.
  @Test func aLabelGrows() throws {
    func height(_ settings: String) throws -> Double {
      let all = try notes(settings) { screen, notes in
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Hello"
        notes.add("\(label.intrinsicContentSize.height)")
      }
      return try #require(Double(all[0]))
    }
    #expect(try height("") == 21 && height("textSize: AX5") == 64)
  }

  // MARK: Direction

  @Test func anAttributeDecidesForItself() throws {
    for isMirrored in [false, true] {
      let app = isMirrored ? "rightToLeft" : "leftToRight"
      let all = try notes("rightToLeft: \(isMirrored)") { _, notes in
        let view = UIView()
        for attribute in UISemanticContentAttribute.allCases {
          view.semanticContentAttribute = attribute
          let direction = view.effectiveUserInterfaceLayoutDirection
          #expect(direction == UIView.userInterfaceLayoutDirection(for: attribute))
          notes.add("\(direction)")
        }
      }
      #expect(all == [app, "leftToRight", "leftToRight", "leftToRight", "rightToLeft"])
    }
  }

  /// Anchors, margins, guides, stacks and visual formats, made by chance.
  @Test(arguments: 0..<60)
  func whatLeadsIsMirrored(seed: UInt64) throws {
    func frames(_ settings: String, force: UISemanticContentAttribute) throws -> [String] {
      try notes(settings) { screen, notes in
        var random = SeededGenerator(seed)
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        area.semanticContentAttribute = force
        screen.view.addSubview(area)
        area.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 0, leading: CGFloat(random.next(30)), bottom: 0, trailing: CGFloat(random.next(30)))
        let all = SettingsTests.fill(area, force, &random)
        area.layoutIfNeeded()
        for view in all {
          let frame = view.convert(view.bounds, to: area)
          let isMirrored = area.effectiveUserInterfaceLayoutDirection == .rightToLeft
          let x = isMirrored ? 375 - frame.maxX : frame.minX
          notes.add("\(x) \(frame.minY) \(frame.width) \(frame.height)")
        }
      }
    }
    let usual = try frames("", force: .unspecified)
    #expect(try frames("rightToLeft: true", force: .unspecified) == usual)
    #expect(try frames("", force: .forceRightToLeft) == usual)
    #expect(try frames("rightToLeft: true", force: .forceLeftToRight) == usual)
  }

  private static func fill(
    _ area: UIView, _ force: UISemanticContentAttribute, _ random: inout SeededGenerator
  ) -> [UIView] {
    let a = UIView()
    let b = UIView()
    let c = UIView()
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      area.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.semanticContentAttribute = force
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = CGFloat(random.next(12))
    for (index, view) in stack.arrangedSubviews.enumerated() {
      view.widthAnchor.constraint(equalToConstant: CGFloat(10 + 7 * index)).isActive = true
      view.heightAnchor.constraint(equalToConstant: 9).isActive = true
    }
    area.addSubview(stack)
    let gap = CGFloat(random.next(40))
    let anchors = [area.leadingAnchor, area.layoutMarginsGuide.leadingAnchor]
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: anchors[random.next(2)], constant: gap - 10),
      a.widthAnchor.constraint(equalToConstant: 30),
      stack.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
      NSLayoutConstraint(
        item: stack, attribute: .trailing, relatedBy: .equal, toItem: area,
        attribute: .trailingMargin, multiplier: 1, constant: -gap),
    ])
    let formats = [
      "H:[a]-gap-[b(40)]-[c]-|", "[a][b(>=20)]-gap-[c(60)]", "[a]-(>=gap)-[b(40)]-3-[c]-|",
    ]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: formats[random.next(3)], metrics: ["gap": gap],
        views: ["a": a, "b": b, "c": c]))
    return [a, b, c, stack] + stack.arrangedSubviews
  }

  /// It may change while constraints hold.
  @Test func aDirectionThatChanges() throws {
    let all = try notes { screen, notes in
      let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let child = UIView()
      screen.view.addSubview(area)
      area.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let leading = child.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8)
      NSLayoutConstraint.activate([
        leading, child.widthAnchor.constraint(equalToConstant: 20),
        child.topAnchor.constraint(equalTo: area.topAnchor),
        child.heightAnchor.constraint(equalToConstant: 20),
      ])
      for attribute in [
        UISemanticContentAttribute.unspecified, .forceRightToLeft, .forceLeftToRight,
      ] {
        area.semanticContentAttribute = attribute
        area.layoutIfNeeded()
        notes.add("\(child.frame.minX)")
      }
      area.semanticContentAttribute = .forceRightToLeft
      leading.constant = 11
      area.layoutIfNeeded()
      notes.add("\(child.frame.minX) \(leading.constant)")
    }
    #expect(all == ["8.0", "72.0", "8.0", "69.0 11.0"])
  }

  @Test func directionalInsetsTurn() throws {
    for isMirrored in [false, true] {
      let all = try notes("rightToLeft: \(isMirrored)") { _, notes in
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
        notes.add("\(view.layoutMargins.left) \(view.directionalLayoutMargins.leading)")
      }
      #expect(all == [isMirrored ? "4.0 2.0" : "2.0 2.0"])
    }
  }
}
