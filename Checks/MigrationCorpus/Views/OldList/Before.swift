import ComposableArchitecture
import SwiftUI

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case row(id: Int, action: Row.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: /Action.row(id:action:)) { Row() }
  }
}

struct RowView: View {
  let store: StoreOf<Row>

  var body: some View { Text(store.title) }
}

struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      ForEachStore(store.scope(state: \.rows, action: { .row(id: $0, action: $1) }), content: RowView.init)
      ForEachStore(store.scope(state: \.rows, action: { .row(id: $0, action: $1) })) { RowView(store: $0) }
      ForEachStore(store.scope(state: \.rows, action: Rows.Action.row(id:action:))) { RowView(store: $0) }
    }
  }
}
