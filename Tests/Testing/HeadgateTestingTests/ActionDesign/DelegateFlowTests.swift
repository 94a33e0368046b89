import Headgate
import HeadgateTesting
import Testing

/// What a child tells, on every way in which a parent can hold it, and further up.
@MainActor
struct DelegateFlowTests {
  private func makeStore() -> TestStoreOf<Field> {
    TestStore(
      initialState: Field.State(
        optional: Sensor.State(id: 1),
        presented: Sensor.State(id: 2),
        rows: [Sensor.State(id: 3), Sensor.State(id: 4)],
        path: StackState([Sensor.State(id: 5)])
      )
    ) {
      Field()
    }
  }

  // seed: S2-8, S2-11, S3-5
  @Test func `a parent hears a child that is always there`() async {
    let store = makeStore()
    await store.send(\.inner.dried, 9) { $0.inner.dryness = 9 }
    await store.receive(\.inner.delegate.alarm, 9) { $0.news = ["inner 9"] }
    await store.receive(\.delegate.heard, "inner 9")
  }

  // seed: S2-8, S2-11, S3-5
  @Test func `a parent hears an optional child`() async {
    let store = makeStore()
    await store.send(\.optional.dried, 8) { $0.optional?.dryness = 8 }
    await store.receive(\.optional.delegate.alarm, 8) { $0.news = ["optional 8"] }
    await store.receive(\.delegate.heard, "optional 8")
  }

  // seed: S2-8, S2-11, S3-5
  @Test func `a parent hears a presented child, and may end it`() async {
    let store = makeStore()
    await store.send(\.presented.dried, 7) { $0.presented?.dryness = 7 }
    await store.receive(\.presented.delegate.alarm, 7) {
      $0.news = ["presented 7"]
      $0.presented = nil
    }
    await store.receive(\.delegate.heard, "presented 7")
  }

  // seed: S2-8, S2-11, S3-5
  @Test func `a parent hears a row, and knows which`() async {
    let store = makeStore()
    await store.send(\.rows[id: 4].dried, 6) { $0.rows[id: 4]?.dryness = 6 }
    await store.receive(\.rows[id: 4].delegate.alarm, 6) { $0.news = ["row 4 6"] }
    await store.receive(\.delegate.heard, "row 4 6")
  }

  // seed: S2-8, S2-11, S3-5
  @Test func `a parent hears an element of a stack, and knows which`() async {
    let store = makeStore()
    await store.send(\.path[id: 0].dried, 9) { $0.path[id: 0]?.dryness = 9 }
    await store.receive(\.path[id: 0].delegate.alarm, 9) { $0.news = ["element 0 9"] }
    await store.receive(\.delegate.heard, "element 0 9")
  }

  // seed: S2-8, S3-5
  @Test func `a child that has nothing to tell tells nothing`() async {
    let store = makeStore()
    await store.send(\.rows[id: 3].dried, 2) { $0.rows[id: 3]?.dryness = 2 }
  }

  // seed: S2-8, S3-5
  @Test func `what a parent tells on is heard by its own parent`() async {
    let store = TestStore(initialState: Farm.State()) { Farm() }
    await store.send(\.field.inner.dried, 9) { $0.field.inner.dryness = 9 }
    await store.receive(\.field.inner.delegate.alarm) { $0.field.news = ["inner 9"] }
    await store.receive(\.field.delegate.heard) { $0.alarms = 1 }
  }
}

@Reducer
private struct Sensor {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var dryness = 0
  }

  enum Action {
    @CasePathable
    enum Delegate: Equatable {
      case alarm(Int)
    }

    case dried(Int)
    case delegate(Delegate)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .dried(let dryness):
        state.dryness = dryness
        return dryness > 5 ? .send(.delegate(.alarm(dryness))) : .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
private struct Field {
  @ObservableState
  struct State: Equatable {
    var inner = Sensor.State()
    var optional: Sensor.State?
    @Presents var presented: Sensor.State?
    var rows: IdentifiedArrayOf<Sensor.State> = []
    var path = StackState<Sensor.State>()
    var news: [String] = []
  }

  enum Action {
    @CasePathable
    enum Delegate: Equatable {
      case heard(String)
    }

    case inner(Sensor.Action)
    case optional(Sensor.Action)
    case presented(PresentationAction<Sensor.Action>)
    case rows(IdentifiedActionOf<Sensor>)
    case path(StackActionOf<Sensor>)
    case delegate(Delegate)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) { Sensor() }
    Reduce { state, action in
      switch action {
      case .inner(.delegate(.alarm(let dryness))):
        return hear("inner \(dryness)", &state)
      case .optional(.delegate(.alarm(let dryness))):
        return hear("optional \(dryness)", &state)
      case .presented(.presented(.delegate(.alarm(let dryness)))):
        state.presented = nil
        return hear("presented \(dryness)", &state)
      case .rows(.element(id: let id, action: .delegate(.alarm(let dryness)))):
        return hear("row \(id) \(dryness)", &state)
      case .path(.element(id: let id, action: .delegate(.alarm(let dryness)))):
        guard let index = state.path.ids.firstIndex(of: id) else { return .none }
        return hear("element \(index) \(dryness)", &state)
      case .inner, .optional, .presented, .rows, .path, .delegate:
        return .none
      }
    }
    .ifLet(\.optional, action: \.optional) { Sensor() }
    .ifLet(\.$presented, action: \.presented) { Sensor() }
    .forEach(\.rows, action: \.rows) { Sensor() }
    .forEach(\.path, action: \.path) { Sensor() }
  }

  private func hear(_ news: String, _ state: inout State) -> Effect<Action> {
    state.news.append(news)
    return .send(.delegate(.heard(news)))
  }
}

@Reducer
private struct Farm {
  @ObservableState
  struct State: Equatable {
    var field = Field.State()
    var alarms = 0
  }

  enum Action {
    case field(Field.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.field, action: \.field) { Field() }
    Reduce { state, action in
      if case .field(.delegate(.heard)) = action { state.alarms += 1 }
      return .none
    }
  }
}
