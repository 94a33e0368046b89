import Foundation
import Headgate

/// One row of a to-do list, whose title can be edited in place.
@Reducer
struct TodoRow {
  /// The entry and what is being typed over its title.
  @ObservableState
  struct State: Equatable, Identifiable {
    var item: TodoItem
    var draft = ""
    var isEditing = false

    var id: TodoItem.ID { item.id }
  }

  /// What the row is told and what it tells its list.
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case checkboxTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case detailsButtonTapped
    case editingCancelled
    case titleSubmitted
    case titleTapped

    /// What only the list can do for the row.
    @CasePathable
    enum Delegate {
      case deleteRequested
      case detailsRequested
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .checkboxTapped:
        state.item.isDone.toggle()
        return .none

      case .deleteButtonTapped:
        return .send(.delegate(.deleteRequested))

      case .detailsButtonTapped:
        return .send(.delegate(.detailsRequested))

      case .editingCancelled:
        state.isEditing = false
        state.draft = ""
        return .none

      case .titleSubmitted:
        let title = state.draft.trimmingCharacters(in: .whitespacesAndNewlines)
        state.isEditing = false
        state.draft = ""
        // Emptying the title is how people throw an entry away from the keyboard.
        guard !title.isEmpty else { return .send(.delegate(.deleteRequested)) }
        state.item.title = title
        return .none

      case .titleTapped:
        state.isEditing = true
        state.draft = state.item.title
        return .none
      }
    }
  }
}

/// The sheet in which title and note of an entry are edited.
@Reducer
struct TodoEditor {
  /// A working copy of the entry.
  @ObservableState
  struct State: Equatable, Identifiable {
    var item: TodoItem

    var id: TodoItem.ID { item.id }
    var canSave: Bool { !item.title.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  /// What the sheet is told and what it hands back.
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped

    /// The outcome that the list is interested in.
    @CasePathable
    enum Delegate {
      case saved(TodoItem)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none

      case .cancelButtonTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .saveButtonTapped:
        guard state.canSave else { return .none }
        return .run { [dismiss, item = state.item] send in
          await send(.delegate(.saved(item)))
          await dismiss()
        }
      }
    }
  }
}
