import Headgate

/// The sheet for a new post. It asks for confirmation before it discards a text.
@Reducer
struct TabComposer {
  @ObservableState
  struct State: Equatable {
    @Presents var confirmation: ConfirmationDialogState<Action.Confirmation>?
    var hasFailed = false
    var isPosting = false
    var text = ""
  }

  enum Action: GatedAction {
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case `internal`(Internal)
    case view(View)

    enum Confirmation: Equatable, Sendable {
      case discard
    }

    enum Delegate: Equatable, Sendable {
      case posted
    }

    @Sealed fileprivate enum InternalEvent {
      case postResponse(succeeded: Bool)
    }

    enum View: BindableAction {
      case binding(BindingAction<TabComposer.State>)
      case cancelButtonTapped
      case postButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.tabClient) var tabClient

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action.opened {
      case .confirmation(.presented(.discard)):
        return .run { _ in await dismiss() }

      case .confirmation, .delegate:
        return .none

      case .internal(.postResponse(succeeded: false)):
        state.hasFailed = true
        state.isPosting = false
        return .none

      case .internal(.postResponse(succeeded: true)):
        state.isPosting = false
        return .send(.delegate(.posted))

      case .view(.binding):
        return .none

      case .view(.cancelButtonTapped):
        guard state.text.isEmpty else {
          state.confirmation = .discard
          return .none
        }
        return .run { _ in await dismiss() }

      case .view(.postButtonTapped):
        guard !state.text.isEmpty, !state.isPosting else { return .none }
        state.hasFailed = false
        state.isPosting = true
        return .run { [text = state.text] send in
          try await tabClient.post(text: text)
          await send(.internal(.postResponse(succeeded: true)))
        } catch: { _, send in
          await send(.internal(.postResponse(succeeded: false)))
        }
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }
}

extension ConfirmationDialogState where Action == TabComposer.Action.Confirmation {
  static var discard: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Discard this post?")
    } actions: {
      ButtonState(role: .destructive, action: .discard) {
        TextState("Discard")
      }
      ButtonState(role: .cancel) {
        TextState("Keep writing")
      }
    }
  }
}
