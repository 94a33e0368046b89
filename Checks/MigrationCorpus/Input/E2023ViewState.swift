// style: 2023, before the macro
// other names: `@BindingState` is nothing; `.binding(\.$title)` is `.binding(\.title)`.
// no equivalent: `BindingViewState` and `BindingViewStore` (a view reads and binds the store directly); the struct `ViewState`.

import ComposableArchitecture
import SwiftUI

struct EventEditor: Reducer {
  struct State: Equatable {
    @BindingState var title = ""
    @BindingState var notes = ""
    @BindingState var isAllDay = false
    @BindingState var focus: Field?
    var savedTitle: String?

    enum Field: Hashable { case title, notes }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case view(View)

    enum View: Equatable {
      case saveButtonTapped
      case task
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce<State, Action> { state, action in
      switch action {
      case .binding(\.$title):
        state.title = String(state.title.prefix(40))
        return .none

      case .binding(\.$isAllDay):
        if state.isAllDay { state.notes = "All day. " + state.notes }
        return .none

      case .binding:
        return .none

      case .view(.saveButtonTapped):
        guard !state.title.isEmpty else {
          state.focus = .title
          return .none
        }
        state.savedTitle = state.title
        return .run { _ in await dismiss() }

      case .view(.task):
        state.focus = .title
        return .none
      }
    }
  }
}

struct EventEditorView: View {
  let store: StoreOf<EventEditor>
  @FocusState private var focus: EventEditor.State.Field?

  struct ViewState: Equatable {
    @BindingViewState var title: String
    @BindingViewState var notes: String
    @BindingViewState var isAllDay: Bool
    @BindingViewState var focus: EventEditor.State.Field?
    let canSave: Bool

    init(_ store: BindingViewStore<EventEditor.State>) {
      _title = store.$title
      _notes = store.$notes
      _isAllDay = store.$isAllDay
      _focus = store.$focus
      canSave = !store.title.isEmpty
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init, send: EventEditor.Action.view) { viewStore in
      Form {
        TextField("Title", text: viewStore.$title).focused($focus, equals: .title)
        TextField("Notes", text: viewStore.$notes).focused($focus, equals: .notes)
        Toggle("All day", isOn: viewStore.$isAllDay)
        Button("Save") { viewStore.send(.saveButtonTapped) }
          .disabled(!viewStore.canSave)
      }
      .bind(viewStore.$focus, to: $focus)
      .task { await viewStore.send(.task).finish() }
    }
  }
}
