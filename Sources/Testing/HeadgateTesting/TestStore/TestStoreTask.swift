import HeadgateCore
internal import HeadgateSupport

/// A task that waits for, or cancels, the effects started by one `send` of a test store.
///
/// ```swift
/// let task = await store.send(.appeared)
/// await task.cancel()
/// ```
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  private let driver: EffectDriver

  init(_ task: StoreTask, driver: EffectDriver) {
    self.task = task
    self.driver = driver
  }

  /// Cancels the effects of the send and the effects of the actions that they sent.
  ///
  /// Returns when the effects have ended or are on other executors.
  ///
  /// - Parameter isolation: The actor of the test.
  public func cancel(isolation: isolated (any Actor)? = #isolation) async {
    task.cancel()
    if driver.isHeld() { await driver.runUntilIdle() }
  }

  /// Waits until the effects of the send end, including the effects of the actions that they sent.
  ///
  /// Reports effects that do not end, at the call site.
  ///
  /// ```swift
  /// await store.send(.refreshPulled).finish()
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: The maximum wait for work on other executors. `nil` means the timeout of the store.
  ///   - isolation: The actor of the test.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  public func finish(
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let outcome =
      driver.isHeld()
      ? await driver.runUntilIdle(within: timeout) { task.lifetime?.isDone ?? true }
      : await waitElsewhere(timeout ?? driver.bound)
    guard outcome != .done else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .report(TestingMessages.taskNotFinished(driver.tasks.map(\.description), after: outcome))
    driver.noteReported()
  }

  /// Waits in a task that is not the test. The steps of the test run the effects.
  private func waitElsewhere(_ bound: Duration, isolation: isolated (any Actor)? = #isolation) async
    -> EffectDriver.Outcome
  {
    let gate = DecidedOnce()
    let task = task
    let waiting = Task.detached {
      await task.lifetime?.wait()
      gate.resume(true)
    }
    let isDone = await ForeignWork.open(gate, within: bound)
    waiting.cancel()
    return isDone ? .done : .timeIsUp(bound)
  }

  /// Whether the task is cancelled. It is true immediately when the action started no effect.
  ///
  /// ```swift
  /// #expect(await store.send(.nameChanged("Blob")).isCancelled)
  /// ```
  public var isCancelled: Bool { task.isCancelled }

  /// Returns whether two values represent the same send.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  /// Hashes the identity of the send.
  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}
