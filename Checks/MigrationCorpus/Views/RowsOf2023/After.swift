import Headgate
import SwiftUI

@Reducer
struct Item {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var quantity = 1
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case removeTapped(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = []
  }

  enum Action {
    case items(IdentifiedActionOf<Item>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.items, action: \.items) { Item() }
  }
}

@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    @Presents var shelf: Shelf.State?
    var total = 0
  }

  enum Action {
    case shelf(PresentationAction<Shelf.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$shelf, action: \.shelf) { Shelf() }
  }
}

struct ShopView: View {
  let store: StoreOf<Shop>

  var body: some View {
    if let shelf = store.scope(state: \.shelf, action: \.shelf.presented) {
      Text("\(store.total)")
      ForEach(shelf.scope(state: \.items, action: \.items)) { item in
        @Bindable var item = item
        Stepper("\(item.quantity) of \(store.total)", value: $item.quantity)
        Button("Remove") { item.send(.removeTapped(item.state.id)) }
      }
    } else {
      ProgressView()
    }
  }
}
