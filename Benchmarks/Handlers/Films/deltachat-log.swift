import FilmstripCommand
import FilmstripUIKit

public struct DcContext {
  func isAnyDatabaseEncrypted() -> Bool { false }
  func getInfo() -> String { "" }
}

enum DcColors { static let defaultBackgroundColor = UIColor.white }
enum DcLogger { static let subsystem = "log" }
enum DateUtils { static func getExtendedAbsTimeSpanString(timeStamp: Double) -> String { "" } }
enum Constants { enum Keys { static let notificationTimestamps = "timestamps" } }
final class AppDelegate: UIResponder, UIApplicationDelegate { var notifyToken: String? }

@MainActor
enum Utils {
  static func share(
    text: String, parentViewController: UIViewController, sourceItem: UIBarButtonItem
  ) {}
}

// Of OSLog, a store without entries.
struct OSLogEntryLog {
  let subsystem = "", composedMessage = "", date = Date()
}
struct OSLogStore {
  enum Scope { case currentProcessIdentifier }
  init(scope: Scope) throws {}
  func position(timeIntervalSinceLatestBoot: Double) -> Int { 0 }
  func getEntries(at position: Int) throws -> [Any] { [] }
}

extension String {
  static func localized(_ key: String) -> String { key }
}

extension UserDefaults {
  static let debugArrayKey = "debug"
  static var shared: UserDefaults? { nil }
}

extension UIView {
  func constraintAlignTopToAnchor(_ anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    topAnchor.constraint(equalTo: anchor)
  }
  func constraintAlignBottomToAnchor(
    _ anchor: NSLayoutYAxisAnchor, paddingBottom: CGFloat
  ) -> NSLayoutConstraint {
    bottomAnchor.constraint(equalTo: anchor, constant: -paddingBottom)
  }
  func constraintAlignLeadingToAnchor(
    _ anchor: NSLayoutXAxisAnchor, paddingLeading: CGFloat = 0
  ) -> NSLayoutConstraint {
    leadingAnchor.constraint(equalTo: anchor, constant: paddingLeading)
  }
  func constraintAlignTrailingToAnchor(
    _ anchor: NSLayoutXAxisAnchor, paddingTrailing: CGFloat = 0
  ) -> NSLayoutConstraint {
    trailingAnchor.constraint(equalTo: anchor, constant: -paddingTrailing)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach("theirs", screen: LogViewController(dcContext: DcContext()), field: "logText")
  ]
}
