import Basics
package import Traces

extension CheckSummary.Conclusion {
  package var exitCode: Int32 {
    switch self {
    case .passed: 0
    case .failed: 1
    case .nothingCompared: 2
    case .otherEnvironment: Failure.Code.environment.rawValue
    case .incomplete: Failure.Code.badData.rawValue
    }
  }
}
