// The names of Swift 3 and 4, for apps written then and never updated.

public import Foundation

public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIButtonType = UIButton.ButtonType
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UIFontTextStyle = UIFont.TextStyle
@MainActor public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
@MainActor public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType.rawValue
public let UIImagePickerControllerOriginalImage =
  UIImagePickerController.InfoKey.originalImage.rawValue
public let UIImagePickerControllerEditedImage =
  UIImagePickerController.InfoKey.editedImage.rawValue
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL.rawValue
public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UIViewNoIntrinsicMetric: CGFloat = -1

// C's and Objective-C's names of numbers, which Apple's Foundation has and the open one lacks.
#if !canImport(ObjectiveC)
  public typealias NSInteger = Int
  public typealias NSUInteger = UInt
  public let MAXFLOAT = Float.greatestFiniteMagnitude
#endif

extension NSNotification.Name {
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
}

public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

@MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// Values that Swift 4 keys by texts; a property of the class itself comes first wherever both would do.
@preconcurrency @MainActor
public protocol UITextViewOfSwift4: UITextView {}

extension UITextView: UITextViewOfSwift4 {}

extension UITextViewOfSwift4 {
  public var typingAttributes: [String: Any] {
    get {
      let keyed: [NSAttributedString.Key: Any] = typingAttributes
      return Dictionary(uniqueKeysWithValues: keyed.map { ($0.key.rawValue, $0.value) })
    }
    set {
      let keyed = newValue.map { (NSAttributedString.Key($0.key), $0.value) }
      typingAttributes = [NSAttributedString.Key: Any](uniqueKeysWithValues: keyed)
    }
  }
}
