import ComposableArchitecture
import SwiftUI

struct Event: Reducer {
  struct State: Equatable {
    @BindingState var title = ""
    @BindingState var isPublic = true
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
  let store: StoreOf<Event>

  struct ViewState: Equatable {
    @BindingViewState var title: String
    @BindingViewState var isOpen: Bool
    let guestCount: Int
    let city: String

    init(store: BindingViewStore<Event.State>) {
      self._title = store.$title
      self._isOpen = store.$isPublic
      self.guestCount = store.guests.count
      self.city = store.venue.city
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      Form {
        TextField("Title", text: viewStore.$title)
        Toggle("Public", isOn: viewStore.$isOpen)
        Text("\(viewStore.guestCount) guests in \(viewStore.city)")
        Button("Save") { viewStore.send(.saveTapped) }
      }
    }
  }
}
