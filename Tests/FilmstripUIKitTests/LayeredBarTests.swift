import Diagnosis
import FilmstripUIKit
import Scenarios
import Testing

/// A bar that the app has put behind its list.
@Suite struct LayeredBarTests {
  /// A chat whose list ends at its bar's top, with rows that fill half of it.
  final class LayeredChat: UIViewController, UITableViewDataSource {
    let bar = UIView()
    let list = UITableView()
    private let isBarBehind: Bool

    init(isBarBehind: Bool) {
      self.isBarBehind = isBarBehind
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in isBarBehind ? [bar, list] : [list, bar] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      list.dataSource = self
      list.rowHeight = 60
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      ])
    }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// 64 + 3 × 60 of 357 points above the bar are filled, whichever of bar and list is in front.
  @Test(arguments: [true, false])
  func aBarBehindTheListBoundsTheMessages(isBarBehind: Bool) throws {
    let scenario = try Scenario(
      yaml: """
        name: chat
        device: iPhone 7
        keyboard: {height: 260}
        events: [{at: 0, keyboard: show}]
        until: 1
        """, file: "chat.yaml")
    let film = try scenario.film(
      of: LayeredChat(isBarBehind: isBarBehind), bar: { $0.bar }, list: { $0.list })
    let blank = try #require(film.measures.messages).blankAboveToolbar.atRest.value
    #expect(abs(blank - (357 - 64 - 180)) < 1e-6)
  }
}
