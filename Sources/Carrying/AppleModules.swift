/// What becomes of the modules that apps import.
enum AppleModules {
  /// What carrying does with an import.
  enum Fate: Equatable {
    /// The model's module takes its place.
    case modelled
    /// Its publishers and subscribers come from a module of their own.
    case combine
    /// The model's module takes its place, but has nothing of what it is for.
    case missing
    /// It is there on every system.
    case kept
    /// It is the app's own or another package's.
    case unknown
  }

  /// The module with UIKit's names.
  static let model = "FilmstripUIKit"
  /// The module with Combine's names.
  static let combine = "FilmstripCombine"

  /// What becomes of a module.
  static func fate(of module: String) -> Fate {
    if modelled.contains(module) { return .modelled }
    if module == "Combine" { return .combine }
    if missing.contains(module) { return .missing }
    return kept.contains(module) || module.hasPrefix("Filmstrip") ? .kept : .unknown
  }

  private static let modelled: Set = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "FoundationEssentials",
    "ObjectiveC", "QuartzCore", "UIKit", "UIKitCore",
  ]

  /// Frameworks of iOS that views and view controllers import, and those of other systems, which iOS cannot import.
  private static let missing: Set = [
    "AppKit", "Cocoa", "Glibc", "Musl", "WatchKit",
    "AVFoundation", "AVKit", "Accessibility", "AdSupport", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "CallKit", "CloudKit", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "EventKit", "EventKitUI", "GameController", "GameplayKit", "ImageIO", "Intents",
    "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage",
    "Network", "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
    "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
    "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  private static let kept: Set = [
    "Distributed", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    "_Concurrency", "_StringProcessing",
  ]
}
