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

  enum Action: GatedAction {
    case `internal`(Internal)
    case view(View)

    @Sealed fileprivate enum InternalEvent {
      case loadResponse(Result<Data, any Error>)
    }

    enum View: Equatable, Sendable {
      case closeButtonTapped
      case retryButtonTapped
      case task
    }
  }

  @Dependency(ChatClient.self) var chatClient
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.closeButtonTapped):
        return .run { _ in await dismiss() }

      case .internal(.loadResponse(.failure)):
        state.loading = .failed
        return .none

      case .internal(.loadResponse(.success(let data))):
        state.loading = .loaded(data)
        return .none

      case .view(.retryButtonTapped), .view(.task):
        guard state.loading[case: \.loaded] == nil else { return .none }
        state.loading = .loading
        return .run { [url = state.url] send in
          await send(.internal(.loadResponse(Result { try await chatClient.image(url: url) })))
        }
      }
    }
  }
}
