import FilmstripUIKit
import Scenarios
import Stage
import TestSupport
import Testing

import struct Geometry.Rect

/// How high an input accessory is, and where it stands, by what the app says of its size.
@Suite struct AccessorySizeTests {
  /// How the app lets it size itself.
  enum Idiom: CaseIterable { case flexible, managed, inputView, intrinsic }
  /// What its content's last edge is tied to.
  enum Bottom: CaseIterable { case edge, safeArea, margins }

  struct Plan: Sendable {
    var idiom = Idiom.flexible
    var bottom = Bottom.safeArea
    /// From the top: a gap, then a view of that height, in points.
    var rows: [(gap: Double, height: Double)] = []
    var hasText = false
    var intrinsic = 0.0
    var isFramed = false

    /// The sum of what lies in it, in points, with a line of text for the text view.
    func height(lines: Int = 1) -> Double {
      let text = (Double(UIFont.systemFont(ofSize: 17).lineHeight) * Double(lines) + 16).rounded(
        .up)
      return rows.reduce(hasText ? text : 0) { $0 + $1.gap + $1.height }
        + (bottom == .margins ? 8 : 0)
    }

    /// What the home indicator adds, in points.
    func room(on device: Device) -> Double { bottom == .edge ? 0 : device.safeArea.bottom }
  }

