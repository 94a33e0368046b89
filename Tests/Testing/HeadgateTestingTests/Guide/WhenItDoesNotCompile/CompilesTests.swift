import Headgate
import HeadgateTesting
import Testing

// snippet: compiles-feature
@Reducer
struct CompiledBasket {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var total: Int?
    var items: IdentifiedArrayOf<CompiledItem.State> = []
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case items(IdentifiedActionOf<CompiledItem>)
    case totalLoaded(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.count += 1
        return .run { [count = state.count] send in
          await send(.totalLoaded(count * 10))
        }
      case .totalLoaded(let total):
        state.total = total
        return .none
      case .binding, .items:
        return .none
      }
    }
    .forEach(\.items, action: \.items) { CompiledItem() }
  }
}
// snippet end

// snippet: compiles-types
@Reducer
struct CompiledTitle {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action: BindableAction { case binding(BindingAction<State>), clearButtonTapped }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      if case .clearButtonTapped = action { state.title = "" }
      return .none
    }
  }
}
// snippet end

@Reducer
struct CompiledItem {
  @ObservableState
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// snippet: compiles-method
@Reducer
struct CompiledSummary {
  struct State: Equatable { var text = "" }
  enum Action { case shown(Int), cleared }

  var body: some ReducerOf<Self> {
    Reduce { state, action in reduce(&state, action) }
  }

  private func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .shown(let count):
      state.text = "\(count) items"
      return .none
    case .cleared:
      state.text = ""
      return .none
    }
  }
}
// snippet end

@MainActor
struct CompilesTests {
  @Test func basket() async {
    let store = TestStore(initialState: CompiledBasket.State()) { CompiledBasket() }
    await store.send(.addButtonTapped) { $0.count = 1 }
    await store.receive(\.totalLoaded) { $0.total = 10 }
  }

  @Test func assignment() {
    // snippet: compiles-binding
    let store = Store(initialState: CompiledBasket.State()) { CompiledBasket() }
    store.count = 3
    #expect(store.count == 3)
    // snippet end
  }

  @Test func types() async {
    let store = TestStore(initialState: CompiledTitle.State()) { CompiledTitle() }
    await store.send(\.binding.title, "Shop") { $0.title = "Shop" }
    await store.send(.clearButtonTapped) { $0.title = "" }
  }

  @Test func method() {
    let store = Store(initialState: CompiledSummary.State()) { CompiledSummary() }
    store.send(.shown(2))
    #expect(store.state.text == "2 items")
  }
}
