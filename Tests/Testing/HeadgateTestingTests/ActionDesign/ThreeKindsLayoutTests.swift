import Headgate
import HeadgateTesting
import Testing

/// A protocol of the user's own describes the layout: three kinds of actions, each an enum of its own.
@MainActor
struct ThreeKindsLayoutTests {
  private func makeStore(_ tasks: [String] = ["Weed", "Water"]) -> TestStoreOf<Chores> {
    TestStore(initialState: Chores.State()) {
      Chores()
    } withDependencies: {
      $0.chores = { tasks.isEmpty ? .failure(ChoresProblem()) : .success(tasks) }
    }
  }

  // seed: S2-14, S2-16, S2-17
  @Test func `view, internal and delegate are enums of their own`() async {
    let store = makeStore()
    await store.send(.view(.didAppear))
    await store.receive(.internal(.listAnswered(.success(["Weed", "Water"])))) { $0.open = ["Weed", "Water"] }
    await store.send(.view(.didFinish("Weed"))) { $0.open = ["Water"] }
    await store.send(.view(.didFinish("Water"))) { $0.open = [] }
    await store.receive(.delegate(.allDone))
  }

  // seed: S2-16, S2-17
  @Test func `a failure is an internal action as well`() async {
    let store = makeStore([])
    await store.send(\.view, .didAppear)
    await store.receive(\.internal.listAnswered.failure) { $0.hasProblem = true }
    await store.send(\.view, .didDismissProblem) { $0.hasProblem = false }
  }

  // seed: S2-16
  @Test func `code that knows the protocol makes actions of each kind`() {
    func all<Action: ThreeKinds>(
      _ view: Action.ViewAction,
      _ news: Action.DelegateAction,
      _ inner: Action.InternalAction
    ) -> [Action] {
      [.view(view), .delegate(news), .internal(inner)]
    }
    let actions: [Chores.Action] = all(.didAppear, .allDone, .listAnswered(.success([])))
    #expect(actions == [.view(.didAppear), .delegate(.allDone), .internal(.listAnswered(.success([])))])
  }

  // seed: S2-15
  @Test func `a store of the view's actions alone knows no others`() async {
    let store = Store(initialState: Chores.State(open: ["Weed"])) { Chores() }
    let view: Store<Chores.State, Chores.Action.ViewAction> = store.scope(state: \.self, action: \.view)
    view.send(.didFinish("Weed"))
    #expect(view.open == [])
    #expect(store.open == [])
  }

  // seed: S2-15
  @Test func `a screen sends what its view may send`() {
    let store = Store(initialState: Chores.State(open: ["Weed", "Water"])) { Chores() }
    ChoresScreen(store: store).finishFirst()
    #expect(store.open == ["Water"])
  }
}

private protocol ThreeKinds {
  associatedtype ViewAction
  associatedtype DelegateAction
  associatedtype InternalAction

  static func view(_: ViewAction) -> Self
  static func delegate(_: DelegateAction) -> Self
  static func `internal`(_: InternalAction) -> Self
}

private struct ChoresProblem: Error, Equatable {}

@Reducer
private struct Chores {
  @ObservableState
  struct State: Equatable {
    var open: [String] = []
    var hasProblem = false
  }

  enum Action: ThreeKinds, ViewAction, Equatable {
    enum ViewAction: Equatable {
      case didAppear
      case didFinish(String)
      case didDismissProblem
    }

    @CasePathable
    enum InternalAction: Equatable {
      case listAnswered(Result<[String], ChoresProblem>)
    }

    enum DelegateAction: Equatable {
      case allDone
    }

    case view(ViewAction)
    case `internal`(InternalAction)
    case delegate(DelegateAction)
  }

  @Dependency(\.chores) var chores

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didAppear):
        return .run { send in await send(.internal(.listAnswered(await chores()))) }
      case .view(.didFinish(let chore)):
        state.open.removeAll { $0 == chore }
        return state.open.isEmpty ? .send(.delegate(.allDone)) : .none
      case .view(.didDismissProblem):
        state.hasProblem = false
      case .internal(.listAnswered(.success(let chores))):
        state.open = chores
      case .internal(.listAnswered(.failure)):
        state.hasProblem = true
      case .delegate:
        break
      }
      return .none
    }
  }
}

@ViewAction(for: Chores.self)
private struct ChoresScreen {
  let store: StoreOf<Chores>

  @MainActor func finishFirst() {
    if let first = store.open.first { send(.didFinish(first)) }
  }
}

extension DependencyValues {
  fileprivate var chores: @Sendable () async -> Result<[String], ChoresProblem> {
    get { self[ChoresKey.self] }
    set { self[ChoresKey.self] = newValue }
  }

  private enum ChoresKey: TestDependencyKey {
    static let testValue: @Sendable () async -> Result<[String], ChoresProblem> = { .success([]) }
  }
}
