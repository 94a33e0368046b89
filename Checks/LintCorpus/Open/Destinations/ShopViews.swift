import Headgate
import SwiftUI

struct ShopView: View {
  @Bindable var store: StoreOf<Shop>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List(store.names, id: \.self) { name in
        Button(name) { store.send(.view(.productTapped(name))) }
      }
      .toolbar {
        Button("Sort") { store.send(.view(.sortButtonTapped)) }
        Button("Basket") { store.send(.view(.basketButtonTapped)) }
      }
    } destination: { screen in
      switch screen.case {
      case .product(let store): ProductView(store: ViewStore(store))
      case .reviews(let store): ReviewsView(store: ViewStore(store))
      case .imprint: Text("Shop Ltd.")
      }
    }
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    .sheet(item: $store.scope(state: \.sheet?.basket, action: \.sheet.basket)) { basket in
      Button("Check out") { basket.send(.view(.checkoutButtonTapped)) }  // near-miss: view-sends-non-view
      Button("Check out later") {
        basket.send(.delegate(.checkoutStarted))  // flags: view-sends-non-view, delegate-forged
      }
    }
  }
}

struct ProductView: View {
  let store: ViewStore<Product>

  var body: some View {
    VStack {
      Text(store.name)
      if let price = store.price { Text(price, format: .currency(code: "EUR")) }
      Button("Like") { store.send(.likeButtonTapped) }
      Button("Reviews") { store.send(.reviewsButtonTapped) }
    }
    .onAppear { store.send(.productAppeared) }
  }
}

struct ReviewsView: View {
  let store: ViewStore<Reviews>

  var body: some View {
    List(store.texts, id: \.self) { Text($0) }
      .toolbar {
        Button("Write") { store.send(.reviewWritten(stars: 5, title: "Good", text: "")) }
        Button("Ask") { store.send(.askButtonTapped) }
      }
  }
}
