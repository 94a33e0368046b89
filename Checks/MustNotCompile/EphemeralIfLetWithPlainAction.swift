import Headgate

@Reducer
struct Letter {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action {
    case typed(String)
  }
}

@Reducer
struct Page {
  @ObservableState
  struct State {
    @Presents var alert: AlertState<Answer>?
  }
  enum Action {
    #if WRONG
      case alert(Answer)
    #else
      case alert(PresentationAction<Answer>)
    #endif
  }
  enum Answer {
    case confirmed
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$alert, action: \.alert)  // must say: its case carries a 'PresentationAction'
  }
}
