import Headgate

@Reducer
struct Message {
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
    @Presents var letter: Message.State?
  }
  enum Action {
    case letter(PresentationAction<Message.Action>)
  }
  var body: some ReducerOf<Self> {
    #if WRONG
      EmptyReducer().ifLet(\.$letter, action: \.letter)  // must say: Letter.State' conform to 'DefaultReducing'
    #else
      EmptyReducer().ifLet(\.$letter, action: \.letter) { Message() }
    #endif
  }
}
