public import HeadgateCore
public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// A store for tests, in which a test asserts each action, each state change and each effect.
///
/// The effects of the feature run on an executor of the test store. Each method of the store runs all available work and
/// returns when nothing can run. This includes child tasks, task groups, streams, actors and hops to the main actor. So a
/// test does not yield, sleep or time out. It waits only for work on other executors, such as a real clock, I/O or a
/// detached task, at most as long as ``timeout``.
///
/// The store works in the isolation of the test: the main actor, another actor or none. It is not `Sendable`. The feature
/// may be made for `Store` or for `ActorStore`. At the end of the test, the store reports the changes that were not
/// asserted, and cancels the remaining effects.
///
/// A state that is not `Equatable` is compared by its dump. The test does not see values that the dump leaves out.
///
/// ```swift
/// @Test func counting() async {
///   let store = TestStore(initialState: Counter.State()) { Counter() }
///   await store.send(.incrementButtonTapped) { $0.count = 1 }
/// }
/// ```
public final class TestStore<State, Action> {
  let core: StoreCore<State, Action>
  let driver: EffectDriver
  let features: RunFeatures
  let callSite: CallSite
  let areEqual = ValueComparison<State>()
  let observer: TestObserver<State, Action>
  private let token: ObserveToken

  /// The set of changes that the test must assert. The default is `.on`.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// ```
  public var exhaustivity: Exhaustivity = .on

  /// Creates a test store.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Feature.State()) {
  ///   Feature()
  /// } withDependencies: {
  ///   $0.uuid = .incrementing
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The call site, for reports.
  ///   - filePath: As above.
  ///   - line: As above.
  ///   - column: As above.
  @inlinable
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let owner = TestStoreOwner()
    self.init(
      StoreCore(
        initialState: initialState,
        reducer: reducer,
        prepareDependencies: { values in
          TestStoreOwner.prepare(&values)
          prepareDependencies?(&values)
        },
        callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
        isolation: owner.actor,
        noting: owner.features
      ),
      owner: owner
    )
  }

  @usableFromInline
  init(_ core: StoreCore<State, Action>, owner: TestStoreOwner) {
    self.core = core
    driver = owner.driver
    features = owner.features
    callSite = core.callSite
    let state = core.readState { $0 }
    let ids = core.dependencies.stackElementID
    ids.skip(allIn: state)
    let shared = SharedLedger(core.dependencies.shared)
    observer = TestObserver(
      TestLedger(state: state, shared: shared, step: core.callSite),
      driver: owner.driver,
      stackElementIDs: ids
    )
    observer.core = core
    token = core.subscribe(observer)
    core.tools.onDismiss = { [observer] in observer.ledger.isDismissed = true }
    core.tools.taskStarter = { [driver] effect, priority, operation in
      driver.start(effect, priority: priority, operation)
    }
  }

  deinit {
    reportLeftovers()
    core.stop()
    driver.endDriving()
  }

  /// The state after the last action that the test sent or received.
  ///
  /// ```swift
  /// #expect(store.state.count == 1)
  /// ```
  public var state: State { observer.ledger.state }

  /// Whether the feature dismissed itself: it called `dismiss`, and no parent presents it in this test.
  ///
  /// ```swift
  /// await store.send(.saveButtonTapped)
  /// #expect(store.isDismissed)
  /// ```
  public var isDismissed: Bool { observer.ledger.isDismissed }

  /// The maximum wait for work on other executors: I/O, a real clock, a detached task. The default is five seconds.
  ///
  /// A test waits for nothing else, so a larger value does not slow down a test that passes.
  ///
  /// ```swift
  /// store.timeout = .seconds(30)
  /// ```
  public var timeout: Duration {
    get { driver.bound }
    set { driver.bound = newValue }
  }

  /// Lowers the limits for endless effects, for tests of the limits.
  package func giveUpEarly() {
    driver.limits = DriverBudget.Limits(actions: 500, jobs: 5_000, silentJobs: 2_500, passes: 50)
  }

  /// The minimum time to wait for the main actor.
  package var mainActorTimeout: Duration {
    get { driver.mainActorBound }
    set { driver.mainActorBound = newValue }
  }
}

/// The test store of a feature: `TestStoreOf<Counter>` is `TestStore<Counter.State, Counter.Action>`.
public typealias TestStoreOf<R: _ReducerMacro> = TestStore<R.State, R.Action>

/// A driver, the actor that isolates the core, and the features that the operators run.
@usableFromInline
struct TestStoreOwner {
  let driver = EffectDriver()
  @usableFromInline let features = RunFeatures()
  @usableFromInline init() {}
  @usableFromInline var actor: any Actor { driver.actor }

  /// Sets stack element IDs that count from 0 in each test store, and a lower limit for chains of actions.
  @usableFromInline
  static func prepare(_ values: inout DependencyValues) {
    values.stackElementID = .incrementing
    values.storeChainLimit = 100_000
  }
}
