// The system's controllers that an app presents to choose something.

@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public final class UIImagePickerController { public init() {} }
@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public protocol UIImagePickerControllerDelegate {}
@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public final class UIDocumentPickerViewController {
  public init(forOpeningContentTypes: [Any]) {}
  public init(documentTypes: [String], in: Any) {}
}

@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public protocol UIDocumentPickerDelegate {}
