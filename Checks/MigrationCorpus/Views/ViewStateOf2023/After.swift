import Headgate
import SwiftUI

@Reducer
struct Event {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var isPublic = true
    var guests: [String] = []
    var venue = Venue()

    struct Venue: Equatable {
      var city = ""
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct EventView: View {
  @Bindable var store: StoreOf<Event>

  var body: some View {
    Form {
      TextField("Title", text: $store.title)
      Toggle("Public", isOn: $store.isPublic)
      Text("\(store.guests.count) guests in \(store.venue.city)")
      Button("Save") { store.send(.saveTapped) }
    }
  }
}
