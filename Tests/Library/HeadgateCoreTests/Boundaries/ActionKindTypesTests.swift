import Headgate
import Testing

/// A feature whose author left out what it tells and what it is told.
@Reducer
private struct Quiet {
  @ObservableState struct State: Equatable { var taps = 0 }
  enum Action: GatedAction {
    case view(View)
    case tick
    enum View { case tapped }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}

private let heard = LockIsolated<[String]>([])

// As another file of the module could write it: it is the witness, being more special than the library's.
extension Quiet.Action {
  fileprivate static func _delegate(of action: Self) -> Never? {
    heard.withValue { $0.append("\(action)") }
    return nil
  }

  fileprivate static func _interface(of action: Self) -> Never? {
    heard.withValue { $0.append("\(action)") }
    return nil
  }
}

@Reducer
private struct Room {
  @ObservableState struct State: Equatable { var quiet = Quiet.State() }
  enum Action { case quiet(Gate<Quiet>) }
  var body: some ReducerOf<Self> { Scope(state: \.quiet, action: \.quiet) { Quiet() } }
}

@MainActor
struct ActionKindTypesTests {
  // holds: GATE-29
  @Test func `nobody is asked about a kind that the action does not have`() {
    let store = Store(initialState: Room.State()) { Room() }
    store.scope(state: \.quiet, action: \.quiet).send(.view(.tapped))
    store.scope(state: \.quiet, action: \.quiet).send(.tick)
    #expect(store.quiet.taps == 2)
    #expect(Quiet.Action.tick.kind == nil)
    #expect(heard.value.isEmpty)
  }

  // holds: GATE-30
  @Test func `an action is asked for its kind on any task`() async {
    func kind<Action: GatedAction & Sendable>(of action: Action) async -> ActionKind? {
      await Task.detached { action.kind }.value
    }
    #expect(await kind(of: Quiet.Action.view(.tapped)) == .view)
    #expect(await kind(of: Quiet.Action.tick) == nil)
  }
}
