internal import HeadgateSupport
public import HeadgateDependenciesRuntime

/// Detects a drain that does not end.
@usableFromInline
package struct RunawayActionDetector {
  private var steps = 0
  private var labels: [String] = []
  private var isReported = false

  /// Resets the counter to the number of actions that were reduced without the queue.
  mutating func begin(after steps: Int) {
    self.steps = steps
    isReported = false
    if !labels.isEmpty { labels = [] }
  }

  /// Counts an action. Past the limit, collects enough action names to find the cycle, and reports once per drain.
  mutating func step(_ action: AnySentAction, core: AnyStoreCore) {
    steps += 1
    guard steps > Self.reportedFreely else { return }
    core.frame.pointee.beginReportLimit()
    guard steps > Self.countedSilently, !isReported else { return }
    let limit = core.dependencies.storeChainLimit
    guard steps > limit else { return }
    labels.append(action.label)
    guard labels.count == 64 else { return }
    core.callSite.report(CoreMessages.endlessChain(Self.cycle(of: labels), limit: limit, madeAt: core.callSite))
    isReported = true
    labels = []
  }

  /// The number of actions after which the reports of a chain are limited.
  private static let reportedFreely = 4

  /// The number of actions that only increment the counter. A smaller limit counts as this number.
  @inlinable package static var countedSilently: Int { 64 }

  /// Returns the shortest repetition at the end, or all names when none repeats.
  package static func cycle(of labels: [String]) -> [String] {
    for length in 1...(labels.count / 2) {
      let last = labels.suffix(length)
      if labels.dropLast(length).suffix(length).elementsEqual(last) { return Array(last) }
    }
    return labels
  }
}

extension DependencyValues {
  /// The number of actions in one drain after which a store reports an endless chain.
  ///
  /// The default is 2,000,000; in a test store, 100,000. Only follow-up actions without suspension in between are counted. The
  /// store continues after the report.
  ///
  /// ```swift
  /// Store(initialState: Feature.State()) { Feature() } withDependencies: { $0.storeChainLimit = 100_000 }
  /// ```
  public var storeChainLimit: Int {
    get { self[StoreChainLimitKey.self] }
    set { self[StoreChainLimitKey.self] = newValue }
  }
}

private enum StoreChainLimitKey: DependencyKey {
  static let liveValue = 2_000_000
  static let testValue = 2_000_000
}
