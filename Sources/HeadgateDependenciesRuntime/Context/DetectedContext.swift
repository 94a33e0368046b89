import Foundation
import IssueReporting

extension DependencyContext {
  /// The context of this process, found from its environment.
  @usableFromInline
  static let detected = detect(
    isTesting: isTesting,
    environment: ProcessInfo.processInfo.environment
  )

  /// A preview of a module with tests counts as a preview: Xcode runs previews in processes that look like tests.
  static func detect(isTesting: Bool, environment: [String: String]) -> DependencyContext {
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTesting ? .test : .live
  }
}
