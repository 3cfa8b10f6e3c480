import FilmstripUIKit
import Scenarios
import Stage
import Testing

/// What UIKit's classes have of `NSObject`, in the shapes in which libraries of constraints and keyboards use it.
@Suite struct ObjectTests {
  final class Labelled: NSLayoutConstraint {
    var label: String?
    weak var owner: UIView?
    override var description: String { "<Labelled:\(MainActor.assumeIsolated { label ?? "" })>" }
  }

  final class Chat: UIViewController {
    let bar = UITextView()
    var bottom = NSLayoutConstraint()
    private let body: @MainActor (Chat) -> Void

    init(_ body: @escaping @MainActor (Chat) -> Void) {
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bottom = Labelled(
        item: bar, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0)
      NSLayoutConstraint.activate([
        bottom, bar.heightAnchor.constraint(equalToConstant: 50),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      body(self)
    }
  }

  @discardableResult
  private func play(
    on device: String = "iPhone X", _ body: @escaping @MainActor @Sendable (Chat) -> Void
  ) throws -> Film {
    try Scenario(
      yaml: "name: test\ndevice: \(device)\nevents: [{at: 0, keyboard: show}]\nuntil: 1", file: "a"
    ).film(of: Chat(body), bar: { $0.bar }, list: { _ in nil }, field: { $0.bar })
  }

  @Test func aSubclassOfConstraintsLaysOutAboveTheBars() throws {
    let notes = FilmNotes()
    let film = try play { chat in
      notes.expecting {
        let labelled = chat.bottom as? Labelled
        labelled?.label = "bottom"
        #expect("\(chat.bottom)" == "<Labelled:bottom>")
        #expect(labelled?.firstItem === chat.bar)
        #expect(chat.bottomLayoutGuide.length == 34)
        #expect(chat.bar.frame.maxY == CGFloat(778))
        #expect(chat.view.constraints.contains(chat.bottom))
      }
    }
    #expect(notes.all == [])
    #expect(film.warnings.isEmpty)
  }

  private class Pan: UIPanGestureRecognizer {
    var isMade = false
    override init(target: Any?, action: Selector?) {
      super.init(target: nil, action: nil)
      isMade = true
    }
  }

  @Test func aRecognizerOfNothingIsMadeByTheOtherInitialiser() throws {
    let notes = FilmNotes()
    try play { _ in
      notes.expecting {
        let pan = Pan()
        #expect(pan.isMade && pan.minimumNumberOfTouches == 1)
        // As an extension's library reaches the application, which is never nil.
        let shared = UIApplication.perform(NSSelectorFromString("sharedApplication"))
          .takeUnretainedValue()
        let isShared = shared === UIApplication.shared
        #expect(isShared)
      }
    }
    #expect(notes.all == [])
  }

  @Test func aConstraintKnowsItsAnchors() throws {
    let notes = FilmNotes()
    try play { chat in
      notes.expecting {
        let view: UIView = chat.view
        let safe = view.safeAreaLayoutGuide
        let space = safe.bottomAnchor.constraint(equalTo: chat.bar.bottomAnchor)
        #expect(space.firstAnchor == safe.bottomAnchor && space.firstAnchor != view.bottomAnchor)
        #expect(space.firstAnchor != safe.topAnchor && view.topAnchor == view.topAnchor)
        #expect(space.secondAnchor == chat.bar.bottomAnchor)
        #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
        let height = chat.bar.heightAnchor.constraint(equalToConstant: 44)
        #expect(height.firstAnchor == chat.bar.heightAnchor && height.secondAnchor == nil)
      }
    }
    #expect(notes.all == [])
  }

  @Test func objectsAreKeysByTheirIdentity() throws {
    let notes = FilmNotes()
    try play { chat in
      notes.expecting {
        let (guides, taps) = (
          [UILayoutGuide(), UILayoutGuide()], [UITapGestureRecognizer(), UITapGestureRecognizer()]
        )
        let items = [UIBarButtonItem(), UIBarButtonItem()]
        let layers = [chat.view.layer, chat.bar.layer]
        #expect(Set(guides).count == 2 && guides[0] == guides[0] && guides[0] != guides[1])
        #expect(Set(taps as [UIGestureRecognizer]).contains(taps[1]))
        #expect(Dictionary(uniqueKeysWithValues: zip(items, 0...))[items[1]] == 1)
        #expect(Set(layers).count == 2 && chat.view.layer == chat.view.layer)
        #expect(UITraitCollection() == UITraitCollection())
        #expect(chat.isEqual(chat) && !chat.isEqual(nil))
        #expect("\(UIView())" == "<UIView>")
      }
    }
    #expect(notes.all == [])
  }

  @Test func tablesOfWeakObjectsForgetThem() {
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    func fill() {
      let lost = NSObject()
      table.add(lost)
      table.add(kept)
      table.add(kept)
      map.setObject(lost, forKey: "lost")
      map.setObject(kept, forKey: "kept")
      #expect(table.allObjects == [lost, kept])
      #expect(map.count == 2)
    }
    fill()
    #expect(table.allObjects == [kept])
    #expect(map.object(forKey: "lost") == nil)
    #expect(map.object(forKey: NSString(string: "kept")) === kept)
    table.remove(kept)
    #expect(!table.contains(kept))
    let strong = NSHashTable<NSObject>()
    strong.add(NSObject())
    #expect(strong.count == 1)
  }

  @Test func anObjectRespondsAsItsTypeDoes() throws {
    let notes = FilmNotes()
    let film = try play { chat in
      notes.expecting {
        let isEditable = Selector("isEditable", of: UITextView.self)
        let accessory = Selector("setInputAccessoryView:", of: UITextField.self)
        #expect(chat.bar.responds(to: isEditable) && !UITextField().responds(to: isEditable))
        #expect(chat.bar.responds(to: accessory) && !chat.view.responds(to: accessory))
        #expect(chat.bar.conforms(to: (any UITextInput).self))
        #expect(!chat.view.conforms(to: (any UITextInput).self))
        #expect((chat.bar as any UITextInput).keyboardAppearance == .default)
        let shared = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: shared) && !UIView.responds(to: shared))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
      }
    }
    #expect(notes.all == [])
    #expect(film.warnings.isEmpty)
  }

