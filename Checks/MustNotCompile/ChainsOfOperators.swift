// compile with: -Xfrontend -solver-scope-threshold=2000
// holds: REDUCER-28
// Chains of operators are type-checked in few steps, also with paths of two components and with a misspelled path.
import Headgate

@Reducer
struct Child {
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Parent {
  struct State: Equatable {
    var alpha: Child.State?
    var bravo: Child.State?
    var charlie: Child.State?
    var delta: Child.State?
    var echo: Child.State?
    var foxtrot: Child.State?
    var golf: Child.State?
    var hotel: Child.State?
  }
  enum Action {
    case inner(Inner)
    case alpha(Child.Action)
    case bravo(Child.Action)
    case charlie(Child.Action)
    case delta(Child.Action)
    case echo(Child.Action)
    case foxtrot(Child.Action)
    case golf(Child.Action)
    case hotel(Child.Action)
  }
  @CasePathable
  enum Inner {
    case alpha(Child.Action)
    case bravo(Child.Action)
    case charlie(Child.Action)
    case delta(Child.Action)
    case echo(Child.Action)
    case foxtrot(Child.Action)
    case golf(Child.Action)
    case hotel(Child.Action)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.alpha, action: \.alpha) { Child() }
      .ifLet(\.bravo, action: \.bravo) { Child() }
      .ifLet(\.charlie, action: \.charlie) { Child() }
      .ifLet(\.delta, action: \.delta) { Child() }
      .ifLet(\.echo, action: \.echo) { Child() }
      .ifLet(\.foxtrot, action: \.foxtrot) { Child() }
      .ifLet(\.golf, action: \.golf) { Child() }
      .ifLet(\.hotel, action: \.hotel) { Child() }
    EmptyReducer()
      .ifLet(\.alpha, action: \.inner.alpha) { Child() }
      .ifLet(\.bravo, action: \.inner.bravo) { Child() }
      .ifLet(\.charlie, action: \.inner.charlie) { Child() }
      .ifLet(\.delta, action: \.inner.delta) { Child() }
      .ifLet(\.echo, action: \.inner.echo) { Child() }
      .ifLet(\.foxtrot, action: \.inner.foxtrot) { Child() }
      .ifLet(\.golf, action: \.inner.golf) { Child() }
      .ifLet(\.hotel, action: \.inner.hotel) { Child() }
  }
}

#if WRONG
  extension Parent {
    @ReducerBuilder<State, Action> var misspelled: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.alpha, action: \.alpha) { Child() }
        .ifLet(\.bravo, action: \.brawo) { Child() }  // must say: 'Parent.Action.AllCasePaths' has no member 'brawo'
        .ifLet(\.charlie, action: \.charlie) { Child() }
        .ifLet(\.delta, action: \.delta) { Child() }
        .ifLet(\.echo, action: \.echo) { Child() }
    }
    @ReducerBuilder<State, Action> var misspelledInside: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.alpha, action: \.inner.alpha) { Child() }
        .ifLet(\.bravo, action: \.inner.brawo) { Child() }  // must say: no dynamic member 'brawo'
        .ifLet(\.charlie, action: \.inner.charlie) { Child() }
        .ifLet(\.delta, action: \.inner.delta) { Child() }
        .ifLet(\.echo, action: \.inner.echo) { Child() }
    }
  }
#endif
