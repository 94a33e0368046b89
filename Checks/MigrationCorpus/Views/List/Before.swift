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
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
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
      ForEachStore(self.store.scope(state: \.rows, action: \.rows)) { row in
        RowView(store: row)
      }
    }
  }
}
