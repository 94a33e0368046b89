import HeadgateCore
internal import HeadgateSupport

/// The effects that came of one `send` of a test store, to wait for or to cancel.
///
/// ```swift
/// let task = await store.send(.appeared)
/// await task.cancel()
/// ```
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  private let driver: EffectDriver

  init(_ task: StoreTask, driver: EffectDriver) {
    self.task = task
    self.driver = driver
  }

  /// Cancels the effects of the send and those of the actions which they sent, and returns when they have ended or are elsewhere.
  ///
  /// ```swift
  /// await task.cancel()
  /// ```
  ///
  /// - Parameter isolation: The actor of the test, which is where everything runs.
  public func cancel(isolation: isolated (any Actor)? = #isolation) async {
    task.cancel()
    if driver.isHeld() { await driver.runUntilIdle() }
  }

  /// Waits until the effects of the send have ended, and those of the actions which they sent; reports, at this line, when they
  /// do not.
  ///
  /// ```swift
  /// await store.send(.refreshPulled).finish()
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: How long work on other executors is waited for; that of the store when there is none.
  ///   - isolation: The actor of the test, which is where everything runs.
  ///   - fileID: The line at fault.
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

  /// Waits on behalf of one who is not the test: the steps of the test run the effects.
  private func waitElsewhere(_ bound: Duration, isolation: isolated (any Actor)? = #isolation) async
    -> EffectDriver.Outcome
  {
    let gate = ResumeOnce()
    let task = task
    let waiting = Task.detached {
      await task.lifetime?.wait()
      gate.resume(true)
    }
    let isDone = await ForeignWork.open(gate, within: bound)
    waiting.cancel()
    return isDone ? .done : .timeIsUp(bound)
  }

  /// Whether it was cancelled; true at once when the action had no effect.
  ///
  /// ```swift
  /// #expect(await store.send(.nameChanged("Blob")).isCancelled)
  /// ```
  public var isCancelled: Bool { task.isCancelled }

  /// Whether two values stand for the same send.
  ///
  /// ```swift
  /// let isSame = task == task
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  /// Hashes the identity of the send.
  ///
  /// ```swift
  /// let tasks: Set = [task]
  /// ```
  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}
