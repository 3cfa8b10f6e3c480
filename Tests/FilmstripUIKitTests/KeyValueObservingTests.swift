import FilmstripCombine
import Scenarios
import Stage
import Testing

/// Who is told of a property's setter, when, and with which values.
@MainActor @Suite struct KeyValueObservingTests {
  /// A controller whose film runs a test's code once it is on the screen.
  final class Screen: UIViewController {
    let bar = UIView()
    let list = UIScrollView()
    private(set) lazy var bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    var kept: [Any] = []
    private let run: @MainActor (Screen) -> Void

    init(_ run: @escaping @MainActor (Screen) -> Void) {
      self.run = run
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
      view.addSubview(list)
      list.contentSize = CGSize(width: 375, height: 5000)
      // Else the bar's inset clamps the offset as the list moves.
      list.contentInsetAdjustmentBehavior = .never
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50), bottom,
      ])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      run(self)
    }
  }

  /// What a film's code notes as it runs.
  private func notes(
    of run: @escaping @MainActor @Sendable (Screen, FilmNotes) -> Void
  ) throws -> [String] {
    let notes = FilmNotes()
    let film = try Scenario.named("keyboard-gap").film(
      of: Screen { run($0, notes) }, bar: { $0.bar }, list: { $0.list })
    #expect(film.warnings.isEmpty)
    return notes.all
  }

  /// Notes each call of an observer of a view's geometry.
  private static func observe(_ view: UIView, _ notes: FilmNotes) -> [NSKeyValueObservation] {
    [
      view.observe(\.frame) { _, _ in notes.add("frame") },
      view.observe(\.bounds) { _, _ in notes.add("bounds") },
      view.observe(\.center) { _, _ in notes.add("center") },
      view.layer.observe(\.position) { _, _ in notes.add("position") },
      view.layer.observe(\.bounds) { _, _ in notes.add("layer's bounds") },
    ]
  }

  @Test(arguments: [
    ("frame", ["frame", "layer's bounds", "position"]), ("center", ["center", "position"]),
    ("bounds", ["bounds", "layer's bounds"]), ("size", ["bounds", "layer's bounds"]),
    ("layer.position", ["center", "position"]),
    ("layout", ["bounds", "center", "layer's bounds", "position"]),
    ("mask", ["frame", "layer's bounds", "position"]), ("transform", []),
  ])
  func aSetterNotifiesItsObservers(setter: String, told: [String]) throws {
    let notes = try notes { screen, notes in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(view)
      let observed = setter == "layout" ? screen.bar : view
      let inner = UIView(frame: view.bounds)
      inner.autoresizingMask = .flexibleWidth
      view.addSubview(inner)
      screen.kept = Self.observe(setter == "mask" ? inner : observed, notes)
      switch setter {
      case "frame": view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      case "center": view.center = CGPoint(x: 1, y: 2)
      case "bounds": view.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
      case "size": view.bounds.size.width = 7
      case "layer.position": view.layer.position = CGPoint(x: 1, y: 2)
      case "mask": view.frame.size.width = 40
      case "transform": view.transform = CGAffineTransform(translationX: 0, y: 4)
      default:
        screen.bottom.constant = -20
        screen.view.layoutIfNeeded()
      }
      // The film goes on with layout passes of its own.
      screen.kept = []
    }
    #expect(notes.sorted() == told)
  }

  @Test func valuesComeAsTheyAreAskedFor() throws {
    let notes = try notes { screen, notes in
      let list = screen.list
      for options: NSKeyValueObservingOptions in [
        [], .new, [.old, .new], [.initial, .new], [.old, .prior], .initial,
      ] {
        list.contentOffset.y = 100
        notes.add("\(options.rawValue)")
        let observation = list.observe(\.contentOffset, options: options) { observed, change in
          notes.expecting { #expect(observed === list) }
          let (old, new) = (change.oldValue?.y, change.newValue?.y)
          notes.add(
            "\(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-") \(change.isPrior) \(observed.contentOffset.y)"
          )
        }
        list.contentOffset.y = 300
        // An equal value is told of, too.
        list.contentOffset.y = 300
        observation.invalidate()
        list.contentOffset.y = 400
      }
    }
    #expect(
      notes == [
        "0", "- - false 300.0", "- - false 300.0",
        "1", "- 300.0 false 300.0", "- 300.0 false 300.0",
        "3", "100.0 300.0 false 300.0", "300.0 300.0 false 300.0",
        "5", "- 100.0 false 100.0", "- 300.0 false 300.0", "- 300.0 false 300.0",
        "10", "100.0 - true 100.0", "100.0 - false 300.0", "300.0 - true 300.0",
        "300.0 - false 300.0",
        "4", "- - false 100.0", "- - false 300.0", "- - false 300.0",
      ])
  }

  @Test func itEndsWithItsHolder() throws {
    let notes = try notes { screen, notes in
      var held: NSKeyValueObservation? = screen.list.observe(\.contentSize) { _, _ in
        notes.add("told")
      }
      screen.list.contentSize.height = 4000
      withExtendedLifetime(held) {}
      held = nil
      screen.list.contentSize.height = 3000
      var list: UIScrollView? = UIScrollView()
      weak let gone = list
      held = list?.observe(\.contentSize) { _, _ in }
      list = nil
      notes.add("\(gone == nil)")
    }
    #expect(notes == ["told", "true"])
  }

  @Test func anAnimationNotifiesOnceAndAnAnimatedScrollAtEachTick() throws {
    let notes = try notes { screen, notes in
      screen.kept = [
        screen.list.observe(\.contentOffset, options: .new) { _, change in
          notes.add("\(change.newValue?.y ?? -1)")
        }
      ]
      UIView.animate(withDuration: 0.25) { screen.list.contentOffset.y = 100 }
      notes.add("animated")
      // In the film's time: before it begins nothing is animated.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        screen.list.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { screen.kept = [] }
    }
    #expect(notes.prefix(2) == ["100.0", "animated"])
    let ticks: [Double] = notes[2...].map { Double($0) ?? .nan }
    #expect(ticks.count > 10 && ticks == ticks.sorted() && ticks.last == 200, "\(ticks)")
  }

  /// Clamped as its content shrinks, it tells of itself without a setter of the app's.
  @Test func aClampedOffsetNotifies() throws {
    let notes = try notes { screen, notes in
      let list = screen.list
      list.contentOffset.y = 1000
      screen.kept = [
        list.observe(\.contentOffset) { _, _ in notes.add("offset \(list.contentOffset.y)") },
        list.observe(\.contentSize) { _, _ in notes.add("size \(list.contentSize.height)") },
        list.observe(\.contentInset) { _, _ in notes.add("inset \(list.contentInset.bottom)") },
      ]
      list.contentSize.height = 600
      list.contentInset.bottom = 10
      screen.kept = []
    }
    #expect(notes == ["offset 100.0", "size 600.0", "inset 10.0"])
  }

  @Test func propertiesOfTheModuleNotify() throws {
    let notes = try notes { screen, notes in
      let (text, field) = (UITextView(), UITextField())
      screen.kept = [
        text.observe(\.text, options: [.old, .new]) { _, change in
          notes.add("\(change.oldValue as Any) \(change.newValue as Any)")
        },
        field.observe(\.text) { field, _ in notes.add("\(field.text ?? "")") },
        screen.bar.observe(\.isHidden, options: .new) { _, change in
          notes.add("hidden \(change.newValue == true)")
        },
        screen.bar.observe(\.alpha) { bar, _ in notes.add("alpha \(bar.alpha)") },
        screen.bottom.observe(\.constant) { _, _ in notes.add("constant") },
        screen.bar.observe(\.layer.bounds) { _, _ in notes.add("path") },
      ]
      text.text = "a"
      text.insertText("b")
      field.text = "c"
      field.insertText("d")
      screen.bar.isHidden = true
      screen.bar.isHidden = true
      screen.bar.alpha = 0.5
      screen.bottom.constant = -3
      screen.bar.bounds.size.height = 3
      screen.kept = []
    }
    #expect(
      notes == [
        "Optional(Optional(\"\")) Optional(Optional(\"a\"))", "c", "hidden true", "hidden true",
        "alpha 0.5", "constant", "path",
      ])
  }

  /// A film is the same to the last line of its log, whoever looks on.
  @Test func anObserverAloneChangesNothing() throws {
    let films = try [false, true].map { observes in
      try Scenario.named("keyboard-gap").film(
        of: Screen { screen in
          if observes {
            for view in [screen.view, screen.bar, screen.list] {
              view.map { screen.kept += Self.observe($0, FilmNotes()) }
            }
            screen.kept.append(screen.list.observe(\.contentOffset) { _, _ in })
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            UIView.animate(withDuration: 0.25) {
              screen.bottom.constant = -260
              screen.view.layoutIfNeeded()
              screen.list.frame.size.height = 240
              screen.list.contentOffset.y = 900
            }
            screen.list.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
          }
        }, bar: { $0.bar }, list: { $0.list })
    }
    #expect(films[0].log.map { "\($0)" } == films[1].log.map { "\($0)" })
    #expect(films[0].layers == films[1].layers)
  }

  // MARK: By text

  final class Observer: UIView {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) {
      self.note = note
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey]
      let value: Any =
        (new as? CGPoint)?.y ?? (new as? NSValue)?.cgSizeValue.height ?? change?[.oldKey] ?? "-"
      note("\(keyPath ?? "") \(type(of: object as AnyObject)) \(value) \(context == nil)")
    }
  }

  @Test func textsArePathsToo() throws {
    let notes = try notes { screen, notes in
      let observer = Observer { notes.add($0) }
      let list = screen.list
      withUnsafeMutablePointer(to: &screen.bar.tag) { context in
        list.addObserver(observer, forKeyPath: "contentOffset", options: .new, context: context)
        list.addObserver(
          observer, forKeyPath: "contentSize", options: [.initial, .new], context: nil)
        screen.bar.addObserver(observer, forKeyPath: "hidden", options: .old, context: nil)
        list.addObserver(observer, forKeyPath: "layer.position", options: [], context: nil)
        list.contentOffset.y = 7
        screen.bar.isHidden = true
        list.center.y += 1
        list.removeObserver(observer, forKeyPath: "contentOffset", context: context)
        list.removeObserver(observer, forKeyPath: "contentSize")
        list.removeObserver(observer, forKeyPath: "layer.position")
        screen.bar.removeObserver(observer, forKeyPath: "hidden")
        (list.contentOffset.y, list.contentSize.height) = (9, 3000)
        (screen.bar.isHidden, list.center.y) = (false, 100)
      }
    }
    #expect(
      notes == [
        "contentSize UIScrollView 5000.0 true", "contentOffset UIScrollView 7.0 false",
        "hidden UIView 0 true", "layer.position UIScrollView - true",
      ])
  }

  @Test func removingWhatWasNotAddedEndsTheFilm() throws {
    #expect(throws: (any Error).self) {
      try notes { screen, _ in screen.list.removeObserver(screen.bar, forKeyPath: "contentOffset") }
    }
  }

  @Test func unobservablePropertiesAreReported() throws {
    let film = try Scenario.named("keyboard-gap").film(
      of: Screen { $0.kept = [$0.bar.observe(\.tag) { _, _ in }] }, bar: { $0.bar })
    #expect(film.warnings.count == 1 && film.warnings[0].text.contains("are not notified"))
  }

  // MARK: Any order

  /// Setters in any order: each observer is told once for each call of his own, whoever else observes.
  @Test(arguments: 0..<20)
  func eachCallIsReportedOnce(seed: UInt64) throws {
    let notes = try notes { screen, notes in
      var state = seed &* 6_364_136_223_846_793_005 &+ 1
      func random(_ count: UInt64) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % count)
      }
      let list = screen.list
      var (told, calls) = ([0, 0, 0, 0], [0, 0, 0, 0])
      var values = list.contentOffset.y
      screen.kept = [
        list.observe(\.frame) { _, _ in told[0] += 1 },
        list.observe(\.center) { _, _ in told[1] += 1 },
        list.observe(\.contentInset) { _, _ in told[2] += 1 },
        // Each value is the one before the next.
        list.observe(\.contentOffset, options: [.old, .new]) { _, change in
          told[3] += 1
          notes.expecting {
            #expect(change.oldValue?.y == values)
            #expect(change.newValue?.y == list.contentOffset.y)
          }
          values = list.contentOffset.y
        },
      ]
      for _ in 0..<40 {
        let which = random(4)
        calls[which] += 1
        let value = CGFloat(random(4)) * 10
        switch which {
        case 0: list.frame.origin.y = value
        case 1: list.center.y = value
        case 2: list.contentInset.left = value
        default: list.contentOffset.y = value
        }
      }
      notes.add("\(told == calls)")
      screen.kept = []
    }
    #expect(notes == ["true"])
  }

  // MARK: Published

  @Test func valuesArePublished() throws {
    let notes = try notes { screen, notes in
      let list = screen.list
      list.contentOffset.y = 5
      var bag = [list.publisher(for: \.contentOffset).sink { notes.add("all \($0.y)") }]
      bag.append(
        list.publisher(for: \.contentOffset, options: .new).map(\.y).removeDuplicates()
          .sink { notes.add("new \($0)") })
      list.contentOffset.y = 6
      list.contentOffset.y = 6
      bag = []
      list.contentOffset.y = 7
    }
    #expect(notes == ["all 5.0", "all 6.0", "new 6.0", "all 6.0"])
  }
}
