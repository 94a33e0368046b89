import Foundation
import Headgate

/// A full-screen image of the chat.
@Reducer
struct ChatImageViewer {
  /// The loading state of the image.
  @CasePathable
  enum Loading: Equatable, Sendable {
    case failed
    case loaded(Data)
    case loading
  }

  @ObservableState
  struct State: Equatable {
    var loading = Loading.loading
    let messageID: ChatMessage.ID
    let url: URL
  }

  enum Action {
    case closeButtonTapped
    case loadResponse(Result<Data, any Error>)
    case retryButtonTapped
    case task
  }

  @Dependency(ChatClient.self) var chatClient
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .loadResponse(.failure):
        state.loading = .failed
        return .none

      case .loadResponse(.success(let data)):
        state.loading = .loaded(data)
        return .none

      case .retryButtonTapped, .task:
        guard state.loading[case: \.loaded] == nil else { return .none }
        state.loading = .loading
        return .run { [url = state.url] send in
          await send(.loadResponse(Result { try await chatClient.image(url: url) }))
        }
      }
    }
  }
}
