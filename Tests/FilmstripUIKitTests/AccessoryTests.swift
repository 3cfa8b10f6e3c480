import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// How high a controller's accessory is, and where it lies: openradar 34411433, and Apple's answer to it.
@Suite struct AccessoryTests {
  enum Kind: CaseIterable {
    case frame, constrained, ownSize

    /// Whether the room for the home indicator makes it no higher.
    var isFixed: Bool { self != .ownSize }
  }

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 50)
    }
  }

  private final class Chat: UIViewController {
    let bar: UIView
    let field = UITextField()

    init(_ kind: Kind) {
      bar = kind == .ownSize ? Sized() : UIView()
      super.init(nibName: nil, bundle: nil)
      bar.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor).isActive = true
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10).isActive = true
      let bottom = kind.isFixed ? bar.bottomAnchor : bar.safeAreaLayoutGuide.bottomAnchor
      field.bottomAnchor.constraint(equalTo: bottom, constant: -10).isActive = true
      switch kind {
      case .frame: bar.frame.size.height = 50
      case .constrained:
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
      case .ownSize: bar.autoresizingMask = .flexibleHeight
      }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test(arguments: Kind.allCases, ["iPhone 7", "iPhone X"])
  func whatGrowsKeepsItsContentAboveTheHomeIndicator(kind: Kind, device: String) throws {
    let scenario = try Scenario(
      yaml: """
        name: t
        messages: 0
        events: [{at: 0, keyboard: show}, {at: 2, keyboard: hide}]
        until: 3.4
        """, overrides: Overrides(device: device))
    let film = try scenario.film(
      of: Chat(kind), bar: { $0.bar }, content: { $0.field }, list: { _ in nil },
      field: { $0.field })
    #expect(film.warnings.isEmpty)
    let inset = scenario.script.device.safeArea.bottom
    let screen = scenario.script.device.size.height
    for (moment, isUp) in [(Moment.before(0), false), (.at(1.9), true), (.at(3.3), false)] {
      let keys = try #require(film.rect(of: .keyboard, at: moment)?.minY)
      let floor = isUp ? keys : screen - (kind.isFixed ? 0 : inset)
      let bar = try #require(film.rect(of: .toolbar, at: moment))
      #expect(bar.minY == floor - 50)
      // Behind the keys, where nobody sees it.
      #expect(bar.height == 50 + (kind.isFixed ? 0 : inset))
      #expect(film.rect(of: .toolbarContent, at: moment)?.maxY == floor - 10)
    }
    #expect(film.measures.gapMax.value == 0)
  }
}
