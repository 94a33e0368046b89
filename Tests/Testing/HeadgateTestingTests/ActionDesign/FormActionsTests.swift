import Headgate
import HeadgateTesting
import Testing

/// A form: its fields are set by bindings, and the reducer need not look at them.
@MainActor
struct FormActionsTests {
  private func makeStore() -> TestStoreOf<Schedule> {
    TestStore(initialState: Schedule.State()) { Schedule() }
  }

  // seed: S0-17, S0-18, S0-19
  @Test func `bindings write the fields, and the reducer leaves them alone`() async {
    let store = makeStore()
    await store.send(.binding(.set(\.name, "Evening"))) { $0.name = "Evening" }
    await store.send(\.binding.minutes, 20) { $0.minutes = 20 }
    await store.send(\.binding.isRepeating, true) { $0.isRepeating = true }
  }

  // seed: S0-18
  @Test func `what is behind the binding reducer sees the new value`() async {
    let store = makeStore()
    await store.send(\.binding.name, "Evening") { $0.name = "Evening" }
    await store.send(.saveButtonTapped) { $0.saved = "Evening, 10 minutes" }
    await store.send(.cancelButtonTapped) { $0 = Schedule.State(saved: "Evening, 10 minutes") }
  }

  // seed: S0-17
  @Test func `a control sets a member of the store`() {
    let store = Store(initialState: Schedule.State()) { Schedule() }
    store.minutes = 45
    store.isRepeating.toggle()
    #expect(store.minutes == 45)
    #expect(store.isRepeating)
  }

  // seed: S0-3, S0-17
  @Test func `bindings are equal when they set one property to one value`() {
    #expect(Schedule.Action.binding(.set(\.minutes, 5)) == .set(\.minutes, 5))
    #expect(Schedule.Action.binding(.set(\.minutes, 5)) != .set(\.minutes, 6))
    #expect(Schedule.Action.binding(.set(\.name, "a")) != .saveButtonTapped)
  }
}

@Reducer
private struct Schedule {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
    var minutes = 10
    var isRepeating = false
    var saved: String?
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case saveButtonTapped
    case cancelButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .saveButtonTapped:
        state.saved = "\(state.name), \(state.minutes) minutes"
        return .none
      case .cancelButtonTapped:
        state = State(saved: state.saved)
        return .none
      }
    }
  }
}
