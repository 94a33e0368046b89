// holds: REDUCER-29
// Mistakes inside of a reducer's closure are reported at their lines.
import Headgate

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action {
    case saved(String)
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Parent {
  @ObservableState
  struct State: Equatable {
    var child = Child.State()
    var count = 0
    @Presents var detail: Child.State?
  }
  enum Action {
    case child(Child.Action)
    case detail(PresentationAction<Child.Action>)
    case named(String)
    case tapped
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .named(let name):
        state.count = name.count
        return .none
      case .child, .detail, .tapped: return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) { Child() }
  }
}

#if WRONG
  extension Parent {
    @ReducerBuilder<State, Action> var misspelledCase: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .nmed(let name): state.count = name.count  // must say: type 'Parent.Action' has no member 'nmed'
        default: break
        }
        return .none
      }
      .ifLet(\.$detail, action: \.detail) { Child() }
    }
    @ReducerBuilder<State, Action> var misspelledCaseOfTheChild: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .child(.savd(let name)): state.count = name.count  // must say: type 'Child.Action' has no member 'savd'
        default: break
        }
        return .none
      }
      .ifLet(\.$detail, action: \.detail) { Child() }
    }
    @ReducerBuilder<State, Action> var misspelledCaseWithoutPayload: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .taped: state.count += 1  // must say: type 'Parent.Action' has no member 'taped'
        default: break
        }
        return .none
      }
      .ifLet(\.$detail, action: \.detail) { Child() }
    }
    @ReducerBuilder<State, Action> var forgottenPresented: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .detail(.tapped): state.count += 1  // must say: has no member 'tapped'
        default: break
        }
        return .none
      }
      .ifLet(\.$detail, action: \.detail) { Child() }
    }
    @ReducerBuilder<State, Action> var misspelledProperty: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Reduce { state, action in
        switch action {
        case .named(let name): state.coutn = name.count  // must say: has no member 'coutn'
        default: break
        }
        return .none
      }
      .ifLet(\.$detail, action: \.detail) { Child() }
    }
  }
#endif
