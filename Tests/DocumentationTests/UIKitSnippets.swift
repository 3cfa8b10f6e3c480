import FilmstripKit
import FilmstripUIKit

/// An app's controller, as short as one can be.
private final class ChatViewController: UIViewController {
  let inputBar = InputBar()
  let tableView = UITableView()
  var textView: UITextView { inputBar.textView }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [tableView, inputBar] { view.addSubview(child) }
    inputBar.addSubview(inputBar.textView)
  }
}

private final class InputBar: UIView {
  let textView = UITextView()
}

/// An app's form, as short as one can be.
private final class SignUpController: UIViewController {
  let emailField = UITextField()
  let passwordField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [emailField, passwordField] { view.addSubview(field) }
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

  func namedViews() throws -> Film {
    // snippet: named views
    let film = try Scenario.named("keyboard-gap").film(
      of: ChatViewController(), bar: "inputBar", list: "tableView", field: "inputBar.textView")
    // end
    return film
  }

  func namedViewsOfAnApproach() -> NamedApproach {
    // snippet: an approach by the names of its views
    NamedApproach(
      "chat", screen: ChatViewController(), bar: "inputBar", list: "tableView",
      field: "inputBar.textView")
    // end
  }

  func aForm() throws -> Film {
    // snippet: form
    let film = try Scenario.named("form").film(of: SignUpController()) { controller, name in
      name == "email" ? controller.emailField : controller.passwordField
    }
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
