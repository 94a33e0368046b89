import HeadgateSupport

/// The uses, while an update runs, of dependencies that report each use.
///
/// A key path that writes a part of a dependency reads the part first: `values[keyPath: \.date.now] = date` asks the date that
/// it is about to set. So a use is reported when the update ends, and only if the update has not set the dependency.
final class UsesInUpdate: Sendable {
  @TaskLocal
  static var current: UsesInUpdate?

  private let uses = Locked<[DefaultEvaluation]>([])

  /// Keeps a use until the update ends.
  func keep(_ use: DefaultEvaluation) {
    uses.withLock { $0.append(use) }
  }

  /// Reports the uses of what these values do not set.
  func report(except values: DependencyValues) {
    for use in uses.withLock({ $0 }) where values.storage.boxes[ObjectIdentifier(use.key)] == nil {
      use.reportNow()
    }
  }
}