  final class Worker: NSObject {
    let notes: FilmNotes
    init(_ notes: FilmNotes) { self.notes = notes }
    func work(_ what: Any?) {
      notes.add("\(what ?? "") at \(Double(DispatchTime.now().uptimeNanoseconds) / 1e9)")
    }
  }

  @Test func delayedCallsCanBeCancelled() throws {
    let notes = FilmNotes()
    try play { _ in
      let (worker, idle) = (Worker(notes), Worker(notes))
      let work = Selector("work:", Worker.work)
      worker.perform(work, with: "later", afterDelay: 0.25)
      worker.perform(work, with: "now")
      idle.perform(work, with: "never", afterDelay: 0.25)
      NSObject.cancelPreviousPerformRequests(withTarget: idle)
    }
    #expect(notes.all.map { $0.prefix { $0 != " " } } == ["now", "later"])
  }

  final class Search: UISearchBarDelegate {
    let notes: FilmNotes
    init(_ notes: FilmNotes) { self.notes = notes }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      notes.add("searches \(searchBar.isFirstResponder)")
    }
  }

  @Test func aFieldOfASearchBarTakesTheKeyboard() throws {
    let notes = FilmNotes()
    try play { chat in
      let (bar, search) = (UISearchBar(), Search(notes))
      bar.delegate = search
      chat.view.addSubview(bar)
      bar.frame = CGRect(x: 0, y: 100, width: 375, height: 56)
      notes.expecting {
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
        notes.add("\(bar.becomeFirstResponder()) \(search.notes === notes)")
      }
    }
    #expect(notes.all == ["searches true", "true true"])
  }
}
