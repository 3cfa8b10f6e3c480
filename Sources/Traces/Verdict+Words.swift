extension Verdict {
  /// A few words, such as `different layout`.
  public var words: String {
    switch self {
    case .identical: "identical"
    case .samePixels: "same pixels, different bytes"
    case .withinTolerance: "within tolerance"
    case .otherPixels: "different pixels, same layout"
    case .otherLayout: "different layout"
    case .otherFrames: "different frame count or rate"
    case .otherEnvironment: "different environment"
    case .breaks: "breaks in other settings"
    case .missing: "not approved yet"
    case .orphaned: "orphaned"
    case .allowedOrphan: "orphaned, as is allowed"
    case .notCompared: "could not be compared"
    }
  }
}
