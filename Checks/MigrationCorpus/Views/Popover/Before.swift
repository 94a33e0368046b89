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
struct Parent {
  @ObservableState
  struct State: Equatable {
    @Presents var detail: Detail.State?
  }

  enum Action {
    case detail(PresentationAction<Detail.Action>)
    case opened
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$detail, action: \.detail) { Detail() }
  }
}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View { Text(store.title) }
}

struct ParentView: View {
  @Bindable var store: StoreOf<Parent>

  var body: some View {
    Text("Root")
      .popover(store: store.scope(state: \.$detail, action: \.detail), arrowEdge: .top) { DetailView(store: $0) }
      .fullScreenCover(store: store.scope(state: \.$detail, action: \.detail), onDismiss: { print("closed") }) {
        DetailView(store: $0)
      }
  }
}
