import Foundation
import TestSupport
import Testing

@testable import Carrying

/// What the compiler says to carried sources.
final class CompilerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "compiled-\(UUID().uuidString)"
  ).path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { folder + "/" + name }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  /// What the compiler has to say.
  private func compile(_ arguments: [String]) throws -> String {
    let (compiler, pipe) = (Process(), Pipe())
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc"] + arguments
    compiler.standardError = pipe
    try compiler.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// A module with the names that the sources here use, and the true selector.
  private func makeModel() throws {
    let model = """
      @_exported public import Foundation
      @MainActor open class UIView {
        public init() {}
        open func endEditing(_ force: Bool) -> Bool { force }
        open func setNeedsLayout() {}
      }
      @MainActor open class UIViewController {
        public init() {}
        open func viewDidLoad() {}
        open func inherited() {}
      }
      public func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool { true }
      """
    try write(Array(model.utf8), to: "Model.swift")
    let selector = Repository.root.appending(path: "Sources/FilmstripUIKit/Selector.swift").path
    let said = try compile([
      "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name",
      AppleModules.model, "-o", path("\(AppleModules.model).swiftmodule"), path("Model.swift"),
      selector,
    ])
    #expect(said == "")
  }

  @Test func carriedSourcesCompileInBothModes() throws {
    try makeModel()
    let app = """
      import UIKit
      @preconcurrency import struct Foundation.Date

      @objc @MainActor protocol ChatDelegate { @objc func chatMoved() }

      class Helper { @objc func help(_ sender: Any?) {} }

      @available(iOS 13.0, *)
      @objcMembers
      class Chat<Row>: UIViewController {
        @IBOutlet private weak var bar: UIView!
        weak var delegate: ChatDelegate?
        let helper = Helper()
        let stored = #selector(Chat.shown(_:))
        lazy var late = #selector(shown)
        @objc dynamic private func shown(_ note: Notification) {}
        @objc func both() {}
        @objc func both(_ note: Notification) {}
        @IBAction func tapped(_ sender: UIView, with event: String) {}
        nonisolated func free(_ note: Notification) {}
        func selectors() -> [Selector] {
          let inClosure = { #selector(self.shown(_:)) }
          return [
            inClosure(), #selector(shown), #selector(Self.shown), #selector(type(of: self).shown),
            #selector(both as () -> Void), #selector(both(_:)), #selector(tapped), #selector(free),
            #selector(Chat.both as (Chat) -> (Notification) -> Void), #selector(inherited),
            #selector(UIView.endEditing(_:)), #selector(UIKit.UIView.setNeedsLayout),
            #selector(helper.help), Selector("shown:"), Selector(("sent")),
            #selector(
              // Here.
              tapped(_:with:)
            ),
          ]
        }
        static func shared() -> Selector { #selector(shown) }
        class Row2 { @objc func select() {}; lazy var selector = #selector(select) }
      }

      final class Last: UIViewController {
        @objc func done() {}
        func selectors() -> [Selector] { [#selector(done), #selector(Self.done), #selector(inherited)] }
      }
      extension Last: CustomStringConvertible { nonisolated var description: String { "" } }
      // Objective-C's.
      extension Last { override func viewDidLoad() { super.viewDidLoad() } }

      extension Chat {
        @objc func sent() {}
        var sending: Selector { #selector(sent) }
        func version() -> String {
          guard #available(iOS 15.0, *), let bar else { return #keyPath(UIView.layer.position) }
          if #unavailable(iOS 26) { return "\\(bar) \\(#selector(sent))" }
          #if os(iOS) && !targetEnvironment(macCatalyst)
          return "\\(Foundation.Date())"
          #else
          return NSNothing
          #endif
        }
      }

      extension ChatDelegate where Self: UIViewController {
        var moving: Selector { #selector(chatMoved) }
      }
      extension Last: ChatDelegate { func chatMoved() {} }
      """
    let carried = try CarriedSource(Array(app.utf8), file: "App.swift")
    #expect(carried.obstacles.filter { $0.severity == .error } == [])
    try write(carried.file(from: path("App.swift")), to: "App.carried.swift")
    for mode in ["5", "6"] {
      let said = try compile([
        "-typecheck", "-parse-as-library", "-swift-version", mode, "-I", folder,
        path("App.carried.swift"),
      ])
      #expect(!said.contains("error:"), "\(said)")
      #expect(!said.contains("warning:"), "\(said)")
    }
  }

  @Test func errorsPointAtTheApp() throws {
    try makeModel()
    let app =
      "import UIKit\r\nclass A { @objc func f() {}; let s = #selector(f) }\r\nlet a: Int = \"\"\r\n"
    let place = path("with space/App \"1\".swift")
    let carried = try CarriedSource(Array(app.utf8), file: "App.swift")
    try write(carried.file(from: place), to: "App.carried.swift")
    let said = try compile([
      "-typecheck", "-parse-as-library", "-I", folder, path("App.carried.swift"),
    ])
    #expect(said.contains("App \\\"1\\\".swift:3:14: error:"), "\(said)")
    #expect(said.count(of: "error: cannot convert") >= 1)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
