// snippet: chat-session
import Headgate

@Reducer
struct ChatSession {
  struct State: Equatable {
    var name: String?
    var messages: [String] = []
  }

  enum Action {
    case lineReceived(String)
    case connectionIsIdle
  }

  private enum CancelID { case idle }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.chatOutput) var output

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lineReceived(let line):
        if state.name == nil { state.name = line } else { state.messages.append(line) }
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(60))
          await send(.connectionIsIdle)
        }
        .cancellable(id: CancelID.idle, cancelInFlight: true)
      case .connectionIsIdle:
        return .run { [output] _ in await output("Are you still there?") }
      }
    }
  }
}
// snippet end

extension DependencyValues {
  var chatOutput: @Sendable (String) async -> Void {
    get { self[ChatOutputKey.self] }
    set { self[ChatOutputKey.self] = newValue }
  }
}

private enum ChatOutputKey: TestDependencyKey {
  static let testValue: @Sendable (String) async -> Void = { _ in }
}
