// holds: MACRO-114
import Headgate

@Reducer
struct Form {
  @ObservableState
  struct State {
    var name = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case tapped
  }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

#if WRONG
  @Reducer
  struct WrongForm {
    @ObservableState
    struct State {
      var name = ""
    }
    enum Action: BindableAction {  // must say: Add 'case binding(BindingAction<State>)'. [MAC-100]
      case tapped
    }
    @Dependency(.uuid) var uuid  // must say: Write '@Dependency(\.uuid)'. [MAC-101]
    var body: some ReducerOf<Self> {
      EmptyReducer()
    }
  }
#endif
