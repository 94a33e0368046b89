import FilesFeature
import Headgate
import SwiftUI

/// A field for a part of a name, and the files below a directory that have it in their names.
struct SearchView: View {
  let store: ViewStore<Search>
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      HStack {
        TextField("A part of a name", text: text).focused($isFocused)
        Button("Clear") { store.send(.clearPressed) }.disabled(store.text.isEmpty)
      }
      .padding()
      SearchResults(store: store)
    }
    .navigationTitle("Search in \(store.root.name.title)")
    .toolbar { Button("Close") { store.send(.closePressed) } }
    .onAppear { isFocused = true }
  }

  private var text: Binding<String> {
    Binding {
      store.text
    } delete: {
      store.send(.deletePressed)
    } insert: {
      store.send(.pasted($0))
    }
  }
}
