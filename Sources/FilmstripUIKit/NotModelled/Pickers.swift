// The system's controllers that an app presents to choose something. They can be made and presented, which the film
// reports as of any controller; nothing is ever chosen.

public import Foundation

@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable, CaseIterable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public enum CameraDevice: Int, Sendable, CaseIterable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable, CaseIterable { case photo, video }
  public enum CameraFlashMode: Int, Sendable, CaseIterable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable, CaseIterable { case typeHigh, typeMedium, typeLow }

  public struct InfoKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  // As on the simulator, which has photos and no camera.
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
  open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for type: SourceType) -> [String]? {
    isSourceTypeAvailable(type) ? ["public.image"] : nil
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _: UIImagePickerController,
    didFinishPickingMediaWithInfo _: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_: UIImagePickerController) {}
}

@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  public enum Mode: UInt, Sendable, CaseIterable {
    case `import`, open, exportToService, moveToService
  }

  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?

  public init(documentTypes: [String], in mode: Mode) { super.init(nibName: nil, bundle: nil) }
  public init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_: UIDocumentPickerViewController, didPickDocumentsAt _: [URL]) {}
  public func documentPickerWasCancelled(_: UIDocumentPickerViewController) {}
}

/// Of UniformTypeIdentifiers, the types that pickers are asked for.
public struct UTType: Sendable, Hashable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let content = UTType(known: "public.content")
  public static let folder = UTType(known: "public.folder")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let movie = UTType(known: "public.movie")
  public static let audio = UTType(known: "public.audio")
}
