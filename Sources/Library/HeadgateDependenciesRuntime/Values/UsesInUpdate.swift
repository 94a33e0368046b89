import HeadgateSupport

/// The uses, during an update, of dependencies that report each use.
///
/// A key path that writes a part of a dependency reads the dependency first. For example, `values[keyPath: \.date.now]
/// = date` reads `date` before it sets `now`. So a use is reported at the end of the update, and only if the update has
/// not set the dependency.
final class UsesInUpdate: Sendable {
  @TaskLocal
  static var current: UsesInUpdate?

  private let uses = Locked<[DefaultEvaluation]>([])

  /// Stores a use until the update ends.
  func keep(_ use: DefaultEvaluation) {
    uses.withLock { $0.append(use) }
  }

  /// Reports the uses of dependencies that these values do not override.
  func report(except values: DependencyValues) {
    for use in uses.withLock({ $0 }) where values.storage.boxes[ObjectIdentifier(use.key)] == nil {
      use.reportNow()
    }
  }
}
