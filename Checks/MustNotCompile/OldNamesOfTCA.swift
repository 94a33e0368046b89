// holds: STORE-67
import Headgate

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
    case ticked(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
struct Steps {
  @CasePathable
  enum State: Equatable {
    case counter(Counter.State)
  }
  enum Action {
    case counter(Counter.Action)
  }
  #if WRONG
    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { Counter() }  // must say: Write, behind the reducer of the parent
    }
  #else
    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.counter, action: \.counter) { Counter() }
    }
  #endif
}

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var counter: Counter.State?
  }
  enum Action {
    case counter(Counter.Action)
  }
  #if WRONG
    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { Counter() }  // must say: '.ifLet(\.child, action: \.child)
    }
  #else
    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.counter, action: \.counter) { Counter() }
    }
  #endif
}

// Names of users come before unavailable names.
@ObservableState
struct Paper {
  var publisher = "Blob"
}

@MainActor func publisher(_ store: Store<Paper, Int>) -> Int { store.publisher.count }

extension DependencyValues {
  var clock: Int { 1 }
  var now: String { "" }
}

struct Times {
  @Dependency(\.clock) var clock
  @Dependency(\.now) var now

  var sum: Int { clock + now.count }
}

func times(_ values: inout DependencyValues) -> Int { values.clock + values.now.count }

