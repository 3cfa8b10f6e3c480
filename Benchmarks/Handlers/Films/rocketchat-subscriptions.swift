import FilmstripCommand
import FilmstripUIKit

class BaseViewController: UIViewController { func applyTheme() {} }
final class BaseNavigationController: UINavigationController {}
final class ChatViewController: UIViewController { var subscription: Subscription? }
final class MainSplitViewController: UISplitViewController {
  static let chatViewController: ChatViewController? = nil
}
extension UISplitViewController { var detailViewController: UIViewController? { nil } }
extension UIStoryboard {
  static func controller(from storyboard: String, identifier: String) -> UIViewController? { nil }
}

struct Theme { let backgroundColor = UIColor.white }
extension UIView {
  var theme: Theme? { nil }
  func applyTheme() {}
}

extension String { static func random(_ length: Int) -> String { "" } }
func localized(_ key: String) -> String { key }
enum Log { static func debug(_ text: String) {} }

struct Subscription {
  let unread = 0
  let identifier: String? = nil
}
struct Realm {
  static func execute(_ work: (Realm) -> Void, completion: () -> Void) { completion() }
  func objects(_ type: Subscription.Type) -> [Subscription] { [] }
}

enum SocketConnectionState { case connected }
protocol SocketConnectionHandler: AnyObject {}
struct SocketManager {
  static let sharedInstance = SocketManager()
  let state = SocketConnectionState.connected
  static func addConnectionHandler(token: String, handler: any SocketConnectionHandler) {}
  static func removeConnectionHandler(token: String) {}
}
struct AuthSettings { let serverName: String? = "Chat" }
enum AuthSettingsManager { static let settings: AuthSettings? = AuthSettings() }
struct Auth { let serverURL = "" }
enum AuthManager { static func isAuthenticated() -> Auth? { nil } }
enum AnalyticsManager {
  enum Event { case updatedSubscriptionSorting(sorting: String, grouping: String) }
  static func log(event: Event) {}
}
enum SubscriptionsSortingManager {
  enum Option: String { case alphabetically, activity }
  static let selectedSortingOption = Option.activity
  static let selectedGroupingOptions: [Option] = []
}

protocol ServerListViewDelegate: AnyObject {}
protocol SubscriptionsSortingViewDelegate: AnyObject {}
final class ServersListView: UIView {
  weak var delegate: (any ServerListViewDelegate)?
  static func showIn(_ view: UIView, frame: CGRect) -> ServersListView? { nil }
  func close() {}
}
final class SubscriptionsSortingView: UIView {
  weak var delegate: (any SubscriptionsSortingViewDelegate)?
  static func showIn(_ view: UIView) -> SubscriptionsSortingView? { nil }
  func close() {}
}
final class SubscriptionsTitleView: UIView {
  var state = SocketConnectionState.connected
  static func instantiateFromNib() -> SubscriptionsTitleView? { nil }
  func updateServerName(name: String?) {}
  func updateTitleImage(reverse: Bool) {}
}
final class SubscriptionSectionView: UIView {
  static func instantiateFromNib() -> SubscriptionSectionView? { nil }
  func setTitle(_ title: String) {}
}

protocol SubscriptionCellProtocol { var subscription: Subscription? { get set } }
final class SubscriptionCell: UITableViewCell, SubscriptionCellProtocol {
  static let identifier = "CellSubscription"
  var subscription: Subscription?
}
final class SubscriptionCellCondensed: UITableViewCell, SubscriptionCellProtocol {
  static let identifier = "CellSubscriptionCondensed"
  var subscription: Subscription?
}

/// Twenty rooms.
struct SubscriptionsViewModel {
  struct Changes { let insertions, deletions, modifications: [IndexPath] }
  enum State { case notSearching, searching(query: String) }
  var didUpdateIndexPaths: ((Changes) -> Void)?
  var didRebuildSections: (() -> Void)?
  var searchState = State.notSearching
  let numberOfSections = 1
  let hasLastMessage = true
  func buildSections() {}
  func numberOfRowsInSection(_ section: Int) -> Int { 20 }
  func heightForHeaderIn(section: Int) -> Double { 0 }
  func titleForHeaderInSection(_ section: Int) -> String { "" }
  func subscriptionForRowAt(indexPath: IndexPath) -> Subscription? { Subscription() }
}

/// What its storyboard sets.
extension SubscriptionsViewController: NibLoading {
  func loadNib() {
    let root = UIView()
    let table = UITableView()
    table.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    (table.dataSource, table.delegate) = (self, self)
    (tableView, labelSortingTitleDescription) = (table, UILabel())
    view = root
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: SubscriptionsViewController(), bar: { $0.tableView.tableHeaderView },
      list: { $0.tableView })
  ]
}
