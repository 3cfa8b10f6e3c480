import FilmstripUIKit

// Of RxSwift and RxCocoa: notifications as they come; taps never do.

@MainActor
final class DisposeBag {
  fileprivate var kept: [AnyObject] = []
}

@MainActor
final class Disposable {
  private let kept: AnyObject?
  init(_ kept: AnyObject?) { self.kept = kept }
  func disposed(by bag: DisposeBag) { if let kept { bag.kept.append(kept) } }
  func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

@MainActor
struct Observed<Element> {
  let begin: (@escaping (Element) -> Void) -> AnyObject?
  func subscribe(onNext: @escaping (Element) -> Void) -> Disposable { Disposable(begin(onNext)) }
}

extension NotificationCenter {
  @MainActor
  struct Reactive {
    let center: NotificationCenter

    func notification(_ name: Notification.Name, object: AnyObject?) -> Observed<Notification> {
      Observed { take in
        center.addObserver(forName: name, object: object, queue: nil) { take($0) } as AnyObject
      }
    }
  }

  @MainActor var rx: Reactive { Reactive(center: self) }
}

extension UIGestureRecognizer {
  @MainActor
  struct Reactive { let event = Observed<Void> { _ in nil } }
  var rx: Reactive { Reactive() }
}
