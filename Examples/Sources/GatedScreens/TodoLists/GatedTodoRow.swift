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
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// What only the list can do for the row.
    enum Delegate {
      case deleteRequested
      case detailsRequested
    }

    /// What a person does to the row.
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
        // Emptying the title is how people throw an entry away from the keyboard.
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
  enum Action: GatedAction {
    case delegate(Delegate)
    case view(View)

    /// The outcome that the list is interested in.
    enum Delegate {
      case saved(TodoItem)
    }

    /// What a person does on the sheet.
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
