// Files of Interface Builder, which a film does not read: `filmstrip carry` writes their views as code.

public import Foundation

/// A controller with views of a storyboard or a nib, as `filmstrip carry` writes them; `loadView()` loads them.
@preconcurrency @MainActor
public protocol NibLoading: UIViewController {
  /// Makes the views and sets the outlets, `view` among them.
  func loadNib()
}

@preconcurrency @MainActor
open class UIStoryboard: UIObject {
  private let name: String

  public init(name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    Play.warn("The storyboard “\(name)” is not read: make the controller in code.")
    return nil
  }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { instantiateInitialViewController() as? Controller }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError("The storyboard “\(name)” is not read: make its “\(identifier)” in code.")
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    fatalError("The storyboard “\(name)” is not read: make its “\(identifier)” in code.")
  }
}

@preconcurrency @MainActor
open class UINib: UIObject {
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  public init(nibName: String, bundle: Bundle?) {
    name = nibName
    super.init()
  }

  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    Play.warn("The nib “\(name)” is not read: it has no views.")
    return []
  }
}

/// Never prepared: the film performs no segue.
@preconcurrency @MainActor
open class UIStoryboardSegue: UIObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  open func perform() {
    Play.warn("A segue to \(type(of: destination)) was performed, which the film does not show.")
  }
}
