import Headgate

// snippet: chat-program
@MainActor
struct ChatProgram {
  let store = Store(initialState: ChatScreen.State()) { ChatScreen() }

  func run(_ lines: some AsyncSequence<String, Never>, print: @escaping (String) -> Void) async {
    let drawing = store.observe { print("\(store.messages.count) messages") }
    defer { drawing.cancel() }
    for await line in lines {
      store.send(.lineEntered(line))
      if store.isQuitting { return }
    }
  }
}
// snippet end

@Reducer
struct ChatScreen {
  @ObservableState
  struct State: Equatable {
    var messages: [String] = []
    var isQuitting = false
  }

  enum Action { case lineEntered(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lineEntered("quit"): state.isQuitting = true
      case .lineEntered(let line): state.messages.append(line)
      }
      return .none
    }
  }
}
