import Foundation
import Headgate

/// A room: the history in pages, incoming messages and the composer.
@Reducer
struct ChatRoom {
  /// The children that the room presents.
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case deleteDialog(ConfirmationDialogState<DeleteDialog>)
    case image(Gate<ChatImageViewer>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case retryPage
    }

    @CasePathable
    enum DeleteDialog: Equatable, Sendable {
      case forEveryone(ChatMessage.ID)
      case forMe(ChatMessage.ID)
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var draft = ""
    var hasOlderMessages = true
    var isAtBottom = true
    var isConnected = false
    var isLoadingPage = false
    let me: String
    let room: String
    var rows: IdentifiedArrayOf<ChatRow.State> = []
    var unseenCount = 0

    /// Rows that are being sent have a time of this device, so the start of the history is not known from them.
    var oldestDate: Date? {
      rows.first { $0.delivery == .sent }?.message.sentAt
    }
  }

  enum Action: GatedAction {
    case destination(PresentationAction<Destination.Action>)
    case `internal`(Internal)
    case rows(IdentifiedGatesOf<ChatRow>)
    case view(View)

    @Sealed fileprivate enum InternalEvent {
      case connectionLost
      case deletionFailed(ChatRow.State, index: Int)
      case eventReceived(ChatEvent)
      case pageResponse(Result<ChatPage, any Error>)
      case reconnectionDue
    }

    enum View: BindableAction {
      case binding(BindingAction<ChatRoom.State>)
      case scrolledToBottom
      case scrolledToTop
      case scrolledUp
      case sendButtonTapped
      case task
    }
  }

  private enum CancelID { case connection, typing }

  @Dependency(ChatClient.self) var chatClient
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .internal(.connectionLost):
        state.isConnected = false
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.internal(.reconnectionDue))
        }
        .cancellable(id: CancelID.connection, cancelInFlight: true)

      case .internal(.deletionFailed(let row, let index)):
        state.rows.insert(row, at: min(index, state.rows.count))
        state.destination = .alert(.deletionFailed)
        return .none

      case .destination(.presented(.alert(.retryPage))):
        return loadPage(&state)

      case .destination(.presented(.deleteDialog(.forEveryone(let id)))):
        return delete(id, from: &state)

      case .destination(.presented(.deleteDialog(.forMe(let id)))):
        // Removing the row also cancels its delivery.
        state.rows.remove(id: id)
        return .none

      case .destination(.dismiss), .destination(.presented(.image(.inside))):
        return .none

      case .internal(.eventReceived(.deleted(let id))):
        state.rows.remove(id: id)
        if state.destination?.image?.messageID == id {
          state.destination = nil
        }
        return .none

      case .internal(.eventReceived(.message(let message))):
        // The server echoes the user's own messages, which are already on the screen.
        guard state.rows[id: message.id] == nil else { return .none }
        state.rows.append(ChatRow.State(message: message, room: state.room))
        if !state.isAtBottom {
          state.unseenCount += 1
        }
        return .none

      case .internal(.pageResponse(.failure)):
        state.isLoadingPage = false
        if state.destination == nil {
          state.destination = .alert(.pageFailed)
        }
        return .none

      case .internal(.pageResponse(.success(let page))):
        state.hasOlderMessages = page.hasMore
        state.isLoadingPage = false
        for message in page.messages.reversed() where state.rows[id: message.id] == nil {
          state.rows.insert(ChatRow.State(message: message, room: state.room), at: 0)
        }
        return .none

      case .internal(.reconnectionDue):
        return connect(&state)

      case .rows(.element(id: let id, action: .delegate(.deleteRequested))):
        guard let row = state.rows[id: id] else { return .none }
        let isDeletableForAll = row.delivery == .sent && row.message.author == state.me
        state.destination = .deleteDialog(.delete(id, forEveryone: isDeletableForAll))
        return .none

      case .rows(.element(id: let id, action: .delegate(.imageRequested(let url)))):
        state.destination = .image(ChatImageViewer.State(messageID: id, url: url))
        return .none

      case .rows(.element(id: _, action: .interface)), .rows(.element(id: _, action: .inside)):
        return .none

      case .view(.binding(\.draft)):
        guard !state.draft.isEmpty else { return .cancel(id: CancelID.typing) }
        return .run { [room = state.room] _ in
          try await clock.sleep(for: .milliseconds(300))
          await chatClient.setTyping(room: room)
        }
        .cancellable(id: CancelID.typing, cancelInFlight: true)

      case .view(.binding):
        return .none

      case .view(.scrolledToBottom):
        state.isAtBottom = true
        state.unseenCount = 0
        return .none

      case .view(.scrolledToTop):
        guard state.hasOlderMessages, !state.isLoadingPage else { return .none }
        return loadPage(&state)

      case .view(.scrolledUp):
        state.isAtBottom = false
        return .none

      case .view(.sendButtonTapped):
        let text = state.draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return .none }
        let message = ChatMessage(id: uuid(), author: state.me, sentAt: now, text: text)
        state.draft = ""
        state.rows.append(ChatRow.State(delivery: .sending, message: message, room: state.room))
        // The row delivers the message, so that the request is cancelled when the row is removed.
        return .merge(
          .cancel(id: CancelID.typing),
          .send(.rows(.element(id: message.id, action: .interface(.appended))))
        )

      case .view(.task):
        return .merge(connect(&state), loadPage(&state))
      }
    }
    .forEach(\.rows, action: \.rows) {
      ChatRow()
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func connect(_ state: inout State) -> EffectOf<Self> {
    state.isConnected = true
    return .run { [chatClient, room = state.room] send in
      for await event in chatClient.events(room: room) {
        await send(.internal(.eventReceived(event)))
      }
      await send(.internal(.connectionLost))
    }
    // headgate:disable:next shared-cancel-id - a new connection replaces the delay before the next attempt
    .cancellable(id: CancelID.connection, cancelInFlight: true)
  }

  private func delete(_ id: ChatMessage.ID, from state: inout State) -> EffectOf<Self> {
    guard let index = state.rows.index(id: id), let row = state.rows.remove(id: id) else { return .none }
    return .run { _ in
      try await chatClient.delete(id: id)
    } catch: { _, send in
      await send(.internal(.deletionFailed(row, index: index)))
    }
  }

  private func loadPage(_ state: inout State) -> EffectOf<Self> {
    state.isLoadingPage = true
    return .run { [before = state.oldestDate, room = state.room] send in
      await send(.internal(.pageResponse(Result { try await chatClient.page(room: room, before: before) })))
    }
  }
}

extension AlertState where Action == ChatRoom.Destination.Alert {
  static var deletionFailed: Self {
    AlertState {
      TextState("The message was not deleted")
    }
  }

  static var pageFailed: Self {
    AlertState {
      TextState("Messages could not be loaded")
    } actions: {
      ButtonState(action: .retryPage) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}

extension ConfirmationDialogState where Action == ChatRoom.Destination.DeleteDialog {
  static func delete(_ id: ChatMessage.ID, forEveryone: Bool) -> Self {
    ConfirmationDialogState(titleVisibility: .hidden) {
      TextState("Delete message")
    } actions: {
      ButtonState(role: .destructive, action: .forMe(id)) {
        TextState("Delete for me")
      }
      if forEveryone {
        ButtonState(role: .destructive, action: .forEveryone(id)) {
          TextState("Delete for everyone")
        }
      }
      ButtonState(role: .cancel) {
        TextState("Keep")
      }
    }
  }
}
