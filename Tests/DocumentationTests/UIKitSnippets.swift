import FilmstripKit
import FilmstripUIKit

/// An app's controller, as short as one can be.
private final class ChatViewController: UIViewController {
  let inputBar = UIView()
  let tableView = UITableView()
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [tableView, inputBar] { view.addSubview(child) }
    inputBar.addSubview(textView)
  }
}

private final class KeyboardAvoider {
  init(scrollView: UIScrollView, bottom: NSLayoutConstraint) {}
}

/// The code of the page about `FilmstripUIKit`.
private struct UIKitSnippets {
  func aController() throws -> Film {
    // snippet: controller
    let film = try Scenario.named("keyboard-gap").film(
      of: ChatViewController(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView }
    )
    // end
    return film
  }

  func aHelper(_ scenario: Scenario) throws -> Film {
    // snippet: helper
    let film = try scenario.film { chat in
      KeyboardAvoider(scrollView: chat.tableView, bottom: chat.barBottom)
    }
    // end
    return film
  }
}
