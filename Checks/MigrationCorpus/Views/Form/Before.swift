import ComposableArchitecture
import SwiftUI

@Reducer
struct Settings {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct SettingsView: View {
  let store: StoreOf<Settings>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      TextField("Name", text: viewStore.$name)
      Toggle("On", isOn: viewStore.binding(\.$isOn))
    }
  }
}
