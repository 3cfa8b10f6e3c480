import AppsOfSwift5
import FilmstripUIKit

/// A chat with a curve of its own, and a recorder that ends before the film does.
final class RecordedChat: Chat2020 {
  private let onEnd: @Sendable (String) -> Void
  private var recorder: KeyboardRecorder?

  init(onEnd: @escaping @Sendable (String) -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func options(_ info: [AnyHashable: Any]) -> UIView.AnimationOptions { [] }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let recorder = KeyboardRecorder(bar: inputBar)
    self.recorder = recorder
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.59) { [onEnd] in
      onEnd(recorder.stop())
    }
  }
}
