// holds: MACRO-116
// An operator without the reducer of its child.
import Headgate

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 1
    var name = ""
  }
  enum Action: Equatable {
    case saved(String)
    case tapped
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
enum Path {
  case child(Child)
}

@Reducer
struct Parent {
  @ObservableState
  struct State {
    var child: Child.State?
    @Presents var presented: Child.State?
    @Presents var path: Path.State?
    var rows: IdentifiedArrayOf<Child.State> = []
    var stack = StackState<Path.State>()
  }
  enum Action {
    case child(Child.Action)
    case presented(PresentationAction<Child.Action>)
    case path(PresentationAction<Path.Action>)
    case rows(IdentifiedActionOf<Child>)
    case stack(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$path, action: \.path)
      .forEach(\.stack, action: \.stack)
  }
}

#if WRONG
  extension Parent {
    @ReducerBuilder<State, Action> var optional: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.child, action: \.child)  // must say: Write the child's reducer in a closure
    }
    @ReducerBuilder<State, Action> var presentedChild: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$presented, action: \.presented)  // must say: Write the child's reducer in a closure
    }
    @ReducerBuilder<State, Action> var elements: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows)  // must say: Write the element's reducer in a closure
    }
    @ReducerBuilder<State, Action> var misspelledState: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.chld, action: \.child)  // must say: has no member 'chld'
    }
    @ReducerBuilder<State, Action> var misspelledAction: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.child, action: \.chld)  // must say: has no member 'chld'
    }
  }
#endif
