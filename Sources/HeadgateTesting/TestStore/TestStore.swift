public import HeadgateCore
public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// A store for tests: each action, each change of the state and each effect has to be asserted, and nothing is left to time.
///
/// The effects of the feature run on an executor of the test store's own. Each of its methods performs what there is to do and
/// returns when nothing is left that can run: child tasks, task groups, streams, actors and hops to the main actor included. So
/// nothing yields, sleeps or times out; only what leaves that executor (a real clock, I/O, a detached task) is waited for, with
/// the bound ``timeout``.
///
/// Works in the isolation of the test, whatever it is: the main actor, another actor or none. It is not `Sendable`: it stays
/// there. The feature may be one for `Store` or for `ActorStore`. When it goes at the end of the test, it reports what was not
/// asserted, cancels what still runs, and runs the rest of that.
///
/// A state that is not `Equatable` is compared by what a dump shows of it: what a dump does not show, a test does not see.
///
/// ```swift
/// @Test func counting() async {
///   let store = TestStore(initialState: Counter.State()) { Counter() }
///   await store.send(.incrementButtonTapped) { $0.count = 1 }
/// }
/// ```
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class TestStore<State, Action> {
  let core: StoreCore<State, Action>
  let driver: EffectDriver
  let callSite: CallSite
  let areEqual = ValueComparison<State>()
  let observer: TestObserver<State, Action>
  private let token: ObserveToken

  /// How much has to be asserted; everything, at first.
  ///
  /// ```swift
  /// store.exhaustivity = .off
  /// ```
  public var exhaustivity: Exhaustivity = .on

  /// Makes a test store.
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
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies for this store.
  ///   - fileID: The place of the store, for reports.
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
        isolation: owner.actor
      ),
      owner: owner
    )
  }

  @usableFromInline
  init(_ core: StoreCore<State, Action>, owner: TestStoreOwner) {
    self.core = core
    driver = owner.driver
    callSite = core.callSite
    let state = core.readState { $0 }
    let ids = core.dependencies.stackElementID
    ids.skip(allIn: state)
    observer = TestObserver(TestLedger(state: state, step: core.callSite), driver: owner.driver, stackElementIDs: ids)
    observer.core = core
    token = core.subscribe(observer)
    core.onDismiss = { [observer] in observer.ledger.isDismissed = true }
    core.taskStarter = { [driver] effect, priority, operation in driver.start(effect, priority: priority, operation) }
  }

  deinit {
    reportLeftovers()
    core.stop()
    driver.letGo()
  }

  /// The state as far as the test has followed it: after the last action that was sent or received.
  ///
  /// ```swift
  /// #expect(store.state.count == 1)
  /// ```
  public var state: State { observer.ledger.state }

  /// Whether the feature has dismissed itself: it called `dismiss`, and nothing presents it here.
  ///
  /// ```swift
  /// await store.send(.saveButtonTapped)
  /// #expect(store.isDismissed)
  /// ```
  public var isDismissed: Bool { observer.ledger.isDismissed }

  /// How long work that has left the store's executor is waited for: I/O, a real clock, a detached task. Five seconds, at first.
  ///
  /// Nothing else is ever waited for, so that a larger bound makes no test slower that passes.
  ///
  /// ```swift
  /// store.timeout = .seconds(30)
  /// ```
  public var timeout: Duration {
    get { driver.bound }
    set { driver.bound = newValue }
  }

  /// Gives up on effects that do not come to rest early, for a test of that.
  package func giveUpEarly() {
    driver.limits = DriverBudget.Limits(actions: 500, jobs: 5_000, silentJobs: 2_500, passes: 50)
  }

  /// How long the main actor is waited for, at least.
  package var mainActorTimeout: Duration {
    get { driver.mainActorBound }
    set { driver.mainActorBound = newValue }
  }
}

/// The test store of a feature: `TestStoreOf<Counter>` is `TestStore<Counter.State, Counter.Action>`.
///
/// ```swift
/// let store: TestStoreOf<Counter>
/// ```
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public typealias TestStoreOf<R: _ReducerTypes> = TestStore<R.State, R.Action>

/// A hand, and the actor that is its side of the core.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
struct TestStoreOwner {
  let driver = EffectDriver()
  @usableFromInline init() {}
  @usableFromInline var actor: any Actor { driver.actor }

  /// Ids of stacks count from 0 in each test store, and a chain that does not end is noticed early.
  @usableFromInline
  static func prepare(_ values: inout DependencyValues) {
    values.stackElementID = .incrementing
    values.storeChainLimit = 100_000
  }
}
