import Foundation
import Headgate

/// The parent of the upload. It sends with several spellings.
@Reducer
struct Transfers {
  @ObservableState
  struct State: Equatable {
    var upload = Upload.State()
    var total = 0
    var isOffline = false
  }

  enum Action {
    case view(View)
    case `internal`(Internal)
    case upload(Upload.Action)

    enum View {
      case airplaneModeTapped
      case resetButtonTapped
      case summaryButtonTapped
    }

    enum Internal {
      case connectionChanged(Bool)
      case summaryWritten(String)
    }
  }

  @Dependency(\.connection) var connection
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Scope(state: \.upload, action: \.upload, child: Upload.init)  // near-miss: unintegrated-child
    Reduce { state, action in
      guard case .view(let action) = action else { return .none }
      switch action {
      case .airplaneModeTapped:
        return .run { [connection] send in
          var isOnline = true
          while !Task.isCancelled, isOnline {
            try await clock.sleep(for: .seconds(5))
            isOnline = await connection.isOnline()
          }
          await send(.internal(.connectionChanged(isOnline)))  // near-miss: response-without-failure
        }

      case .resetButtonTapped:
        return .merge(
          .send(.upload(.interface(.cancellationRequested))),  // near-miss: interface-from-self
          .send(.upload(.delegate(.uploadFinished(0))))  // flags: delegate-forged
        )

      case .summaryButtonTapped:
        return .run { send in
          await send(.upload(.internal(.partUploaded("summary", 1))))  // flags: internal-outside-feature
          for await line in connection.lines().prefix(3) {  // near-miss: uncancellable-loop
            await send(.internal(.summaryWritten(line)))
          }
        }
      }
    }
    Reduce { state, action in
      guard case .upload(.delegate(.uploadFinished(let count))) = action else { return .none }
      state.total += count
      return .none
    }
    Reduce { state, action in
      if case .internal(.connectionChanged(let isOnline)) = action { state.isOffline = !isOnline }
      if case .upload(.interface) = action {  // flags: interface-from-self, parent-observes-inside
        state.total = 0
      }
      return .none
    }
  }
}

@DependencyClient
struct ConnectionClient: Sendable {
  var isOnline: @Sendable () async -> Bool = { true }
  var lines: @Sendable () -> AsyncStream<String> = { .finished }
}

extension ConnectionClient: TestDependencyKey {
  static let testValue = ConnectionClient()
}

extension DependencyValues {
  var connection: ConnectionClient {
    get { self[ConnectionClient.self] }
    set { self[ConnectionClient.self] = newValue }
  }
}