  fileprivate class Bar: UIInputView {
    let plan: Plan
    let text = UITextView()
    private(set) var heights: [NSLayoutConstraint] = []

    init(_ plan: Plan) {
      self.plan = plan
      super.init(frame: .zero, inputViewStyle: .default)
      // The constraints come first, as in most initialisers: the empty frame contradicts none.
      var above = topAnchor
      text.isScrollEnabled = false
      for row in plan.rows {
        let view = UIView()
        let height = view.heightAnchor.constraint(equalToConstant: CGFloat(row.height))
        heights.append(height)
        hang(view, row.gap, below: &above)
        height.isActive = true
      }
      if plan.hasText { hang(text, 0, below: &above) }
      let end =
        switch plan.bottom {
        case .edge: bottomAnchor
        case .safeArea: safeAreaLayoutGuide.bottomAnchor
        case .margins: layoutMarginsGuide.bottomAnchor
        }
      above.constraint(equalTo: end).isActive = true
      switch plan.idiom {
      case .flexible, .intrinsic: autoresizingMask = .flexibleHeight
      case .managed: translatesAutoresizingMaskIntoConstraints = false
      case .inputView: allowsSelfSizing = true
      }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func hang(_ view: UIView, _ gap: Double, below above: inout NSLayoutYAxisAnchor) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above, constant: CGFloat(gap)),
        view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
      ])
      above = view.bottomAnchor
    }

    override var intrinsicContentSize: CGSize {
      switch plan.idiom {
      case .flexible: .zero
      case .intrinsic: CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(plan.intrinsic))
      case .managed, .inputView: super.intrinsicContentSize
      }
    }
  }

  fileprivate final class Chat: UIViewController {
    let bar: UIView
    let list = UITableView()
    private let note: (Chat, Notification) -> Void

    init(_ bar: UIView, _ note: @escaping (Chat, Notification) -> Void = { _, _ in }) {
      (self.bar, self.note) = (bar, note)
      super.init(nibName: nil, bundle: nil)
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification,
      ] {
        NotificationCenter.default.addObserver(
          self, selector: Selector("heard:", Chat.heard), name: name, object: nil)
      }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(list)
      list.frame = view.bounds
      list.keyboardDismissMode = .interactive
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    func heard(_ notification: Notification) { note(self, notification) }
  }

  private func scenario(
    _ device: String, _ events: String = "", orientation: String = "portrait", system: Int = 18
  ) throws -> Scenario {
    try Scenario(
      yaml: """
        name: test
        device: \(device)
        orientation: \(orientation)
        system: \(system)
        events: [{at: 0.2, keyboard: show}, \(events){at: 2, keyboard: hide}]
        until: 3
        """, file: "test.yaml")
  }

  private func film(_ plan: Plan, _ scenario: Scenario) throws -> Film {
    try scenario.film(
      of: Chat(Bar(plan)), bar: { $0.bar }, list: { $0.list },
      field: { ($0.bar as? Bar)?.text })
  }

  /// Its bottom is on the keys, or on the screen's bottom, and it is as high as said.
  private func expect(
    _ film: Film, at time: Double, _ height: Double, _ room: Double, on device: Device,
    _ comment: Comment? = nil
  ) throws {
    let keys = try #require(film.rect(of: .keyboard, at: .at(time)))
    let bottom = min(keys.minY, device.size.height)
    let expected = height + (bottom == device.size.height ? room : 0)
    #expect(
      film.rect(of: .toolbar, at: .at(time))
        == Rect(x: 0, y: bottom - expected, width: device.size.width, height: expected), comment)
  }

  /// Random stacks: the height is the sum of what lies in it, and content tied to the safe area stays off the indicator.
  @Test(arguments: Idiom.allCases, Bottom.allCases)
  func itIsAsHighAsItsContent(_ idiom: Idiom, _ bottom: Bottom) throws {
    var random = SeededGenerator(
      UInt64("\(idiom) \(bottom)".utf8.reduce(0) { $0 * 31 % 1009 + Int($1) }))
    for device in ["iPhone 7", "iPhone 14", "iPhone 15 Pro"] {
      for orientation in [Device.Orientation.portrait, .landscapeLeft] {
        var plan = Plan(idiom: idiom, bottom: bottom)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          plan.rows.append(
            (
              Double(Int.random(in: 0...12, using: &random)),
              Double(Int.random(in: 1...20, using: &random))
            ))
        }
        plan.hasText = true
        // No higher than what must lie in it: that is stronger than hugging.
        plan.intrinsic = Double(Int.random(in: 0...40, using: &random))
        let stage = try #require(Device(named: device, orientation: orientation))
        let film = try film(
          plan,
          try scenario(device, orientation: orientation.isLandscape ? "landscape" : "portrait"))
        for time in [0, 1.9, 2.9] {
          try expect(film, at: time, plan.height(), plan.room(on: stage), on: stage, "\(plan)")
        }
        #expect(film.warnings.isEmpty, "\(plan)")
      }
    }
  }

  /// A higher intrinsic size stretches what may be stretched.
  @Test func anIntrinsicHeightIsTheLeast() throws {
    let stage = try #require(Device(named: "iPhone 14"))
    for intrinsic in [0, 30, 60, 90.0] {
      let plan = Plan(
        idiom: .intrinsic, rows: [(4, 10)], hasText: true, intrinsic: intrinsic)
      let film = try film(plan, try scenario("iPhone 14"))
      // Alone it has that height with the indicator's room in it.
      #expect(film.rect(of: .toolbar, at: .at(1.9))?.height == max(plan.height(), intrinsic))
      #expect(film.rect(of: .toolbar, at: .at(0))?.height == max(plan.height() + 34, intrinsic))
      #expect(film.rect(of: .toolbar, at: .at(0))?.maxY == stage.size.height)
    }
  }

  /// At each frame, on its way and under a finger, for every device with an indicator and without.
  @Test(arguments: ["iPhone 7", "iPhone 14"])
  func aGrowingBarStaysOnTheKeys(_ device: String) throws {
    let plan = Plan(rows: [(6, 12)], hasText: true)
    let stage = try #require(Device(named: device))
    let finger = "{at: 1.4, finger: [[0, 300], [0.3, 560]], release: cancel}, "
    for events in ["{at: 1, type: 2}, ", "{at: 0.4, type: 3}, ", "{at: 1, type: 2}, " + finger] {
      let film = try film(plan, try scenario(device, events))
      for frame in 0..<film.frameCount {
        let moment = Moment.at(film.time(ofFrame: frame))
        let keys = try #require(film.rect(of: .keyboard, at: moment)).minY
        let bar = try #require(film.rect(of: .toolbar, at: moment))
        #expect(abs(bar.maxY - min(keys, stage.size.height)) < 2e-6)
      }
      let lines = events.contains("type: 3") ? 3 : 2
      let pulled = try #require(film.rect(of: .keyboard, at: .at(1.69))).minY
      #expect((pulled > stage.size.height - stage.keyboardHeight) == events.contains("finger"))
      for time in [0, 0.1] {
        try expect(film, at: time, plan.height(), plan.room(on: stage), on: stage)
      }
      try expect(film, at: 1.95, plan.height(lines: lines), plan.room(on: stage), on: stage)
      try expect(film, at: 2.9, plan.height(lines: lines), plan.room(on: stage), on: stage)
      #expect(film.warnings.isEmpty)
    }
  }

  /// The end frame in notifications is bar and keys, without a gap, up to iOS 18.
  @Test(arguments: Bottom.allCases)
  func notificationsHoldItsHeight(_ bottom: Bottom) throws {
    let notes = FilmNotes()
    let plan = Plan(bottom: bottom, rows: [(6, 12)], hasText: true)
    let stage = try #require(Device(named: "iPhone 14"))
    let film = try scenario(
      "iPhone 14", "{at: 1, type: 2}, {at: 1.2, keyboard: show, height: 300}, "
    )
    .film(
      of: Chat(Bar(plan)) { _, note in
        guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
          return
        }
        notes.add(
          "\(note.name.rawValue.contains("Did") ? "did" : "will") \(end.minY) \(end.maxY)")
      }, bar: { $0.bar }, field: { ($0.bar as? Bar)?.text })
    func top(_ time: Double) throws -> Double {
      try #require(film.rect(of: .toolbar, at: .at(time))).minY
    }
    let ends = [try top(0), try top(0.9), try top(1.9), try top(2.9)]
    #expect(ends[0] == 844 - plan.height() - plan.room(on: stage))
    #expect(ends[2] == 844 - 300 - plan.height(lines: 2))
    let told = notes.all.filter { $0.hasPrefix("will") }.map { $0.dropFirst(5) }
    #expect(told == ends.map { "\($0) 844.0" })
  }

  /// UIKit, and apps that mean it: a height that a handler changes, animated where it lays out.
  @Test func itsOwnHeightConstraintCounts() throws {
    let plan = Plan(idiom: .managed, rows: [(4, 20)], hasText: true)
    let film = try scenario("iPhone 14").film(
      of: Chat(Bar(plan)) { chat, note in
        guard note.name == UIResponder.keyboardDidShowNotification, let bar = chat.bar as? Bar,
          chat.view.window?.safeAreaInsets.bottom == 34, bar.text.isFirstResponder
        else { return }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          bar.heights[0].constant = 60
          bar.layoutIfNeeded()
        }
      }, bar: { $0.bar }, field: { ($0.bar as? Bar)?.text })
    func bar(_ time: Double) throws -> Rect { try #require(film.rect(of: .toolbar, at: .at(time))) }
    #expect(film.warnings.isEmpty)
    #expect(try abs(bar(0.69).height - plan.height()) < 1)
    #expect(try bar(1.9).height == plan.height() + 40)
    #expect(try abs(bar(0.9).height - plan.height() - 20) < 1)
    #expect(try bar(2.9).height == plan.height() + 40 + 34)
  }

  /// Text of several lines, in both orientations: the bar is as high as its text at the width that it has.
  @Test(arguments: Idiom.allCases)
  func itHasTheHeightOfItsTextAtTheScreensWidth(_ idiom: Idiom) throws {
    let notes = FilmNotes()
    let film = try scenario("iPhone 14", "{at: 1, rotate: landscape}, ").film(
      of: Chat(
        {
          let bar = Bar(Plan(idiom: idiom, rows: [(6, 12)], hasText: true))
          bar.text.text = String(repeating: "one and another word ", count: 7)
          return bar
        }()
      ) { chat, note in
        // As the keyboard goes the bar has the home indicator below it.
        guard let bar = chat.bar as? Bar, bar.text.isFirstResponder,
          note.name != UIResponder.keyboardWillHideNotification
        else { return }
        let text = bar.text.sizeThatFits(bar.text.bounds.size).height
        notes.add(
          "\(Int(bar.bounds.width)) \(text > 60) \(bar.bounds.height - text) \(bar.text.frame.height - text)"
        )
      }, bar: { $0.bar }, field: { ($0.bar as? Bar)?.text })
    #expect(notes.all.filter { $0 == "390 true 18.0 0.0" }.count >= 2)
    #expect(notes.all.last == "844 false 18.0 0.0")
    let bar = try #require(film.rect(of: .toolbar, at: .at(1.9)))
    #expect(bar.width == 844)
    #expect(bar.maxY == film.rect(of: .keyboard, at: .at(1.9))?.minY)
    #expect(film.warnings.isEmpty)
  }

  /// Tells its height by its intrinsic size, which its text asks anew as it grows.
  private final class Telling: UIView, UITextViewDelegate {
    let text = UITextView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      text.delegate = self
      text.frame = bounds.insetBy(dx: 8, dy: 5)
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(text)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func textViewDidChange(_ textView: UITextView) { invalidateIntrinsicContentSize() }

    override var intrinsicContentSize: CGSize {
      CGSize(
        width: bounds.width, height: text.sizeThatFits(text.bounds.size).height + 10)
    }
  }

  @Test func anIntrinsicHeightIsAskedAnew() throws {
    let stage = try #require(Device(named: "iPhone 14"))
    let film = try scenario("iPhone 14", "{at: 1, type: 3}, ").film(
      of: Chat(Telling(frame: CGRect(x: 0, y: 0, width: 390, height: 50))), bar: { $0.bar },
      field: { ($0.bar as? Telling)?.text })
    let plan = Plan(bottom: .edge, rows: [(5, 5)], hasText: true)
    try expect(film, at: 0.1, plan.height(), 0, on: stage)
    for time in [1.1, 2.9] { try expect(film, at: time, plan.height(lines: 3), 0, on: stage) }
    #expect(film.warnings.isEmpty)
  }

  /// openradar 34411433: one of a fixed frame lies behind the indicator, and its content does not give way.
  @Test func aFixedFrameIsBehindTheIndicator() throws {
    let stage = try #require(Device(named: "iPhone 14"))
    let film = try scenario("iPhone 14").film(
      of: Chat(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))), bar: { $0.bar },
      field: { _ in nil })
    try expect(film, at: 0.1, 44, 0, on: stage)
  }
}
