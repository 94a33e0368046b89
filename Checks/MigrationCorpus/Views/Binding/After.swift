import Headgate
import SwiftUI

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
  }

  enum Action {
    case queryChanged(String)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct SearchView: View {
  let store: StoreOf<Search>
  @ObservedObject var viewStore: ViewStoreOf<Search>

  var body: some View {
    TextField("Query", text: viewStore.binding(get: \.query, send: { .queryChanged($0) }))
  }
}
