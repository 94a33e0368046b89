import Headgate
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
    var footer: String?
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
  }
}

struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      // Each row observes its own store.
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        Text(row.title)  // the title
      }
      if let footer = store.footer {
        Text(footer)
      }
    }
  }
}
