import Headgate
import SwiftUI

struct PickerView<Value: Equatable & Sendable & Hashable>: View {
  let store: StoreOf<Picker<Value>>
  let title: (Value) -> String

  var body: some View {
    VStack {
      Button("Open") { store.send(.view(.toggleButtonTapped)) }
      if store.isOpen {
        ForEach(store.values, id: \.self) { value in
          Button(title(value)) { store.send(.view(.valueTapped(value))) }  // near-miss: view-sends-non-view
        }
      }
    }
    .onAppear { store.send(.view(.load)) }
  }
}

struct LoaderView<Content: Reducer, Body: View>: View where Content.State: Equatable {
  let store: StoreOf<Loader<Content>>
  @ViewBuilder let content: (StoreOf<Content>) -> Body

  var body: some View {
    Group {
      if let child = store.scope(state: \.content, action: \.content) {
        content(child)
      } else if let problem = store.problem {
        Button(problem) { store.send(.view(.retryButtonTapped)) }
        Button("Ignore") {
          store.send(.internal(.contentLoadFailed("")))  // flags: view-sends-non-view, internal-outside-feature
        }
      } else {
        ProgressView()
      }
    }
    .onAppear { store.send(.view(.loaderAppeared)) }
  }
}

struct PaletteView: View {
  let store: StoreOf<Palette>

  var body: some View {
    VStack {
      PickerView(store: store.scope(state: \.tint, action: \.tint)) { $0.name }
      PickerView(store: store.scope(state: \.size, action: \.size)) { "\($0) pt" }
      Button("Custom") { store.send(.view(.customButtonTapped)) }
    }
  }
}
