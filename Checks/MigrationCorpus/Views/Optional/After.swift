import Headgate
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
struct Parent {
  @ObservableState
  struct State: Equatable {
    var detail: Detail.State?
  }

  enum Action {
    case detail(Detail.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.detail, action: \.detail) { Detail() }
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View { Text(store.title) }
}

struct ParentView: View {
  let store: StoreOf<Parent>

  var body: some View {
    if let detail = store.scope(state: \.detail, action: \.detail) {
      DetailView(store: detail)
    } else {
      ProgressView()
    }
  }
}
