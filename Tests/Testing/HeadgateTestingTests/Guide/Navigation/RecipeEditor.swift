import Headgate

// snippet: recipe-editor
@Reducer
struct RecipeEditor {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action {
    case titleChanged(String)
    case saveButtonTapped
    case appeared
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable { case saved(String) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.title = title
        return .none
      case .saveButtonTapped:
        return .run { [title = state.title] send in
          await send(.delegate(.saved(title)))
          await dismiss()
        }
      case .appeared:
        return .run { _ in try await Task.never() }
      case .delegate:
        return .none
      }
    }
  }
}
// snippet end
