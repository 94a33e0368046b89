import Headgate
import SwiftUI

@Reducer
struct Settings {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isOn = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct SettingsView: View {
  @Bindable var store: StoreOf<Settings>

  var body: some View {
    TextField("Name", text: $store.name)
    Toggle("On", isOn: $store.isOn)
  }
}
