import Diagnosis
import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// An app's own controller in a scenario of a form.
@Suite struct FormControllerTests {
  /// A form whose fields lie in a scroll view, the last of them behind the keyboard.
  final class Form: UIViewController {
    let scrollView = UIScrollView()
    let email = UITextField(frame: CGRect(x: 20, y: 20, width: 335, height: 40))
    let notes = UITextView(frame: CGRect(x: 20, y: 320, width: 335, height: 60))
    private let isInset: Bool
    var edited: [String] = []

    init(isInset: Bool) {
      self.isInset = isInset
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 375, height: 560)
      view.addSubview(scrollView)
      scrollView.addSubview(email)
      scrollView.addSubview(notes)
      notes.accessibilityIdentifier = "notes"
      guard isInset else { return }
      NotificationCenter.default.addObserver(
        self, selector: Selector("shown:", Form.shown),
        name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    func shown(_ note: Notification) {
      guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
        return
      }
      scrollView.contentInset.bottom = frame.height
      let field = email.isFirstResponder ? email.frame : notes.frame
      scrollView.scrollRectToVisible(field, animated: false)
    }
  }

  private func scenario(_ events: String) throws -> Scenario {
    try Scenario(
      yaml: """
        name: sign-up
        device: iPhone 7
        form: {fields: [{name: email, label: E-mail}, {name: notes, label: Notes}]}
        events: [\(events)]
        until: 3
        """, file: "sign-up.yaml")
  }

  private let focuses = "{at: 0, focus: email}, {at: 1, focus: notes}, {at: 2, keyboard: hide}"

  private func film(isInset: Bool, _ events: String) throws -> Film {
    try scenario(events).film(
      of: Form(isInset: isInset), context: .inherited, scrollView: { $0.scrollView }
    ) { form, name in
      name == "email" ? form.email : nil
    }
  }

  @Test func fieldsAreMadeFirstResponders() throws {
    let film = try film(isInset: true, focuses)
    #expect(film.warnings.isEmpty)
    #expect(film.approach == "Form")
    #expect(film.rect(of: .toolbar, at: .at(0)) == nil)
    let field = try #require(film.measures.field)
    #expect(field.coveredAtRest?.value == 0)
    #expect(field.visibleAtRest?.value == 1)
  }

  /// Nobody makes room for the keyboard, so the lower field is behind it.
  @Test func aCoveredFieldIsMeasured() throws {
    let film = try film(isInset: false, focuses)
    let field = try #require(film.measures.field)
    let keyboardTop = try #require(film.rect(of: .keyboard, at: .at(1.9))).minY
    let top = try #require(film.rect(of: .navigationBar, at: .at(1.9))).maxY
    // The content begins below the bar, as the scroll view's inset says.
    #expect(field.coveredAtRest?.value == top + 320 + 60 - keyboardTop)
  }

  /// A text view that is the whole screen, with more lines than that, and a bottom inset for the keyboard.
  final class Post: UIViewController {
    let textView = UITextView()
    private let inset: CGFloat

    init(inset: CGFloat) {
      self.inset = inset
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func loadView() { view = textView }

    override func viewDidLoad() {
      super.viewDidLoad()
      textView.text = String(repeating: "Line\n", count: 60)
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        NotificationCenter.default.addObserver(
          self, selector: Selector("moved:", Post.moved), name: name, object: nil)
      }
    }

    func moved(_ note: Notification) {
      let isShown = note.name == UIResponder.keyboardWillShowNotification
      textView.contentInset.bottom = isShown ? inset : 0
    }
  }

  /// What counts is the room inside its insets: all of it can be scrolled into, or it cannot.
  @Test(arguments: [(0, 260), (132, 128), (259, 1), (260, 0), (300, 0)] as [(CGFloat, Double)])
  func aTextViewIsMeasuredByItsRoom(inset: CGFloat, covered: Double) throws {
    let scenario = try Scenario(
      yaml: """
        name: post
        device: iPhone 7
        form: {fields: [{name: text, kind: textView}]}
        events: [{at: 0, keyboard: show}, {at: 1, keyboard: hide}]
        until: 2
        """, file: "post.yaml")
    let explanation = try scenario.explanation(
      of: Post(inset: inset), context: .inherited
    ) { post, _ in post.textView }
    let field = try #require(explanation.film.measures.field)
    #expect(field.coveredAtRest?.value == covered)
    #expect((field.visibleAtRest?.value == 1) == (covered == 0))
    #expect(
      explanation.findings.map(\.cause)
        == (covered < 1.5 ? [] : inset == 0 ? ["no answer"] : ["inset height"]))
    #expect(explanation.findings.allSatisfy { $0.certainty != .certain })
  }

  @Test func theKeyboardComesForTheFirstField() throws {
    let film = try film(isInset: true, "{at: 0, keyboard: show}, {at: 1, type: 2}")
    #expect(film.warnings.isEmpty)
    #expect(film.measures.field != nil)
  }

  @Test func fieldsThatAreMissingAreNamed() throws {
    let film = try film(isInset: true, "{at: 0, focus: email}, {at: 1, focus: notes}")
    #expect(film.warnings.isEmpty)
    let bare = try scenario(focuses)
    #expect(throws: PlayError.self) {
      try bare.film(of: UIViewController()) { _, _ in nil }
    }
    do {
      _ = try bare.film(of: UIViewController()) { _, _ in nil }
    } catch {
      #expect("\(error)".contains("email, notes"))
    }
  }

  @Test func hiddenControllersAreReported() throws {
    let scenario = try Scenario(
      yaml: """
        name: alert
        form: {header: {title: Sign up}, fields: [{name: email, label: E-mail}]}
        events: [{at: 0, focus: email}]
        until: 1
        """, file: "alert.yaml")
    let film = try scenario.film(of: Form(isInset: true)) { form, _ in form.email }
    #expect(film.warnings.map(\.text).contains { $0.contains("header is not shown") })
  }

  @Test func chatsAreForOtherControllers() throws {
    #expect(throws: PlayError.self) {
      try Scenario.named("keyboard-gap").film(of: Form(isInset: true)) { form, _ in form.email }
    }
    #expect(throws: PlayError.self) {
      try scenario(focuses).film(of: Form(isInset: true), bar: { $0.email })
    }
  }

  @Test func everyCommandPlaysIt() throws {
    let approach = NamedApproach(
      "sign-up", screen: Form(isInset: true), scrollView: { $0.scrollView }
    ) { form, name in
      name == "email" ? form.email : form.notes
    }
    let film = try scenario(focuses).film(of: approach)
    #expect(film.approach == "sign-up" && film.measures.field?.coveredAtRest?.value == 0)
  }

  /// Also a private field, which no other file can name in code.
  @Test func itsViewsAreNamed() throws {
    let approach = NamedApproach(
      "sign-up", screen: Form(isInset: true), scrollView: "scrollView", field: "email")
    let film = try scenario("{at: 0, focus: email}").film(of: approach)
    #expect(film.measures.field?.coveredAtRest?.value == 0)
    let wrong = NamedApproach("sign-up", screen: Form(isInset: true), field: "mail")
    #expect {
      try scenario("{at: 0, focus: email}").film(of: wrong)
    } throws: { "\($0)".contains("its views are scrollView, email, notes") }
  }
}
