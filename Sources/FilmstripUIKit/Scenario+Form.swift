public import Approaches
public import Diagnosis
public import Scenarios
public import Stage

extension Scenario {
  /// Plays the scenario's form on an app's own view controller, and returns the film.
  ///
  /// ```swift
  /// let film = try Scenario.named("form").film(of: SignUpController()) { controller, name in
  ///   name == "email" ? controller.emailField : controller.passwordField
  /// }
  /// ```
  ///
  /// The device, the keyboard and what happens are the scenario's; views and fields are the controller's own. What the
  /// film measures is whether the field with the cursor is in sight.
  ///
  /// - Parameters:
  ///   - controller: Makes the controller.
  ///   - name: What the film calls it; its type where it is not given.
  ///   - context: How its observers are called; nil is as for `film(of:named:context:mending:)`.
  ///   - mending: The causes that are mended.
  ///   - embedding: What surrounds it.
  ///   - scrollView: What a finger drags; without it events of scrolling warn.
  ///   - field: The text field or text view that the scenario calls by a name; where it returns nil, the one whose
  ///     `accessibilityIdentifier` the name is.
  /// - Throws: `PlayError` where turns never end, where a call into the app calls the stage without end, where none of
  ///   the scenario's fields is there, or where the scenario plays on a chat.
  public func film<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil, mending: Mending = [],
    embedding: ScreenEmbedding = .navigation,
    scrollView: ScrollViewFinder<Controller>? = nil, field: @escaping FieldFinder<Controller>
  ) throws(PlayError) -> Film {
    let parts = ScreenParts(list: scrollView, fieldNamed: field, embedding: embedding)
    return try film(FilmedScreen(controller, parts), name, context, mending)
  }

  /// Plays an app's own view controller on a form as it is and with one cause mended at a time, and says what is wrong.
  ///
  /// - Throws: `PlayError` as `film(of:scrollView:field:)` does.
  public func explanation<Controller: UIViewController>(
    of controller: @autoclosure @escaping ControllerMaker<Controller>,
    named name: String? = nil, context: HandlerContext? = nil,
    embedding: ScreenEmbedding = .navigation,
    scrollView: ScrollViewFinder<Controller>? = nil, field: @escaping FieldFinder<Controller>
  ) throws(PlayError) -> Explanation {
    let parts = ScreenParts(list: scrollView, fieldNamed: field, embedding: embedding)
    return try explanation(FilmedScreen(controller, parts), name, context)
  }
}

extension NamedApproach {
  /// An approach on an app's own view controller, which every command plays in the scenarios of a form.
  ///
  /// The parameters are those of the initialiser for a chat and of `Scenario.film(of:scrollView:field:)`.
  public init<Controller: UIViewController>(
    _ name: String, screen: @autoclosure @escaping ControllerMaker<Controller>,
    summary: String? = nil, code: String? = nil, embedding: ScreenEmbedding = .navigation,
    scrollView: ScrollViewFinder<Controller>? = nil, field: @escaping FieldFinder<Controller>
  ) {
    let parts = ScreenParts(list: scrollView, fieldNamed: field, embedding: embedding)
    self.init(FilmedScreen(screen, parts), name, summary, code)
  }
}
