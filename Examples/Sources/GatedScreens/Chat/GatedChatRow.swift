import Foundation
import Headgate

/// One message in the list. The row of an own message delivers it.
@Reducer
struct ChatRow {
  /// The delivery state of an own message.
  enum Delivery: Equatable, Sendable {
    case failed
    case sending
    case sent
  }

  @ObservableState
  struct State: Equatable, Identifiable {
    var delivery = Delivery.sent
    var message: ChatMessage
    let room: String

    var id: ChatMessage.ID { message.id }
  }

  enum Action: GatedAction {
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case view(View)

    enum Delegate: Equatable, Sendable {
      case deleteRequested
      case imageRequested(URL)
    }

    enum Interface: Equatable, Sendable {
      case appended
    }

    @Sealed fileprivate enum InternalEvent {
      case deliveryResponse(Result<Date, any Error>)
    }

    enum View: Equatable, Sendable {
      case deleteButtonTapped
      case imageTapped
      case retryButtonTapped
    }
  }

  @Dependency(ChatClient.self) var chatClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .interface(.appended):
        return deliver(&state)

      case .delegate:
        return .none

      case .view(.deleteButtonTapped):
        return .send(.delegate(.deleteRequested))

      case .internal(.deliveryResponse(.failure)):
        state.delivery = .failed
        return .none

      case .internal(.deliveryResponse(.success(let sentAt))):
        state.delivery = .sent
        // Messages are ordered by the clock of the server, not of this device.
        state.message.sentAt = sentAt
        return .none

      case .view(.imageTapped):
        guard let url = state.message.imageURL else { return .none }
        return .send(.delegate(.imageRequested(url)))

      case .view(.retryButtonTapped):
        guard state.delivery == .failed else { return .none }
        return deliver(&state)
      }
    }
  }

  private func deliver(_ state: inout State) -> EffectOf<Self> {
    state.delivery = .sending
    return .run { [message = state.message, room = state.room] send in
      await send(.internal(.deliveryResponse(Result { try await chatClient.send(room: room, message: message) })))
    }
  }
}
