/// The views of an app's screen that a film measures, by name.
///
/// The closures are asked as the view is loaded, and again once it was laid out for the first time.
struct ScreenParts<Controller: UIViewController>: Sendable {
  /// What should ride on the keyboard; nil on a form.
  let bar: (@MainActor @Sendable (Controller) -> UIView?)?
  /// What of it the keyboard must not cover; nil is the field, else the bar.
  let content: (@MainActor @Sendable (Controller) -> UIView?)?
  /// What scrolls; nil where nothing does.
  let list: (@MainActor @Sendable (Controller) -> UIScrollView?)?
  /// What is typed into; nil where nothing is.
  let field: (@MainActor @Sendable (Controller) -> UIView?)?
  /// The field that a form's scenario calls by a name; nil in a chat.
  let fieldNamed: (@MainActor @Sendable (Controller, String) -> UIView?)?
  /// What the screen does with a message.
  let onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)?
  /// What surrounds it.
  let embedding: ScreenEmbedding
  /// What of it is named and not there, in a sentence.
  let complaint: @MainActor @Sendable (Controller) -> String?

  /// The parts of a chat.
  init(
    bar: @escaping @MainActor @Sendable (Controller) -> UIView?,
    content: (@MainActor @Sendable (Controller) -> UIView?)?,
    list: (@MainActor @Sendable (Controller) -> UIScrollView?)?,
    field: (@MainActor @Sendable (Controller) -> UIView?)?,
    onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)?,
    embedding: ScreenEmbedding,
    complaint: @escaping @MainActor @Sendable (Controller) -> String? = { _ in nil }
  ) {
    (self.bar, self.content, self.list) = (bar, content, list)
    (self.field, fieldNamed, self.onMessage) = (field, nil, onMessage)
    self.embedding = embedding
    self.complaint = complaint
  }

  /// The parts of a form.
  init(
    scrollView: (@MainActor @Sendable (Controller) -> UIScrollView?)?,
    fieldNamed: @escaping @MainActor @Sendable (Controller, String) -> UIView?,
    embedding: ScreenEmbedding
  ) {
    (bar, content, list) = (nil, nil, scrollView)
    (field, self.fieldNamed, onMessage) = (nil, fieldNamed, nil)
    self.embedding = embedding
    complaint = { _ in nil }
  }
}

extension ScreenParts {
  /// The views that the controller keeps in properties of these names, private ones too.
  init(
    bar: String, content: String?, list: String?, field: String?,
    onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)?,
    embedding: ScreenEmbedding
  ) {
    typealias Part = @MainActor @Sendable (Controller) -> UIView?
    func part(_ name: String) -> Part { { ScreenParts.view(name, of: $0) } }
    var scrolling: (@MainActor @Sendable (Controller) -> UIScrollView?)?
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
      bar: part(bar), content: content.map(part), list: scrolling, field: field.map(part),
      onMessage: onMessage, embedding: embedding, complaint: complaint)
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
  /// Its text.
  public let text: String
  /// Whether it is sent from here, not received.
  public let isOutgoing: Bool
}

/// What surrounds an app's view controller in a film.
public enum ScreenEmbedding: String, Sendable, Hashable, CaseIterable {
  /// A navigation controller with its bar.
  case navigation
  /// Nothing but the window.
  case none
}
