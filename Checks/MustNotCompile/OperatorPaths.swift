// holds: REDUCER-28
// What the compiler says of a wrong path of an operator.
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
struct Other {
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
    var child = Child.State()
    var detail: Child.State?
  }
  enum Action {
    case child(Child.Action)
    case other(Other.Action)
    case inner(Inner)
  }
  @CasePathable
  enum Inner {
    case child(Child.Action)
  }
  var body: some ReducerOf<Self> {
    let stored: CaseKeyPath<Action, Child.Action> = \.child
    Scope(state: \.child, action: stored) { Child() }
  }
}

#if WRONG
  extension Parent {
    @ReducerBuilder<State, Action> var storedOfAnother: some ReducerOf<Self> {
      let other: CaseKeyPath<Action, Other.Action> = \.other
      Scope(state: \.child, action: other) { Child() }  // must say: Other.Action
    }
    @ReducerBuilder<State, Action> var ofAnother: some ReducerOf<Self> {
      Scope(state: \.child, action: \.other) { Child() }  // must say: Other.Action
    }
    @ReducerBuilder<State, Action> var optionalOfAnother: some ReducerOf<Self> {
      IfLet(\.detail, action: \.other) { Child() }  // must say: Other.Action
    }
    @ReducerBuilder<State, Action> var ofWholeAction: some ReducerOf<Self> {
      Scope(state: \.child, action: \.self) { Child() }  // must say: Child.Action
    }
    @ReducerBuilder<State, Action> var misspelled: some ReducerOf<Self> {
      Scope(state: \.child, action: \.iner.child) { Child() }  // must say: has no member 'iner'
    }
    @ReducerBuilder<State, Action> var misspelledInside: some ReducerOf<Self> {
      Scope(state: \.child, action: \.inner.chid) { Child() }  // must say: no dynamic member 'chid'
    }
  }
#endif
