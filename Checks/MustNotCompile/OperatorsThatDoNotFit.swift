// holds: MACRO-111
// An operator whose property and case do not belong together. The first three mistakes compile in plain Swift.
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
struct Right {
  @ObservableState
  struct State {
    @Presents var child: Child.State?
    var rows: IdentifiedArrayOf<Child.State> = []
  }
  enum Action {
    case child(PresentationAction<Child.Action>)
    case rows(IdentifiedActionOf<Child>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
  }
}

#if WRONG
  @Reducer
  struct Optionals {
    @ObservableState
    struct State {
      var plain: Child.State?
      @Presents var presented: Child.State?
      @Presents var unprojected: Child.State?
    }
    enum Action {
      case plain(PresentationAction<Child.Action>)
      case presented(Child.Action)
      case unprojected(PresentationAction<Child.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.plain, action: \.plain) { Child() }  // must say: [MAC-94]
        .ifLet(\.$presented, action: \.presented) { Child() }  // must say: [MAC-95]
        .ifLet(\.unprojected, action: \.unprojected) { Child() }  // must say: write '\.$unprojected'. [MAC-96]
    }
  }

  @Reducer
  struct Forgotten {
    @ObservableState
    struct State {
      var child: Child.State?
    }
    enum Action {
      case child(PresentationAction<Child.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$child, action: \.child) { Child() }  // must say: Mark the property with '@Presents'
    }
  }

  @Reducer
  struct Present {
    @ObservableState
    struct State {
      var child = Child.State()
    }
    enum Action {
      case child(Child.Action)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.child, action: \.child) { Child() }  // must say: the property 'child' is not optional
    }
  }

  @Reducer
  struct Rows {
    @ObservableState
    struct State {
      var rows: [Child.State] = []  // must say: Write 'IdentifiedArrayOf<Child.State>'
    }
    enum Action {
      case rows(IdentifiedActionOf<Child>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Child() }  // must say: conform to 'ElementCollection'
    }
  }

  @Reducer
  struct Elements {
    @ObservableState
    struct State {
      var rows: IdentifiedArrayOf<Child.State> = []
    }
    enum Action {
      case rows(Child.Action)  // must say: Write 'case rows(IdentifiedActionOf<Child>)'. [MAC-99]
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.rows, action: \.rows) { Child() }  // must say: conform to 'ElementAction'
    }
  }
#endif
