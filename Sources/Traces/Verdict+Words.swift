extension Verdict {
  /// A few words for people, such as `other layout`.
  public var words: String {
    switch self {
    case .identical: "identical"
    case .samePixels: "same pixels, other bytes"
    case .withinTolerance: "within tolerance"
    case .otherPixels: "other pixels, same layout"
    case .otherLayout: "other layout"
    case .otherFrames: "other frame count or rate"
    case .otherEnvironment: "other environment"
    case .missing: "not approved yet"
    case .orphaned: "orphaned"
    }
  }
}
