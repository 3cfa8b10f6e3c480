// The names of Swift 3 and 4, which apps have that were written then and never touched.

public import Foundation

/// `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.State`.
public typealias UIControlState = UIControl.State
/// `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric: CGFloat = -1

extension NSNotification.Name {
  /// `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  /// `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  /// `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// `UITextView.textDidChangeNotification`.
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
  /// `UITextField.textDidChangeNotification`.
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
  /// `UITextView.textDidBeginEditingNotification`.
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
  /// `UITextField.textDidBeginEditingNotification`.
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
}
