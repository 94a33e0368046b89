import Headgate
import SwiftUI

/// Controls that set properties of the state, and one whose value is checked first.
@Reducer
struct BindingStudy {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var name = ""
    var isPublic = false
    var volume = 5
  }

  enum Action: BindableAction, Codable, Sendable {
    case binding(BindingAction<State>)
    case volumeChanged(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.name = String(state.name.prefix(12))
        return .none
      case .volumeChanged(let volume):
        state.volume = min(max(volume, 0), 10)
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct BindingStudyView: View {
  @Bindable var store: StoreOf<BindingStudy>

  var body: some View {
    Form {
      TextField("Name, 12 letters at most", text: $store.name)
      Toggle("Public", isOn: $store.isPublic)
      Stepper("Volume \(store.volume)", value: $store.volume.sending(\.volumeChanged))
    }
  }
}
