internal import HeadgateSupport
public import HeadgateDependenciesRuntime

/// Notices a drain that does not end.
@usableFromInline
package struct RunawayActionDetector {
  private var steps = 0
  private var labels: [String] = []
  private var isReported = false

  /// Begins to count, after so many actions that were reduced without a queue.
  mutating func begin(after steps: Int) {
    self.steps = steps
    isReported = false
    if !labels.isEmpty { labels = [] }
  }

  /// Counts an action; past the limit, collects enough of them to see the cycle, and reports once per drain.
  mutating func step(_ action: AnySentAction, core: ActionCore) {
    steps += 1
    guard steps > Self.countedSilently, !isReported else { return }
    let limit = core.dependencies.storeChainLimit
    guard steps > limit else { return }
    labels.append(action.label)
    guard labels.count == 64 else { return }
    core.callSite.report(CoreMessages.endlessChain(Self.cycle(of: labels), limit: limit, madeAt: core.callSite))
    isReported = true
    labels = []
  }

  /// Below this number of actions nothing but the counter is touched, and a smaller limit counts as this one.
  @inlinable package static var countedSilently: Int { 64 }

  /// The shortest repetition at the end, or all when none repeats.
  package static func cycle(of labels: [String]) -> [String] {
    for length in 1...(labels.count / 2) {
      let last = labels.suffix(length)
      if labels.dropLast(length).suffix(length).elementsEqual(last) { return Array(last) }
    }
    return labels
  }
}

extension DependencyValues {
  /// After how many actions in one drain a store reports that the chain does not end; 2,000,000 unless set, and
  /// 100,000 in a test store.
  ///
  /// The count is of follow-up actions without suspension in between. The store goes on after the report.
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
