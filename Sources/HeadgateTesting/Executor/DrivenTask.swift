internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A task of an effect that a hand runs, and what is known of what it waits for.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class DrivenTask: WokenWork {
  let effect: EffectDescription
  private let driver: EffectDriver

  private struct State {
    /// The task itself, as opposed to its child tasks.
    var root: Int?
    var deadline: String?
    /// Whether a report has named the effect already.
    var isReported = false
  }
  private let state = Locked(State())

  init(_ effect: EffectDescription, driver: EffectDriver) {
    self.effect = effect
    self.driver = driver
  }

  func run(_ operation: @Sendable () async -> Void) async {
    state.withLock { $0.root = Self.currentTask }
    await Woken.$work.withValue(self, operation: operation)
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Whether the task waits for a test clock to be moved, and for nothing else.
  ///
  /// A child task that sleeps says nothing about its siblings: a time-out races with work that may be elsewhere.
  var isAsleep: Bool { deadline != nil }

  /// Until when the task sleeps on a test clock.
  var deadline: String? { state.withLock { $0.deadline } }

  /// What a report says of it.
  var description: TestingMessages.EffectText {
    TestingMessages.EffectText(origin: effect.text, sleepsUntil: deadline)
  }

  var isReported: Bool { state.withLock { $0.isReported } }

  func noteReported() {
    state.withLock { $0.isReported = true }
  }

  // MARK: WokenWork

  var group: ObjectIdentifier { ObjectIdentifier(driver) }

  /// An unstructured task of the effect inherits that it belongs to it, and runs elsewhere.
  var isHere: Bool { driver.queue.isCurrent }

  func sleepBegins(until deadline: String) -> Bool {
    let task = Self.currentTask
    return state.withLock { state in
      guard state.root == task else { return false }
      state.deadline = deadline
      return true
    }
  }

  func sleepEnds() {
    state.withLock { $0.deadline = nil }
  }

  func runReadyWork(isolation: isolated (any Actor)?) async -> Bool {
    guard driver.isHeld() else { return false }
    // What one store of a test does may be what another one waits for; two that never let each other rest end here.
    var runs: [UInt64] = []
    for _ in 0..<driver.limits.passes {
      let others = EffectDriver.ofCurrentTask().filter { $0 !== driver }
      let drivers = [driver] + others
      for driver in drivers where await driver.runUntilIdle() == .refused { return false }
      let now = drivers.map(\.queue.runs)
      if others.isEmpty || now == runs { break }
      runs = now
    }
    return true
  }
}
