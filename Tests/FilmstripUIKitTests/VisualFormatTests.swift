import Scenarios
import TestSupport
import Testing

@testable import FilmstripUIKit

/// Lines of views in the visual format, as they are read and as they become constraints.
@Suite struct VisualFormatTests {
  // MARK: Reading

  @Test(arguments: [
    // Apple's examples.
    "[button]-[textField]", "[button(>=50)]", "|-50-[purpleBox]-50-|",
    "V:[topField]-10-[bottomField]", "[maroonView][blueView]", "[button(100@20)]",
    "[button1(==button2)]", "[flexibleButton(>=70,<=100)]",
    "|-[find]-[findNext]-[findField(>=20)]-|",
    // What apps write besides.
    "H:|[a]|", "V:|-(>=top)-[a(==b@high)]-(<=5,>=2@250)-|", "H:  |- [ a ( 3 ) ] -  |",
    "[a]-(-4)-[b]",
    "[_a1]-1.5-[b]-1e2-[c]-.5-|", "V:|[a]-5.-|", "[a]-(+3)-[b]",
  ])
  func whatIsRight(format: String) throws { _ = try VisualFormat(format) }

  @Test(arguments: [
    ("", 0, "Expected a view"), ("[", 1, "name after '['"), ("[]", 1, "name after '['"),
    ("V[a]", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    ("H[a]", 1, "horizontal"), ("[a", 2, "must end with ']'"), ("[a(5]", 4, "must end with ')'"),
    ("[a(=5)]", 3, "Unknown relation. Must be ==, >=, or <="), ("[a(>5)]", 3, "Unknown relation"),
    ("[a()]", 3, "a number, a metric or a view"), ("[a(5,)]", 5, "a number"),
    ("[a(5@)]", 5, "a priority after '@'"), ("[a]-", 4, "a view after the connection"),
    ("[a]-5", 5, "Expected '-'"), ("[a]-5[b]", 5, "Expected '-'"), ("[a]--[b]", 4, "after '-'"),
    ("[a]-(5[b]", 6, "Expected ')'"), ("|", 1, "Expected a view"), ("|-|", 2, "Expected a view"),
    ("[a]|[b]", 4, "Expected nothing"), ("[self.a]", 5, "must end with ']'"),
    ("[a]-x@5-[b]", 5, "Expected '-'"), ("[a] b", 4, "Expected a view"),
    ("[a]-x-", 6, "after the connection"), ("[ä]", 1, "name"),
  ])
  func whatIsWrong(format: String, column: Int, fault: String) throws {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormat(format) }
    #expect(error?.column == column && error?.fault.contains(fault) == true, "\(error as Any)")
    let lines = "\(try #require(error))".split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[2].hasPrefix(format) && lines[3].count == column + 1)
  }

  /// Whatever it is, it is read or has its fault at one of its places.
  @Test(arguments: 0..<400)
  func anythingEnds(seed: UInt64) {
    var random = SeededGenerator(seed)
    let pieces = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "5", "==", ">=", "@", ",", " ", ".",
    ]
    let text = (0..<random.next(12)).map { _ in pieces[random.next(pieces.count)] }.joined()
    do {
      _ = try VisualFormat(text)
    } catch {
      #expect((0...text.count).contains(error.column))
    }
  }

  // MARK: Constraints

  /// Lines made by chance, as text and by anchors.
  @MainActor struct Line {
    var text = ""
    var wanted: [NSLayoutConstraint] = []
    var options: NSLayoutConstraint.FormatOptions = []
  }

  @MainActor private static func line(
    _ random: inout SeededGenerator, in superview: UIView, _ views: [UIView], metrics: [String: Any]
  ) -> Line {
    var line = Line()
    let isVertical = random.next(2) == 0
    let direction = isVertical ? 0 : random.next(3)
    line.options = NSLayoutConstraint.FormatOptions(rawValue: UInt(direction) << 16)
    let alignment = random.next(3)
    if alignment > 0 {
      let all: [NSLayoutConstraint.FormatOptions] =
        isVertical ? [.alignAllLeading, .alignAllCenterX] : [.alignAllTop, .alignAllCenterY]
      line.options.insert(all[alignment - 1])
    }
    let space = { (random: inout SeededGenerator) in random.next(6) == 0 ? " " : "" }
    func add(_ text: String) { line.text += text + space(&random) }
    func operand() -> (String, CGFloat) {
      if random.next(3) == 0 { return ("gap", metrics["gap"] as? CGFloat ?? .nan) }
      let value = random.next(40)
      return ("\(value).5", CGFloat(value) + 0.5)
    }
    typealias Anchor = NSLayoutConstraint.Side
    func put(
      _ first: Anchor, _ relation: NSLayoutConstraint.Relation, _ second: Anchor,
      _ constant: CGFloat, _ priority: Float = 1000
    ) {
      let constraint = NSLayoutConstraint(
        first, relation, second, multiplier: 1, constant: constant)
      constraint.priority = UILayoutPriority(priority)
      line.wanted.append(constraint)
    }
    func predicates(
      _ list: Bool, _ add: (NSLayoutConstraint.Relation, CGFloat, Float) -> Void
    ) -> String {
      guard list else {
        let (text, value) = operand()
        add(.equal, value, 1000)
        return text
      }
      let all = (0...random.next(3)).map { _ in
        let (text, value) = operand()
        let (mark, relation): (String, NSLayoutConstraint.Relation) = [
          ("", .equal), ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ][random.next(4)]
        let priority = random.next(2) == 0 ? 1000 : random.next(900) + 1
        add(relation, value, Float(priority))
        return mark + text + (priority == 1000 ? "" : "@\(priority)")
      }
      return "(" + all.joined(separator: ",") + ")"
    }
    // The points from one neighbour to the next, as anchors say them.
    func gap(_ one: UIView, _ other: UIView) {
      let isFirst = one === superview
      let isEdge = isFirst || other === superview
      let way: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        isVertical
        ? (.bottom, .top)
        : [(.trailing, .leading), (.right, .left), (.left, .right)][direction]
      var (before, behind) = (
        Anchor(item: one, attribute: isFirst ? way.1 : way.0),
        Anchor(item: other, attribute: other === superview ? way.0 : way.1)
      )
      func tie(_ relation: NSLayoutConstraint.Relation, _ value: CGFloat, _ priority: Float) {
        if direction == 2 {
          put(before, relation, behind, value, priority)
        } else {
          put(behind, relation, before, value, priority)
        }
      }
      switch random.next(4) {
      case 0: tie(.equal, 0, 1000)
      case 1:
        add("-")
        if isEdge {
          let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
            .top: .topMargin, .bottom: .bottomMargin, .left: .leftMargin, .right: .rightMargin,
            .leading: .leadingMargin, .trailing: .trailingMargin,
          ]
          if isFirst {
            before.attribute = margins[before.attribute] ?? .notAnAttribute
          } else {
            behind.attribute = margins[behind.attribute] ?? .notAnAttribute
          }
        }
        tie(.equal, isEdge ? 0 : 8, 1000)
      case let kind: add("-" + predicates(kind == 3, tie) + "-")
      }
    }
    add(isVertical ? "V:" : random.next(2) == 0 ? "H:" : "")
    var previous: UIView?
    if random.next(2) == 0 {
      add("|")
      previous = superview
    }
    let count = 1 + random.next(views.count)
    for index in 0..<count {
      let view = views[index]
      if let previous {
        gap(previous, view)
        if previous !== superview, alignment > 0 {
          let all: [NSLayoutConstraint.Attribute] =
            isVertical ? [.leading, .centerX] : [.top, .centerY]
          put(
            Anchor(item: view, attribute: all[alignment - 1]), .equal,
            Anchor(item: previous, attribute: all[alignment - 1]), 0)
        }
      }
      let size = Anchor(item: view, attribute: isVertical ? .height : .width)
      switch random.next(3) {
      case 0: add("[v\(index)]")
      case 1: add("[v\(index)" + predicates(true) { put(size, $0, Anchor(), $1, $2) } + "]")
      default:
        add("[v\(index)(>=v0@300)]")
        put(size, .greaterThanOrEqual, Anchor(item: views[0], attribute: size.attribute), 0, 300)
      }
      previous = view
    }
    if random.next(2) == 0, let previous {
      gap(previous, superview)
      add("|")
    }
    return line
  }

  /// A film whose controller's code notes what it finds.
  @MainActor private func notes(
    _ run: @escaping @MainActor @Sendable (UIView, FilmNotes) -> Void
  ) throws -> [String] {
    let notes = FilmNotes()
    _ = try Scenario.named("keyboard-gap").film(
      of: KeyValueObservingTests.Screen { run($0.view, notes) }, bar: { $0.bar })
    return notes.all
  }

  @Test @MainActor func linesSayWhatAnchorsSay() throws {
    let notes = try notes { view, notes in
      for seed in 0..<1000 {
        var random = SeededGenerator(UInt64(seed))
        let superview = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { superview.addSubview(view) }
        let metrics: [String: Any] = ["gap": CGFloat(12), "unused": "text"]
        let line = Self.line(&random, in: superview, views, metrics: metrics)
        let named = Dictionary(
          uniqueKeysWithValues: views.enumerated().map { ("v\($0)", $1 as Any) })
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: line.text, options: line.options, metrics: metrics, views: named)
        @MainActor func text(_ constraint: NSLayoutConstraint) -> String {
          func name(_ item: AnyObject?) -> String {
            item === superview ? "|" : "\(views.firstIndex { $0 === item } ?? -1)"
          }
          return
            "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
            + "\(name(constraint.secondItem)).\(constraint.secondAttribute) \(constraint.constant) \(constraint.priority.rawValue)"
        }
        if made.map(text) != line.wanted.map(text) {
          notes.add("\(line.text): \(made.map(text)) for \(line.wanted.map(text))")
        }
      }
      notes.add("done")
    }
    #expect(notes == ["done"])
  }

  @Test @MainActor func viewsAreWhereTheLineSays() throws {
    let frames = try notes { view, notes in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.addSubview(box)
      let (one, other): (UIView?, UILabel) = (UIView(), UILabel())
      let views: [String: Any] = ["one": one as Any, "other": other]
      for case let view? in [one, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      box.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-[one(==other)]-[other]-20-|",
          options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
      box.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-(>=top)-[one(40)]-(top@750)-|", metrics: ["top": 5], views: views))
      box.layoutIfNeeded()
      notes.add("\(one?.frame ?? .zero)")
      notes.add("\(other.frame)")
    }
    // 8 of the margin, 8 between, 20 to the right: 264 for two.
    #expect(
      frames == [
        "\(CGRect(x: 8, y: 155, width: 132, height: 40))",
        "\(CGRect(x: 148, y: 155, width: 132, height: 40))",
      ])
  }

  @Test(arguments: [
    ("|[a]", "doesn't have a superview"), ("[b]", "b is not a key in the views dictionary."),
    ("[a(x)]", "x is not a key in the views dictionary."),
    ("[a]-x-[a]", "x is not a key in the metrics dictionary."),
    ("[a(5@x)]", "x is not a key in the metrics dictionary."),
    ("[a(text)]", "text is not a number in the metrics dictionary."),
    ("V:[a][a]", "aligned on a horizontal edge, which is not allowed for layout that is vertical."),
    ("[c]", "c is not a view in the views dictionary."),
  ])
  @MainActor func faultsAreReported(format: String, fault: String) throws {
    let notes = try notes { _, notes in
      do {
        _ = try FormatConstraints(
          format, .alignAllTop, ["text": "a"], ["a": UIView(), "c": 5]
        ).all()
      } catch {
        notes.add("\(error)")
      }
    }
    #expect(notes.count == 1 && notes[0].contains(fault), "\(notes)")
  }

  @Test @MainActor func aFaultEndsTheFilm() throws {
    #expect(throws: (any Error).self) {
      try notes { _, _ in
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", views: [:])
      }
    }
  }

  /// Before margins there were 20 pt.
  @Test @MainActor func beforeMarginsThereWere20Points() throws {
    let notes = FilmNotes()
    _ = try Scenario(
      yaml: """
        name: test
        system: 7
        events: [{at: 0, keyboard: show}]
        """, file: "test.yaml"
    ).film(
      of: KeyValueObservingTests.Screen { screen in
        let view = UIView()
        screen.view.addSubview(view)
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[a]-|", views: ["a": view])
        notes.add("\(made.map(\.constant)) \(made.map(\.firstAttribute))")
      }, bar: { $0.bar })
    #expect(
      notes.all == [
        "[20.0, 20.0] [FilmstripUIKit.NSLayoutConstraint.Attribute.top, FilmstripUIKit.NSLayoutConstraint.Attribute.bottom]"
      ])
  }
}
