import Basics
import Testing

@testable import Carrying

struct InterfaceTests {
  private func storyboard(_ scene: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="1"><objects>
    \(scene)
    </objects></scene></scenes>
    </document>
    """
  }

  private func views(_ scene: String, _ source: String) throws -> InterfaceViews {
    let document = try InterfaceElement.document(in: Array(storyboard(scene).utf8), file: "a")
    let carried = try CarriedSource(Array(source.utf8), file: "Chat.swift")
    return InterfaceViews(
      of: document, named: "Main.storyboard", sources: [carried], types: carried.names.declared)
  }

  private let chat = """
    <viewController id="c" customClass="Chat">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667.5"/>
    <subviews>
    <tableView style="grouped" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <prototypes><tableViewCell reuseIdentifier="row" id="r"/></prototypes>
    <connections><outlet property="dataSource" destination="c" id="d"/></connections></tableView>
    <textField placeholder="a &quot;b&quot;" verticalHuggingPriority="251" id="f">
    <textInputTraits key="textInputTraits" autocorrectionType="no"/></textField>
    <button buttonType="system" id="b"><state key="normal" title="Send"/>
    <connections><action selector="send:" destination="c" eventType="touchUpInside" id="x"/></connections></button>
    </subviews>
    <constraints>
    <constraint firstItem="s" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="f" secondAttribute="bottom" constant="8" priority="750" id="k"/>
    <constraint firstItem="t" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" id="m"/>
    </constraints>
    <viewLayoutGuide key="safeArea" id="s"/></view>
    <connections><outlet property="list" destination="t" id="o"/><outlet property="bottom" destination="k" id="p"/>
    <outlet property="nobody" destination="t" id="q"/></connections>
    </viewController>
    """

  private let source = """
    class Chat: UIViewController {
      @IBOutlet private weak var list: UITableView!
      @IBOutlet var bottom: NSLayoutConstraint!
      @IBAction private func send(_ sender: Any) {}
    }
    """

  @Test func aControllersViewsAreWritten() throws {
    let views = try views(chat, source)
    #expect(views.classes == ["Chat"])
    #expect(views.outlets == ["list", "bottom", "dataSource"])
    let lines = views.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    for line in [
      "extension Chat: NibLoading, UITableViewDataSource {",
      "view.frame = CGRect(x: 0, y: 0, width: 375, height: 667.5)".replacing(
        "view.", with: "view2."),
      "self.view = view2", "let list = UITableView(frame: .zero, style: .grouped)",
      "list.translatesAutoresizingMaskIntoConstraints = false",
      "list.rowHeight = UITableView.automaticDimension", "view2.addSubview(list)",
      "list.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")",
      "list.dataSource = self", "textField.placeholder = \"a \\\"b\\\"\"",
      "textField.autocorrectionType = .no",
      "textField.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)",
      "button.setTitle(\"Send\", for: .normal)",
      "button.addTarget(self, action: Selector(\"send:\", Chat.send(_:)), for: .touchUpInside)",
      "item: view2.safeAreaLayoutGuide, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: textField,",
      "attribute: .bottom, multiplier: 1, constant: 8)",
      "bottom.priority = UILayoutPriority(750)", "bottom.isActive = true",
      "attribute: .width, multiplier: 1.0 / 2, constant: 0)",
      "self.list = list", "self.bottom = bottom",
    ] {
      #expect(lines.contains(line), "\(views.text)")
    }
    #expect(views.text.contains("the outlet nobody is not set"))
  }

  /// A nib sets what is private; another file cannot.
  @Test func privateOutletsAndActionsAreSeenByOtherFiles() throws {
    let carried = try CarriedSource(Array(source.utf8), file: "a")
    let text = String(decoding: carried.bytes, as: UTF8.self)
    #expect(!text.contains("private"))
    let other =
      "class A { private @IBOutlet var a: B!; @IBOutlet private(set) var c: D!; private var e = 1 }"
    let mixed = try CarriedSource(Array(other.utf8), file: "a")
    #expect(
      String(decoding: mixed.bytes, as: UTF8.self).split(separator: " ").count { $0 == "private" }
        == 1)
  }

  @Test func aControllerThatIsNotCarriedIsAComment() throws {
    let views = try views(chat, "class Other {}")
    #expect(views.classes == [])
    #expect(views.text.contains("// Chat of line 4 is not in the carried files."))
  }

  @Test func theBarsGuidesBecomeTheSafeArea() throws {
    let scene = """
      <viewController id="c" customClass="Chat"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="a"/><viewControllerLayoutGuide type="bottom" id="z"/></layoutGuides>
      <view key="view" id="v"><subviews><label id="l"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="1"/>
      <constraint firstItem="z" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="2"/>
      </constraints></view></viewController>
      """
    let text = try views(scene, "class Chat: UIViewController {}").text
    #expect(text.contains("toItem: view2.safeAreaLayoutGuide,\n      attribute: .top,"))
    #expect(text.contains("item: view2.safeAreaLayoutGuide, attribute: .bottom,"))
  }

  @Test func theOwnerOfANibHasItsView() throws {
    let nib = """
      <document targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Chat"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><subviews><imageView image="a" id="i"/></subviews></view></objects></document>
      """
    let document = try InterfaceElement.document(in: Array(nib.utf8), file: "a")
    let carried = try CarriedSource(Array("class Chat: UIViewController {}".utf8), file: "b")
    let views = InterfaceViews(of: document, named: "Chat.xib", sources: [carried], types: ["Chat"])
    #expect(views.classes == ["Chat"])
    #expect(views.text.contains("imageView.image = UIImage(named: \"a\")"))
  }

  @Test func aCellsNibSaysThatItsViewsAreLeftOut() throws {
    let views = try views(
      #"<tableViewCell id="r" customClass="Row"><connections/></tableViewCell>"#,
      "class Row: UITableViewCell {}")
    #expect(views.classes.isEmpty)
    #expect(views.text.contains("// Row of line 4: its own views are left out."))
  }

  @Test(
    arguments: [
      ("", nil, "not an iOS storyboard"), ("<a/>", 1, "not an iOS storyboard"),
      ("<document>\n<a>\n</document>", 3, "</document> ends"),
      ("<document>\n<a>", 2, "is not ended"),
      ("<document a=b/>", 1, "without quotes"),
      ("<document>&nbsp;</document>", 1, "&nbsp; is not an XML entity"),
      ("<!DOCTYPE a>", 1, "<!DOCTYPE>"), ("<document a='", 1, "the value of a is not ended"),
      ("<document/><document/>", 1, "second element"),
      ("<document>\n<!-- ", 2, "a comment is not ended"),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", 1, "not an iOS storyboard"),
      ("< a/>", 1, "without a name"),
    ] as [(String, Int?, String)])
  func badInputIsReportedWithItsLine(text: String, line: Int?, message: String) {
    #expect {
      _ = try InterfaceElement.document(in: Array(text.utf8), file: "a.xib")
    } throws: { error in
      guard let error = error as? FileError else { return false }
      return error.message.contains(message) && (line == nil || error.line == line)
    }
  }

  @Test func depthIsBounded() {
    let deep = "<document>" + String(repeating: "<a>", count: 100_000)
    #expect(throws: FileError.self) {
      _ = try InterfaceElement.document(in: Array(deep.utf8), file: "a.xib")
    }
  }

  /// Cut anywhere, a file is an error or a document.
  @Test func anyPartOfAFileIsRead() {
    let bytes = Array(storyboard(chat).utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: FileError.self) {
        _ = try InterfaceElement.document(in: Array(bytes[..<end]), file: "a.xib")
      }
    }
  }
}
