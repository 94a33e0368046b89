import Headgate

extension Family {
  /// The children stand as a chain of operators or as statements: both have to do the same.
  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var log: [String] = []
      var child: Child.State?
      var sibling: Child.State?
      var inner = Grandchild.State()
      var rows: IdentifiedArrayOf<Child.State> = []
      var mode = Mode.State.none
    }
    enum Action: Sendable {
      case perform(@Sendable (inout State) -> Effect<Action>)
      case note(String)
      case child(Child.Action)
      case sibling(Child.Action)
      case inner(Grandchild.Action)
      case rows(IdentifiedActionOf<Child>)
      case mode(Mode.Action)
    }
    var isChain = true

    var body: some ReducerOf<Self> {
      Scope(state: \.inner, action: \.inner) { Grandchild() }
      Scope(state: \.mode, action: \.mode) { Mode(isChain: isChain) }
      if isChain {
        Reduce(Self.own)
          .ifLet(\.child, action: \.child) { Child() }
          .ifLet(\.sibling, action: \.sibling) { Child() }
          .forEach(\.rows, action: \.rows) { Child() }
      } else {
        IfLet(\.child, action: \.child) { Child() }
        IfLet(\.sibling, action: \.sibling) { Child() }
        ForEachElement(\.rows, action: \.rows) { Child() }
        Reduce(Self.own)
      }
    }

    static func own(_ state: inout State, _ action: Action) -> Effect<Action> {
      switch action {
      case .perform(let script): return script(&state)
      case .note(let note): state.log.append(note)
      case .child(.note(let note)): state.log.append("child \(note) \(state.child?.log.last ?? "-")")
      case .rows(.element(let id, .note(let note))):
        state.log.append("row \(id) \(note) \(state.rows[id: id]?.log.last ?? "-")")
      case .mode(.first(.note(let note))): state.log.append("mode \(note)")
      case .child, .sibling, .inner, .rows, .mode: break
      }
      return .none
    }
  }
}

extension Family.Parent {
  /// Reducers on the state of a parent, with the types that a body would give them.
  static func composed<Content: Reducer<State, Action>>(
    @ReducerBuilder<State, Action> _ content: () -> Content
  ) -> Content {
    content()
  }
}
