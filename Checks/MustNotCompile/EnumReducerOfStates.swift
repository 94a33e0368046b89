// holds: MACRO-114
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

#if WRONG
  @Reducer
  enum Path {
    case child(Child.State)  // must say: Write 'case child(Child)'. For a state without a feature
  }
#else
  @Reducer
  enum Path {
    case child(Child)
  }
#endif
