import ComposableArchitecture
import SwiftUI

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct EditorView: View {
  @Perception.Bindable var store: StoreOf<Editor>

  var body: some View {
    WithPerceptionTracking {
      TextField("Text", text: $store.text)
    }
  }
}
