// style: 2023, with the macro `@Reducer`
// other names: `IdentifiedActionOf` and `\.rows[id:]` stay; `ForEachStore(store.scope(state: \.rows, action: \.rows))` is `ForEach`.
// no equivalent: `viewStore.binding(get:send:)` (use `$store.text.sending(\.textChanged)`).

import ComposableArchitecture
import SwiftUI

@Reducer
struct Checklist {
  struct State: Equatable {
    @BindingState var filter = Filter.all
    var rows: IdentifiedArrayOf<ChecklistRow.State> = []

    var shown: IdentifiedArrayOf<ChecklistRow.State> {
      switch filter {
      case .all: rows
      case .open: rows.filter { !$0.isDone }
      }
    }

    enum Filter: String, CaseIterable { case all, open }
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearButtonTapped
    case moved(IndexSet, Int)
    case rows(IdentifiedActionOf<ChecklistRow>)
    case sortRows
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case sorting }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.rows.insert(ChecklistRow.State(id: uuid()), at: 0)
        return .none

      case .binding:
        return .none

      case .clearButtonTapped:
        state.rows.removeAll(where: \.isDone)
        return .none

      case .moved(let source, let target):
        state.rows.move(fromOffsets: source, toOffset: target)
        return .run { send in
          try await clock.sleep(for: .milliseconds(100))
          await send(.sortRows)
        }

      case .rows(.element(id: _, action: .checkboxTapped)):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sortRows, animation: .default)
        }
        .cancellable(id: CancelID.sorting, cancelInFlight: true)

      case .rows:
        return .none

      case .sortRows:
        state.rows.sort { !$0.isDone && $1.isDone }
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      ChecklistRow()
    }
  }
}

@Reducer
struct ChecklistRow {
  struct State: Equatable, Identifiable {
    let id: UUID
    var isDone = false
    var text = ""
  }

  enum Action {
    case checkboxTapped
    case textChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .checkboxTapped:
        state.isDone.toggle()
        return .none
      case .textChanged(let text):
        state.text = text
        return .none
      }
    }
  }
}

struct ChecklistView: View {
  let store: StoreOf<Checklist>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Picker("Filter", selection: viewStore.$filter) {
        ForEach(Checklist.State.Filter.allCases, id: \.self) { Text($0.rawValue) }
      }
      List {
        ForEachStore(store.scope(state: \.shown, action: \.rows)) { row in
          WithViewStore(row, observe: { $0 }) { viewStore in
            TextField("Task", text: viewStore.binding(get: \.text, send: { .textChanged($0) }))
            Button(viewStore.isDone ? "Done" : "Open") { viewStore.send(.checkboxTapped) }
          }
        }
        .onMove { viewStore.send(.moved($0, $1)) }
      }
      Button("Add") { viewStore.send(.addButtonTapped) }
    }
  }
}
