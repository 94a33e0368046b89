import Foundation
import Headgate

/// One row of a to-do list. Its title can be edited in place.
@Reducer
struct TodoRow {
  /// The entry and the edited title.
  @ObservableState
  struct State: Equatable, Identifiable {
    var item: TodoItem
    var draft = ""
    var isEditing = false

    var id: TodoItem.ID { item.id }
  }

  /// The actions of the row.
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case checkboxTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case detailsButtonTapped
    case editingCancelled
    case titleSubmitted
    case titleTapped

    /// The requests that only the list can handle.
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
        // Emptying the title deletes the entry.
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

/// The sheet that edits the title and the note of an entry.
@Reducer
struct TodoEditor {
  /// A working copy of the entry.
  @ObservableState
  struct State: Equatable, Identifiable {
    var item: TodoItem

    var id: TodoItem.ID { item.id }
    var canSave: Bool { !item.title.trimmingCharacters(in: .whitespaces).isEmpty }
  }

  /// The actions of the sheet.
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cancelButtonTapped
    case delegate(Delegate)
    case saveButtonTapped

    /// The result for the list.
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
