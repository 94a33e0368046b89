// compile with: -default-isolation MainActor
import Headgate

// holds: MACRO-136

// A protocol of a module of the main actor requires cases of actions. The compiler finds no payload of such a case in a closure,
// and its message for the closure does not help.
#if WRONG
  protocol FeatureAction {
    associatedtype ViewAction
    associatedtype DelegateAction
    static func view(_: ViewAction) -> Self
    static func delegate(_: DelegateAction) -> Self
  }
  protocol MovedAction {
    static func moved(_: Int, _: Int) -> Self
  }
#else
  nonisolated protocol FeatureAction {
    associatedtype ViewAction
    associatedtype DelegateAction
    static func view(_: ViewAction) -> Self
    static func delegate(_: DelegateAction) -> Self
  }
  nonisolated protocol MovedAction {
    static func moved(_: Int, _: Int) -> Self
  }
#endif

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: FeatureAction {
    case view(ViewAction)  // must say: requires this case: write 'nonisolated protocol'
    case delegate(DelegateAction)  // must say: requires this case: write 'nonisolated protocol'
    case loaded(Int)
    enum ViewAction: Equatable {
      case tapped
      case selected(Int)
    }
    enum DelegateAction: Equatable {
      case ended
    }
  }
  var body: some ReducerOf<Self> {  // must say: failed to produce diagnostic
    Reduce { state, action in
      switch action {
      case .view(.tapped): return .run { send in await send(.loaded(1)) }
      case .view(.selected(let count)), .loaded(let count):
        state.count = count
        return .none
      case .delegate: return .none
      }
    }
  }
}

// A generic feature, and a case with several values.
// must say in an expansion: call to main actor-isolated enum case 'moved'
@Reducer
struct Editor<Value: Equatable & Sendable> {
  struct State: Equatable {
    var value: Value
  }
  enum Action: FeatureAction, MovedAction {
    case view(Value)  // must say: requires this case: write 'nonisolated protocol'
    case moved(Int, Int)
    case delegate(DelegateAction)  // must say: requires this case: write 'nonisolated protocol'
    enum DelegateAction {
      case ended(Value)
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in reduce(&state, action) }
  }
  private func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .view(let value):
      state.value = value
      return .send(.delegate(.ended(value)))
    case .moved(let x, let y): return x == y ? .none : .send(.moved(y, x))
    case .delegate: return .none
    }
  }
}
