import Headgate

/// Features that do what an action tells them, so that a test says in one place what happens.
enum Family {
  /// Its state is plain.
  @Reducer
  struct Grandchild {
    struct State: Equatable, Identifiable {
      var id = 0
      var log: [String] = []
    }
    enum Action: Sendable {
      case perform(@Sendable (inout State) -> Effect<Action>)
      case note(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .perform(let script): return script(&state)
        case .note(let note):
          state.log.append(note)
          return .none
        }
      }
    }
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 0
      var log: [String] = []
      var grandchild: Grandchild.State?
    }
    enum Action: Sendable {
      case perform(@Sendable (inout State) -> Effect<Action>)
      case note(String)
      case grandchild(Grandchild.Action)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .perform(let script): return script(&state)
        case .note(let note):
          state.log.append(note)
          return .none
        case .grandchild: return .none
        }
      }
      .ifLet(\.grandchild, action: \.grandchild) { Grandchild() }
    }
  }

  @Reducer
  struct Mode {
    enum State: Equatable {
      case first(Child.State)
      case second(Grandchild.State)
      case none
    }
    enum Action: Sendable {
      case perform(@Sendable (inout State) -> Effect<Action>)
      case first(Child.Action)
      case second(Grandchild.Action)
    }
    var isChain = true
    var body: some ReducerOf<Self> {
      if isChain {
        Reduce(Self.own)
          .ifCaseLet(\.first, action: \.first) { Child() }
          .ifCaseLet(\.second, action: \.second) { Grandchild() }
      } else {
        IfCaseLet(\.first, action: \.first) { Child() }
        IfCaseLet(\.second, action: \.second) { Grandchild() }
        Reduce(Self.own)
      }
    }
    static func own(_ state: inout State, _ action: Action) -> Effect<Action> {
      if case .perform(let script) = action { script(&state) } else { .none }
    }
  }
}
