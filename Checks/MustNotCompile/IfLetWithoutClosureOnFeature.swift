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
    @Presents var letter: Letter.State?
  }
  enum Action {
    case letter(PresentationAction<Letter.Action>)
  }
  var body: some ReducerOf<Self> {
    #if WRONG
      EmptyReducer().ifLet(\.$letter, action: \.letter)  // must say: Write the child's reducer in a closure
    #else
      EmptyReducer().ifLet(\.$letter, action: \.letter) { Letter() }
    #endif
  }
}
