import Headgate
import SwiftUI

@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isBusy = false
  }

  enum Action {
    case buyTapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct CartView: View {
  let store: StoreOf<Cart>

  struct ViewState: Equatable {
    let canBuy: Bool

    init(_ state: Cart.State) {
      canBuy = state.count > 0 && !state.isBusy
    }
  }

  var body: some View {
    VStack {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Text("\(viewStore.count)")
      }
      WithViewStore(store, observe: ViewState.init) { viewStore in
        Button("Buy") { viewStore.send(.buyTapped) }
          .disabled(!viewStore.canBuy)
      }
    }
  }
}
