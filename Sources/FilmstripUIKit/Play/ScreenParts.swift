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

  /// The parts of a chat.
  init(
    bar: @escaping @MainActor @Sendable (Controller) -> UIView?,
    content: (@MainActor @Sendable (Controller) -> UIView?)?,
    list: (@MainActor @Sendable (Controller) -> UIScrollView?)?,
    field: (@MainActor @Sendable (Controller) -> UIView?)?,
    onMessage: (@MainActor @Sendable (Controller, FilmedMessage) -> Void)?,
    embedding: ScreenEmbedding
  ) {
    (self.bar, self.content, self.list) = (bar, content, list)
    (self.field, fieldNamed, self.onMessage) = (field, nil, onMessage)
    self.embedding = embedding
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
