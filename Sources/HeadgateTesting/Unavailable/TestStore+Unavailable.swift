public import HeadgateCore

// Names of TCA's test store that are deprecated there, or mean nothing here. They say what to write.

extension TestStore {
  /// Leave it out.
  @available(
    *,
    unavailable,
    message:
      "Leave it out: a test store runs effects itself, in the same order each time. There is no executor of the process."
  )
  public var useMainSerialExecutor: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// Write a closure.
  @available(*, unavailable, message: "Write the reducer in a closure: 'TestStore(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(initialState: State, reducer: R) { fatalError() }

  /// Write a closure, and dependencies.
  @available(
    *,
    unavailable,
    message: """
      Write the reducer in a closure, and dependencies in place of the environment: 'TestStore(initialState: …) { Feature() } \
      withDependencies: { $0.client = … }'.
      """
  )
  public convenience init<R, Environment>(initialState: State, reducer: R, environment: Environment) { fatalError() }

  /// Write a `Duration`.
  @available(*, unavailable, message: "Write a 'Duration', such as '.seconds(1)', in place of nanoseconds.")
  public func finish(timeout nanoseconds: UInt64) async { fatalError() }
}
