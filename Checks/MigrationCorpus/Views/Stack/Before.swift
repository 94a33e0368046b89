import ComposableArchitecture
import SwiftUI

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action {
    case closeTapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

@Reducer
struct Root {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Detail.State>()
  }

  enum Action {
    case path(StackActionOf<Detail>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path) { Detail() }
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View { Text(store.title) }
}

struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      NavigationLink("Open", state: Detail.State(title: "A"))
    } destination: { detail in
      DetailView(store: detail)
    }
  }
}
