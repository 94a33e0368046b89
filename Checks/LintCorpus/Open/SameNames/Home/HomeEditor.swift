import Headgate

extension Home {
  /// Edits one task at home.
  @Reducer
  struct Editor {
    @ObservableState
    struct State: Equatable {
      var title = ""
      var isSaving = false
      var problem: String?
    }

    enum Action: GatedAction {
      case view(View)
      case delegate(Delegate)
      case `internal`(Internal)

      enum View: BindableAction {
        case binding(BindingAction<Home.Editor.State>)
        case saveButtonTapped
      }

      enum Delegate: Equatable {
        case taskSaved(String)  // near-miss: unobserved-delegate
      }

      @Sealed fileprivate enum InternalEvent: Equatable {
        case taskStored(String)
        case taskStoreFailed
      }
    }

    @Dependency(\.tasks) var tasks

    var body: some ReducerOf<Self> {
      BindingReducer(action: \.view)  // near-miss: binding-without-reducer
      Reduce { state, action in
        switch action.opened {
        case .view(.binding):
          return .none
        case .view(.saveButtonTapped):
          state.isSaving = true
          return .run { [title = state.title] send in
            try await tasks.store(title)
            await send(.internal(.taskStored(title)))
          } catch: { _, send in
            await send(.internal(.taskStoreFailed))
          }
        case .internal(.taskStored(let title)):
          state.isSaving = false
          return .run { [tasks] send in
            await tasks.index(title)
            await send(.delegate(.taskSaved(title)))  // near-miss: response-without-failure
          }
        case .internal(.taskStoreFailed):
          state.isSaving = false
          state.problem = "Not saved"
          return .none
        case .delegate:
          return .none
        }
      }
    }
  }

  /// The tasks in their order.
  @Reducer
  struct List {
    @ObservableState
    struct State: Equatable {
      var titles: [String] = []
    }

    enum Action: GatedAction {
      case view(View)
      case interface(Interface)

      enum View: Equatable {
        case taskMoved(from: Int, to: Int)  // near-miss: action-too-broad
      }

      enum Interface: Equatable {
        case taskAppended(String)  // near-miss: unused-action
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .view(.taskMoved(let source, let target)):
          state.titles.insert(state.titles.remove(at: source), at: target)
        case .interface(.taskAppended(let title)):
          state.titles.append(title)
        }
        return .none
      }
    }
  }
}

@DependencyClient
struct TaskClient: Sendable {
  var store: @Sendable (_ title: String) async throws -> Void
  var index: @Sendable (_ title: String) async -> Void
}

extension TaskClient: TestDependencyKey {
  static let testValue = TaskClient()
}

extension DependencyValues {
  var tasks: TaskClient {
    get { self[TaskClient.self] }
    set { self[TaskClient.self] = newValue }
  }
}
