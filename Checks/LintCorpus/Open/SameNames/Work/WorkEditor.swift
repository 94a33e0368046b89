import Headgate

extension Work {
  /// Edits one ticket.
  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable {
      var title = ""
      var hours = 0
      var closed: [String] = []
    }

    enum Action: GatedAction {
      case view(View)
      case delegate(Delegate)
      case `internal`(Internal)

      enum View: BindableAction {  // flags: binding-without-reducer
        case binding(BindingAction<Work.Editor.State>)
        case closeButtonTapped
        case saveButtonTapped
      }

      enum Delegate: Equatable {
        case taskSaved(String)  // flags: unobserved-delegate
        case ticketClosed(String)
      }

      enum Internal: Equatable {
        case ticketStored
        case ticketStoreFailed
      }
    }

    @Dependency(\.tasks) var tasks

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .view(.binding):
          return .none
        case .view(.saveButtonTapped):
          return .run { [title = state.title] send in
            try await tasks.store(title)
            await send(.internal(.ticketStored))
          } catch: { _, send in
            await send(.internal(.ticketStoreFailed))
          }
        case .view(.closeButtonTapped):
          state.closed.append(state.title)
          return .send(.delegate(.ticketClosed(state.title)))
        case .internal(.ticketStored):
          return .send(.delegate(.taskSaved(state.title)))
        case .internal(.ticketStoreFailed):
          state.hours = 0
          return .none
        case .delegate(.ticketClosed(let title)):  // flags: delegate-handled-by-self
          state.closed.removeAll { $0 == title }
          return .none
        case .delegate(.taskSaved):  // near-miss: delegate-handled-by-self
          return .none
        }
      }
    }
  }

  /// The tickets in their order.
  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      var titles: [String] = []
    }

    enum Action: GatedAction {
      case view(View)
      case delegate(Delegate)

      enum View: Equatable {
        case clearButtonTapped
      }

      enum Delegate: Equatable {
        case listReviewed
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .view(.clearButtonTapped):
          state.titles = []
          return .none
        case .delegate:
          return .none
        }
      }
    }
  }
}
