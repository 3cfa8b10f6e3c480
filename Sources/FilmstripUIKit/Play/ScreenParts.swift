public typealias ControllerMaker<Controller> = @MainActor @Sendable () -> Controller
/// Finds a view of an app's view controller; nil without one.
public typealias ViewFinder<Controller> = @MainActor @Sendable (Controller) -> UIView?
/// Finds the scroll view of an app's view controller; nil without one.
public typealias ScrollViewFinder<Controller> = @MainActor @Sendable (Controller) -> UIScrollView?
/// Finds a field of an app's view controller by its name in the scenario; nil without one.
public typealias FieldFinder<Controller> = @MainActor @Sendable (Controller, String) -> UIView?
public typealias MessageTaker<Controller> = @MainActor @Sendable (Controller, FilmedMessage) -> Void

/// The measured views of an app's screen, found after loading and again after the first layout.
struct ScreenParts<Controller: UIViewController>: Sendable {
  /// The view that should ride on the keyboard; nil on a form.
  var bar: ViewFinder<Controller>?
  /// The part of it that must not be covered; nil is the field, else the bar.
  var content: ViewFinder<Controller>?
  var list: ScrollViewFinder<Controller>?
  var field: ViewFinder<Controller>?
  /// A form's field by its name in the scenario; nil in a chat.
  var fieldNamed: FieldFinder<Controller>?
  var onMessage: MessageTaker<Controller>?
  var embedding = ScreenEmbedding.navigation
  /// The missing named views, in a sentence.
  var complaint: @MainActor @Sendable (Controller) -> String? = { _ in nil }
}

extension ScreenParts {
  /// The views in the controller's properties of these names, private ones included.
  init(
    bar: String?, content: String? = nil, list: String?, field: String?,
    onMessage: MessageTaker<Controller>? = nil, embedding: ScreenEmbedding
  ) {
    func part(_ name: String) -> ViewFinder<Controller> { { ScreenParts.view(name, of: $0) } }
    var scrolling: ScrollViewFinder<Controller>?
    if let list { scrolling = { ScreenParts.view(list, of: $0) as? UIScrollView } }
    let named: [(role: String, name: String?)] = [
      ("bar", bar), ("content", content), ("list", list), ("field", field),
    ]
    let complaint: @MainActor @Sendable (Controller) -> String? = { controller in
      for (role, name) in named {
        guard let name else { continue }
        if let text = ScreenParts.complaint(of: role, name, of: controller) { return text }
      }
      return nil
    }
    self.init(
      bar: bar.map(part), content: content.map(part), list: scrolling, field: field.map(part),
      onMessage: onMessage, embedding: embedding, complaint: complaint)
    // A form's only field has every name.
    if bar == nil, let field { fieldNamed = { find, _ in part(field)(find) } }
  }

  @MainActor
  private static func view(_ name: String, of controller: Controller) -> UIView? {
    guard case .view(let view) = KeptViews(of: controller).find(name) else { return nil }
    return view
  }

  @MainActor
  private static func complaint(
    of role: String, _ name: String, of controller: Controller
  ) -> String? {
    let subject = "the \(role) of \(type(of: controller))"
    switch KeptViews(of: controller).find(name) {
    case .view(let view) where role == "list" && !(view is UIScrollView):
      return
        "\(subject): “\(name)” is of type \(type(of: view)), which does not scroll; name a table or another scroll view."
    case .view: return nil
    case .empty:
      return
        "\(subject): “\(name)” is nil once its view is loaded and laid out; name a view that it makes by then."
    case .other(let type):
      return "\(subject): “\(name)” holds no view but \(type); name a property that holds a view."
    case .none(let owner, let views):
      let known =
        views.isEmpty
        ? "none of its properties holds a view" : "its views are \(views.joined(separator: ", "))"
      return "\(subject): \(owner) has no stored property of the name in “\(name)”; \(known)."
    }
  }
}

/// A message that the scenario sends or receives.
public struct FilmedMessage: Sendable, Hashable {
  public let text: String
  public let isOutgoing: Bool
}

/// Around an app's view controller: a navigation controller with its bar, or only the window.
public enum ScreenEmbedding: String, Sendable, Hashable, CaseIterable { case navigation, none }
