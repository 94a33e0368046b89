import Headgate

// snippet: chat-program
@MainActor
struct ChatProgram {
  let store = Store(initialState: ChatScreen.State()) { ChatScreen() }

  func run(_ lines: some AsyncSequence<String, Never>, print: @escaping (String) -> Void) async {
    let drawing = store.observe { print("\(store.messages.count) messages") }
    defer { drawing.cancel() }
    for await line in lines {
      if line == "quit" { return await store.send(.quitEntered).finish() }
      store.send(.lineEntered(line))
    }
  }
}
// snippet end

@Reducer
struct ChatScreen {
  @ObservableState
  struct State: Equatable {
    var messages: [String] = []
  }

  enum Action {
    case lineEntered(String)
    case quitEntered
  }

  private enum CancelID { case reminder }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.chatStorage) var save

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lineEntered(let line):
        state.messages.append(line)
        return .run { _ in try await clock.sleep(for: .seconds(60)) }
          .cancellable(id: CancelID.reminder, cancelInFlight: true)
      // snippet: chat-quit
      case .quitEntered:
        return .merge(
          .cancel(id: CancelID.reminder),
          .run { [messages = state.messages] _ in try await save(messages) }
        )
      // snippet end
      }
    }
  }
}

extension DependencyValues {
  @DependencyEntry(.test) var chatStorage: @Sendable ([String]) async throws -> Void = { _ in }
}
