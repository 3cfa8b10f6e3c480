import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// Views that are named by the properties in which a controller keeps them.
@Suite struct KeptViewsTests {
  private func film(
    bar: String = "composer", content: String? = nil, list: String? = "table",
    field: String? = "composer.field"
  ) throws -> Film {
    try Scenario.named("keyboard-gap").film(
      of: Hidden(), bar: bar, content: content, list: list, field: field)
  }

  private func message(_ film: @autoclosure () throws -> Film) -> String {
    do {
      _ = try film()
      return "nothing was thrown"
    } catch { return "\(error)" }
  }

  /// Private, lazy, inherited, and one of an object that a property holds.
  @Test func namesLeadWhereClosuresDo() throws {
    let named = try film()
    let closed = try Scenario.named("keyboard-gap").film(
      of: Hidden(), bar: { $0.all.composer }, list: { $0.all.table },
      field: { $0.all.composer.all })
    for landmark in [Landmark.toolbar, .toolbarContent, .table] {
      for frame in 0..<named.frameCount {
        let time = named.time(ofFrame: frame)
        #expect(
          named.rect(of: landmark, at: .at(time)) == closed.rect(of: landmark, at: .at(time)))
      }
    }
    #expect(named.rect(of: .toolbarContent, at: .at(0))?.height == 30)
  }

  @Test func namesOfAllKindsAreFound() throws {
    #expect(try film(bar: "lazyBar").rect(of: .toolbar, at: .at(0))?.height == 12)
    #expect(try film(bar: "inherited").rect(of: .toolbar, at: .at(0))?.height == 14)
    #expect(try film(bar: "view", list: nil).rect(of: .toolbar, at: .at(0))?.height == 667)
  }

  @Test func missingNamesAreReportedWithExistingOnes() {
    #expect(
      message(try film(bar: "composr"))
        == "the bar of Hidden: Hidden has no stored property of the name in “composr”; its views are "
        + "table, composer, lazyBar, inherited.")
    #expect(
      message(try film(field: "composer.fild"))
        == "the field of Hidden: Composer has no stored property of the name in “composer.fild”; its views are field."
    )
    #expect(
      message(try film(bar: "never"))
        == "the bar of Hidden: “never” is nil once its view is loaded and laid out; "
        + "name a view that it makes by then.")
    #expect(
      message(try film(content: "count"))
        == "the content of Hidden: “count” holds no view but Int; name a property that holds a view."
    )
    #expect(
      message(try film(list: "composer"))
        == "the list of Hidden: “composer” is of type Composer, which does not scroll; name a table or another scroll view."
    )
    #expect(message(try film(bar: "")).contains("no stored property of the name in “”"))
    #expect(message(try film(bar: "composer.")).contains("Composer has no stored property"))
    #expect(message(try film(bar: "count.field")).contains("“count.field” holds no view but Int"))
  }

  @Test func aTablesControllerAndAnAccessoryAreKnown() throws {
    let rows = try Scenario.named("keyboard-gap").film(
      of: UITableViewController(style: .plain), bar: "tableView", list: "tableView")
    #expect(rows.rect(of: .table, at: .at(0)) != nil)
  }
}

private class Base: UIViewController {
  private let inherited = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 14))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(inherited)
  }
}

private final class Composer: UIView {
  private let field = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 30))
  var all: UITextField { field }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Hidden: Base {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let composer = Composer(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
  private lazy var lazyBar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
  private var never: UIView?
  private var count = 3
  var all: (table: UITableView, composer: Composer) { (table, composer) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [table, composer, lazyBar] { view.addSubview(part) }
  }
}
