/// The treatment of modules that apps import.
enum AppleModules {
  enum Fate: Equatable {
    /// Replaced by the model's module.
    case modelled
    /// Replaced by our own module, with publishers and subscribers.
    case combine
    /// Replaced by the model's module, which lacks its features.
    case missing
    /// Available on every system, or in the target.
    case kept
    /// The app's own or another package's; the target lacks it.
    case unknown
  }

  static let model = "FilmstripUIKit"
  static let combine = "FilmstripCombine"

  /// - Parameter given: Other modules that the target has.
  static func fate(of module: String, given: Set<String> = []) -> Fate {
    if modelled.contains(module) { return .modelled }
    if module == "Combine" { return .combine }
    if missing.contains(module) { return .missing }
    return kept.contains(module) || given.contains(module) || module.hasPrefix("Filmstrip")
      ? .kept : .unknown
  }

  private static let modelled: Set = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "FoundationEssentials",
    "ObjectiveC", "QuartzCore", "UIKit", "UIKitCore",
  ]

  /// Frameworks of iOS for views and controllers, and of other systems, which iOS lacks.
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
    "Distributed", "FoundationNetworking", "FoundationXML", "Observation", "OpenCombine",
    "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
    "_Concurrency", "_StringProcessing",
  ]
}
