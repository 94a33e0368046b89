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
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The requests that only the list can handle.
    enum Delegate {
      case deleteRequested
      case detailsRequested
    }

    /// The actions of the user on the row.
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case checkboxTapped
      case deleteButtonTapped
      case detailsButtonTapped
      case editingCancelled
      case titleSubmitted
      case titleTapped
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding), .delegate:
        return .none

      case .view(.checkboxTapped):
        state.item.isDone.toggle()
        return .none

      case .view(.deleteButtonTapped):
        return .send(.delegate(.deleteRequested))

      case .view(.detailsButtonTapped):
        return .send(.delegate(.detailsRequested))

      case .view(.editingCancelled):
        state.isEditing = false
        state.draft = ""
        return .none

      case .view(.titleSubmitted):
        let title = state.draft.trimmingCharacters(in: .whitespacesAndNewlines)
        state.isEditing = false
        state.draft = ""
        // Emptying the title deletes the entry.
        guard !title.isEmpty else { return .send(.delegate(.deleteRequested)) }
        state.item.title = title
        return .none

      case .view(.titleTapped):
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
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The result for the list.
    enum Delegate {
      case saved(TodoItem)
    }

    /// The actions of the user on the sheet.
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case cancelButtonTapped
      case saveButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding), .delegate:
        return .none

      case .view(.cancelButtonTapped):
        return .run { [dismiss] _ in await dismiss() }

      case .view(.saveButtonTapped):
        guard state.canSave else { return .none }
        return .run { [dismiss, item = state.item] send in
          await send(.delegate(.saved(item)))
          await dismiss()
        }
      }
    }
  }
}
