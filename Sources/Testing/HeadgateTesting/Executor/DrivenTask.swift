internal import HeadgateCore
internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// A task of an effect that the driver runs, with the reason why it waits.
final class DrivenTask: WokenWork {
  let effect: EffectDescription
  private let driver: EffectDriver

  private struct State {
    /// The task itself, as opposed to its child tasks.
    var root: Int?
    var deadline: String?
    /// Whether a report has already named the effect.
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

  /// Whether the task sleeps on a test clock and waits for nothing else.
  ///
  /// A child task that sleeps does not count: its siblings may wait for other work.
  var isAsleep: Bool { deadline != nil }

  /// The instant until which the task sleeps on a test clock.
  var deadline: String? { state.withLock { $0.deadline } }

  /// The description of the task in reports.
  var description: TestingMessages.EffectText {
    TestingMessages.EffectText(origin: effect.text, sleepsUntil: deadline)
  }

  var isReported: Bool { state.withLock { $0.isReported } }

  func noteReported() {
    state.withLock { $0.isReported = true }
  }

  // MARK: WokenWork

  var group: ObjectIdentifier { ObjectIdentifier(driver) }

  /// An unstructured task that an effect starts inherits the task-local value but runs on another executor.
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
    // One store of a test can wait for work of another one. The limit ends a loop in which two stores keep each other busy.
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
