// Controllers of the system's that an app presents to choose something.

/// Chooses a picture.
@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public final class UIImagePickerController {
  /// Only so that the compiler names the type.
  public init() {}
}

/// Who is told of it.
@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public protocol UIImagePickerControllerDelegate {}

/// Chooses a file.
@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public final class UIDocumentPickerViewController {
  /// Only so that the compiler names the type.
  public init(forOpeningContentTypes: [Any]) {}

  /// Only so that the compiler names the type.
  public init(documentTypes: [String], in: Any) {}
}

/// Who is told of it.
@available(*, unavailable, message: "not modelled; nothing is presented in a film")
public protocol UIDocumentPickerDelegate {}
