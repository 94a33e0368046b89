import Headgate
import SwiftUI

struct HomeScreen: View {
  @Bindable var store: StoreOf<Home.Screen>

  var body: some View {
    NavigationStack {
      HomeListView(store: ViewStore(store.scope(state: \.list, action: \.list)))
        .toolbar { Button("Add") { store.send(.view(.addButtonTapped)) } }
    }
    .sheet(item: $store.scope(state: \.editor, action: \.editor)) { HomeEditorView(store: ViewStore($0)) }
  }
}

struct HomeListView: View {
  let store: ViewStore<Home.List>

  var body: some View {
    List {
      ForEach(store.titles, id: \.self) { Text($0) }
        .onMove { source, target in
          if let first = source.first { store.send(.taskMoved(from: first, to: target)) }
        }
    }
  }
}

struct HomeEditorView: View {
  @Bindable var store: ViewStore<Home.Editor>

  var body: some View {
    TextField("Title", text: $store.title)
      .onSubmit { store.send(.saveButtonTapped) }
  }
}

struct WorkScreen: View {
  let store: StoreOf<Work.Screen>

  var body: some View {
    VStack {
      WorkEditorView(store: store.scope(state: \.editor, action: \.editor))
      Button("Review") { store.send(.view(.reviewButtonTapped)) }
      Button("Clear") {
        store.scope(state: \.list, action: \.list).send(.view(.clearButtonTapped))  // near-miss: view-sends-non-view
      }
    }
  }
}

struct WorkEditorView: View {
  let store: StoreOf<Work.Editor>

  var body: some View {
    HStack {
      Button("Save") { store.send(.view(.saveButtonTapped)) }
      Button("Close") { store.send(.view(.closeButtonTapped)) }
      Button("Retry") {
        store.send(.internal(.ticketStoreFailed))  // flags: view-sends-non-view, internal-outside-feature
      }
    }
  }
}
