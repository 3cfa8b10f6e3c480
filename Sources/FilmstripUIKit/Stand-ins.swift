// To be deleted in the merge: what the objects' part of this target declares, so that the values compile alone.
@_exported public import Foundation

// swift-format-ignore-file
@MainActor open class UIResponder: NSObject {}
@MainActor open class UIView: UIResponder {}
@MainActor open class UIControl: UIView {}
@MainActor open class UIButton: UIControl {}
@MainActor open class UITextField: UIControl {}
@MainActor open class UIScrollView: UIView {}
@MainActor open class UITableView: UIScrollView {}
@MainActor open class UITableViewCell: UIView {}
@MainActor open class UICollectionView: UIScrollView {}
@MainActor open class UICollectionViewFlowLayout: NSObject {}
@MainActor open class UIStackView: UIView {}
@MainActor open class NSLayoutConstraint: NSObject {}
@MainActor open class UIGestureRecognizer: NSObject {}
@MainActor open class UIViewController: UIResponder {}
@MainActor open class UIApplication: UIResponder {}
@MainActor open class UIScene: UIResponder {}
@MainActor open class UIBarButtonItem: NSObject {}
@MainActor open class UINavigationItem: NSObject {}
open class UITraitCollection: NSObject, @unchecked Sendable {}
