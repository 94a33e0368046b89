import Foundation
import HeadgateSupport

extension DependencyContext {
  /// The context of this process, detected from its environment.
  @usableFromInline
  static let detected = detect(
    isTesting: TestProcess.isRunning,
    environment: ProcessInfo.processInfo.environment
  )

  /// Checks for a preview first: Xcode runs previews in processes that look like tests.
  static func detect(isTesting: Bool, environment: [String: String]) -> DependencyContext {
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTesting ? .test : .live
  }
}
