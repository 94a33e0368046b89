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
  @Reducer
  enum Path {
    case detail(Detail)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path)
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View { Text(store.title) }
}

struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      Text("Root")
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(\Root.Path.State.detail, action: Root.Path.Action.detail, then: DetailView.init(store:))
      }
    }
  }
}
