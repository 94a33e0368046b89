public import HeadgateCore

// Declarations of TCA's test store that are deprecated there or have no meaning here. The messages name the replacement.

extension TestStore {
  /// Unavailable: a test store always runs effects in the same order.
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

  /// Unavailable: pass the reducer in a closure.
  @available(*, unavailable, message: "Write the reducer in a closure: 'TestStore(initialState: …) { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(initialState: State, reducer: R) { fatalError() }

  /// Unavailable: pass the reducer in a closure, and use dependencies instead of an environment.
  @available(
    *,
    unavailable,
    message: """
      Write the reducer in a closure, and dependencies in place of the environment: 'TestStore(initialState: …) { Feature() } \
      withDependencies: { $0.client = … }'.
      """
  )
  public convenience init<R, Environment>(initialState: State, reducer: R, environment: Environment) { fatalError() }

  /// Unavailable: pass a `Duration`.
  @available(*, unavailable, message: "Write a 'Duration', such as '.seconds(1)', in place of nanoseconds.")
  public func finish(timeout nanoseconds: UInt64) async { fatalError() }
}
