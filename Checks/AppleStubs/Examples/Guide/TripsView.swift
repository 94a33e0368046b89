import Headgate
import SwiftUI

// snippet: swiftui-list-view
struct TripsView: View {
  @Bindable var store: StoreOf<Trips>

  var body: some View {
    List {
      ForEach(store.scope(state: \.trips, action: \.trips)) { trip in
        TripRow(store: trip)
          .swipeActions {
            Button("Delete", role: .destructive) { store.send(.deleteButtonTapped(trip.id)) }
          }
      }
      Button("Add") { store.send(.addButtonTapped) }
    }
    .overlay { if store.isLoading { ProgressView() } }
    .task { await store.send(.task).finish() }
    .refreshable { await store.send(.task).finish() }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { trip in
      VStack {
        TripView(store: trip)
        Button("Save") { store.send(.saveButtonTapped) }
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

struct TripRow: View {
  let store: StoreOf<Trip>

  var body: some View { Text("\(store.place), \(store.days) days") }
}
// snippet end