#if WRONG
  // Reducers
  struct Old: ReducerProtocol {  // must say: 'ReducerProtocol' has been renamed to 'Reducer'
    typealias State = Int
    typealias Action = Int
  }
  func oldReducer() -> some ReducerProtocolOf<Counter> { Counter() }  // must say: has been renamed to 'ReducerOf'
  let any = AnyReducer<Int, Bool, Void> { state, action, environment in .none }  // must say: a struct with '@Reducer'
  let reader = ReducerReader { (state: Int, action: Bool) in Counter() }  // must say: 'reduce(into:action:)' in it
  func combined() -> Counter { Counter().combined(with: Counter()) }  // must say: Write both reducers below each other
  func debugged() -> Counter { Counter().debug() }  // must say: 'debug' has been renamed to '_printChanges()'
  func signposted() -> Counter { Counter().signpost() }  // must say: Write a 'StoreObserver'
  func deduplicated() -> Counter {
    Counter().onChange(of: { ($0.count, 1) }, removeDuplicates: ==) { _, _ in Counter() }  // must say: Leave out
  }
  let printer = _ReducerPrinter<Int, Bool>(printChange: { _, _, _ in })  // must say: renamed to 'ReducerPrinter'
  let printing = ReducerPrinter<Int, Bool>(printChange: { _, _, _ in })  // must say: renamed to 'init(print:)'
  let writing: _DependencyKeyWritingReducer<Counter>? = nil  // must say: Write 'some Reducer<State, Action>'
  let changes: _PrintChangesReducer<Counter>? = nil  // must say: Write 'some Reducer<State, Action>'
  let optional: _IfLetReducer<Counter, Counter>? = nil  // must say: Write 'some Reducer<State, Action>'
  let cased: _IfCaseLetReducer<Counter, Counter>? = nil  // must say: Write 'some Reducer<State, Action>'
  let each: _ForEachReducer<Counter, Int, Counter>? = nil  // must say: Write 'some Reducer<State, Action>'
  let presented: _PresentationReducer<Counter, Counter>? = nil  // must say: Write 'some Reducer<State, Action>'

  // Effects
  func effect() -> EffectTask<Int> { .none }  // must say: 'EffectTask' has been renamed to 'Effect'
  func publisher() -> EffectPublisher<Int, Never> { .none }  // must say: an effect has no failure type
  func result() -> TaskResult<Int> { .success(1) }  // must say: Write 'Result<Success, any Error>'
  func task() -> Effect<Int> { .task { 1 } }  // must say: Write '.run { send in await send(.name(try await …)) }'
  func forget() -> Effect<Int> { .fireAndForget {} }  // must say: Write '.run { _ in try await … }'
  func published() -> Effect<Int> { .publisher { 1 } }  // must say: there is no Combine here
  func future() -> Effect<Int> { .future { $0(1) } }  // must say: 'withCheckedContinuation'
  func cancel() -> Effect<Int> { .cancel(ids: [1, 2]) }  // must say: Write '.merge(ids.map { .cancel(id: $0) })'
  func timer() -> Effect<Int> { .timer(id: 1, every: .seconds(1), on: 2) }  // must say: clock.timer(interval:
  func value() -> Effect<Int> { Effect(value: 1) }  // must say: Write '.send(action)'
  func erased() -> Effect<Int> { .send(1).eraseToEffect() }  // must say: returns an 'Effect' already
  func caught() -> Effect<Int> { .send(1).catchToEffect() }  // must say: Write '.run { send in … } catch:
  func received() -> Effect<Int> { .send(1).receive(on: 1) }  // must say: reduced on the actor of its store
  func debounced() -> Effect<Int> { .none.debounce(id: 1, for: .seconds(1), scheduler: 2) }  // must say: Leave out
  func throttled() -> Effect<Int> {
    .send(1).throttle(id: 1, for: .seconds(1), scheduler: 1, latest: true)  // must say: Leave out 'scheduler:'
  }
  func deferred() -> Effect<Int> { .send(1).deferred(for: .seconds(1), scheduler: 1) }  // must say: clock.sleep(for:
  func debouncedOnAClock() -> Effect<Int> {
    .send(1).debounce(id: 1, for: .seconds(1), clock: ContinuousClock())  // must say: Leave out 'clock:'
  }
  func throttledOnAClock() -> Effect<Int> {
    .send(1).throttle(id: 1, for: .seconds(1), clock: ContinuousClock(), latest: true)  // must say: Leave out 'clock:'
  }

  // SwiftUI and Combine
  func animated() -> Effect<Int> { .send(1, animation: .default) }  // must say: Leave out 'animation:', and animate in
  func spring() -> Effect<Int> { .send(1).animation(.spring(duration: 1)) }  // must say: animate in the view
  func transaction() -> Effect<Int> { .none.transaction(1) }  // must say: only Apple platforms have it
  func sent(_ send: Send<Int>) async { await send(1, animation: .linear) }  // must say: Leave out 'animation:'
  @MainActor func animates(_ store: StoreOf<Counter>) {
    store.send(.tapped, animation: .easeInOut)  // must say: Leave out 'animation:'
    _ = store.publisher  // must say: Write 'store.observe { … }'
    _ = store.publisher.count  // must say: Write 'store.observe { … }'
    _ = store.cuont  // must say: has no dynamic member 'cuont'
  }
  let bold = TextState("a").bold()  // must say: styles exist where SwiftUI does
  let styled = TextState("a").italic().foregroundColor(1)  // must say: styles exist where SwiftUI does

  // Bindings
  struct OldState {
    @BindingState var text = ""  // must say: every property of an '@ObservableState' struct can be bound
    @BindableState var name = ""  // must say: every property of an '@ObservableState' struct can be bound
    @BindingViewState var title = ""  // must say: reads and binds the properties of its store directly
  }
  let viewStore: BindingViewStore<Counter.State>? = nil  // must say: reads and binds the properties of its store

  // Stores and views
  @MainActor func stores(_ store: StoreOf<Counter>) {
    _ = store.scope(state: { "\($0)" }, action: { .ticked($0) }) as Store<String, Int>  // must say: accept a closure
    _ = store.scope(state: { "\($0)" })  // must say: Write key paths
    _ = Store(initialState: Counter.State(), reducer: Counter())  // must say: Write the reducer in a closure
    _ = Store(initialState: 1, reducer: any, environment: ())  // must say: dependencies in place of the environment
    _ = ViewStore(store, observe: { $0 })  // must say: A 'ViewStore' is something else here
    _ = ViewStore(store, observe: \.count)  // must say: A 'ViewStore' is something else here
    _ = WithViewStore(store, observe: { $0 }) { viewStore in viewStore.count }  // must say: read from its store changes
    _ = WithPerceptionTracking { store.count }  // must say: the system observes what a view reads
    _ = IfLetStore(Optional(store)) { child in child.count }  // must say: Write 'if let child
    _ = IfLetStore(Optional(store), then: { child in child.count }, else: { 1 })  // must say: Write 'if let child
    _ = ForEachStore([store]) { row in row.count }  // must say: Write 'ForEach(store.scope
    _ = SwitchStore(store) { state in state.count }  // must say: Write 'switch store.case
    _ = CaseLet({ $0 as Counter.State? }, action: { $0 as Counter.Action }) { $0.count }  // must say: switch store.case
    _ = NavigationStackStore([store], root: { 1 }, destination: { $0.count })  // must say: Write 'NavigationStack'
  }
  @MainActor func optional(_ store: Store<Int?, Bool>) {
    _ = store.ifLet(then: { child in print(child.state) })  // must say: and keep its token
  }
  let stored: ViewStoreOf<Counter>? = nil  // must say: Write 'StoreOf<Feature>' and read the store

  // Alerts
  let alert = AlertState<Int>(title: TextState("a"), buttons: [.cancel(TextState("b"))])  // must say: Write closures
  let other = AlertState<Int>(title: TextState("a"), dismissButton: .default(TextState("b")))  // must say: closures
  let two = AlertState(title: TextState("a"), primaryButton: yes, secondaryButton: yes)  // must say: Write closures
  let yes = ButtonState<Int>(action: .send(1)) { TextState("yes") }
  let button: ButtonState<Int> = .destructive(TextState("a"), action: .send(1))  // must say: role: .destructive
  let sheet: ActionSheetState<Int>? = nil  // must say: 'ActionSheetState' has been renamed to 'ConfirmationDialogState'
  let dialog = ConfirmationDialogState<Int>(title: TextState("a"), buttons: [])  // must say: Write closures
#endif
