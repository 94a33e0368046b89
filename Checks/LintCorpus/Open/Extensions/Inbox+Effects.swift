import Foundation
import Headgate

extension Inbox {
  func view(_ state: inout State, _ action: Action.View) -> EffectOf<Self> {
    switch action {
    case .inboxAppeared:
      state.isLoading = true
      return load()

    case .composeButtonTapped:
      state.compose = Compose.State()
      return .none

    case .messageTapped(let message):
      // The parent opens the message. Then the server is told that it is read.
      return .merge(
        .send(.delegate(.messageOpened(message))),  // near-miss: delegate-forged
        markRead(message)
      )

    case .set:
      state.deletedSubject = nil
      return .none
    }
  }

  func reduceInternal(_ state: inout State, _ action: Action.Internal) -> EffectOf<Self> {
    switch action {
    case .messagesLoaded(let messages):
      state.isLoading = false
      state.messages = messages
      state.unreadCount = messages.count { !$0.isRead }
      return .send(.delegate(.unreadCountChanged(state.unreadCount)))  // near-miss: action-as-function

    case .messagesLoadFailed:
      state.isLoading = false
      return .none

    case .readMarked(let id):
      guard let index = state.messages.firstIndex(where: { $0.id == id }) else { return .none }
      state.messages[index].isRead = true
      return .none
    }
  }

  private func load() -> EffectOf<Self> {
    .run { [mail] send in
      await send(.internal(.messagesLoaded(try await mail.messages())))
    } catch: { error, send in
      await send(.internal(.messagesLoadFailed(error)))
    }
  }

  private func markRead(_ message: Message) -> EffectOf<Self> {
    .run { [mail] send in
      try await mail.markRead(message.id)
      await send(.internal(.readMarked(message.id)))  // flags: response-without-failure
    }
  }
}
