import Headgate

/// The first tab: the threads and their screens.
@Reducer
struct TabInbox {
  /// The screens on the stack of the inbox.
  @Reducer
  enum Path {
    case contact(TabContact)
    case thread(TabThread)
  }

  @ObservableState
  struct State: Equatable {
    var hasFailed = false
    var isLoading = false
    var path = StackState<Path.State>()
    var threads: IdentifiedArrayOf<TabThreadSummary> = []

    var unreadCount: Int { threads.reduce(0) { $0 + $1.unreadCount } }
  }

  enum Action {
    case path(StackActionOf<Path>)
    case popToRootRequested
    case refreshRequested
    case refreshResponse(Result<[TabThreadSummary], any Error>)
    case threadTapped(id: Int)
  }

  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: let id, action: .contact(.delegate(.blocked(let name))))):
        // The thread below the contact belongs to the blocked person, so both are removed.
        state.threads.removeAll { $0.title == name }
        let ids = Array(state.path.ids)
        if let index = ids.firstIndex(of: id), index > 0 {
          state.path.pop(from: ids[index - 1])
        } else {
          state.path.pop(from: id)
        }
        return .none

      case .path(.element(id: _, action: .thread(.delegate(.contactRequested(let name))))):
        state.path.append(.contact(TabContact.State(name: name)))
        return .none

      case .path(.element(id: _, action: .thread(.delegate(.read(let threadID))))):
        state.threads[id: threadID]?.unreadCount = 0
        return .none

      case .path:
        return .none

      case .popToRootRequested:
        state.path.removeAll()
        return .none

      case .refreshRequested:
        state.isLoading = true
        return .run { send in
          await send(.refreshResponse(Result { try await tabClient.threads() }))
        }
        .cancellable(id: TabCancelID.session)

      case .refreshResponse(.failure):
        state.hasFailed = true
        state.isLoading = false
        return .none

      case .refreshResponse(.success(let threads)):
        state.hasFailed = false
        state.isLoading = false
        state.threads = IdentifiedArray(uniqueElements: threads)
        return .none

      case .threadTapped(let id):
        state.path.append(.thread(TabThread.State(threadID: id)))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension TabInbox.Path.State: Equatable {}

/// One thread. It is updated while it is open.
@Reducer
struct TabThread {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var messages: [String] = []
    let threadID: Int
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case messagesResponse(Result<[String], any Error>)
    case updateReceived(String)
    case view(View)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case retry
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case contactRequested(name: String)
      case read(threadID: Int)
    }

    @CasePathable
    enum View: Equatable, Sendable {
      case backButtonTapped
      case contactTapped(name: String)
      case task
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.retry)):
        return load(state)

      case .alert, .delegate:
        return .none

      case .messagesResponse(.failure):
        state.alert = .messagesFailed
        return .none

      case .messagesResponse(.success(let messages)):
        state.messages = messages
        return .merge(
          .send(.delegate(.read(threadID: state.threadID))),
          .run { [tabClient, threadID = state.threadID] send in
            for await message in tabClient.updates(threadID: threadID) {
              await send(.updateReceived(message))
            }
          }
          .cancellable(id: TabCancelID.threads)
          .cancellable(id: TabCancelID.session)
        )

      case .updateReceived(let message):
        state.messages.append(message)
        return .none

      case .view(.backButtonTapped):
        return .run { _ in await dismiss() }

      case .view(.contactTapped(let name)):
        return .send(.delegate(.contactRequested(name: name)))

      case .view(.task):
        return load(state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func load(_ state: State) -> EffectOf<Self> {
    .run { [threadID = state.threadID] send in
      await send(.messagesResponse(Result { try await tabClient.messages(threadID: threadID) }))
    }
    .cancellable(id: TabCancelID.session)
  }
}

extension AlertState where Action == TabThread.Action.Alert {
  static var messagesFailed: Self {
    AlertState {
      TextState("Messages could not be loaded")
    } actions: {
      ButtonState(action: .retry) {
        TextState("Try again")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}

/// A person in a thread. The user can block the person.
@Reducer
struct TabContact {
  @ObservableState
  struct State: Equatable {
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
    let name: String
  }

  enum Action {
    case blockButtonTapped
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)

    @CasePathable
    enum Confirmation: Equatable, Sendable {
      case block
    }

    @CasePathable
    enum Delegate: Equatable, Sendable {
      case blocked(name: String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .blockButtonTapped:
        state.confirmation = .block(state.name)
        return .none

      case .confirmation(.presented(.block)):
        return .send(.delegate(.blocked(name: state.name)))

      case .confirmation, .delegate:
        return .none
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

extension ConfirmationDialogState where Action == TabContact.Action.Confirmation {
  static func block(_ name: String) -> Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Block \(name)?")
    } actions: {
      ButtonState(role: .destructive, action: .block) {
        TextState("Block")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }
}
