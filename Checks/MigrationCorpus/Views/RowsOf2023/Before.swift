import ComposableArchitecture
import SwiftUI

struct Item: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    @BindingState var quantity = 1
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case removeTapped(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct Shelf: Reducer {
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

struct Shop: Reducer {
  struct State: Equatable {
    @PresentationState var shelf: Shelf.State?
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
    WithViewStore(store, observe: \.total) { total in
      IfLetStore(store.scope(state: \.$shelf, action: \.shelf)) { shelf in
        Text("\(total.state)")
        ForEachStore(shelf.scope(state: \.items, action: \.items)) { item in
          WithViewStore(item, observe: { $0 }) { viewStore in
            Stepper("\(viewStore.quantity) of \(total.state)", value: viewStore.$quantity)
            Button("Remove") { viewStore.send(.removeTapped(viewStore.id)) }
          }
        }
      } else: {
        ProgressView()
      }
    }
  }
}
