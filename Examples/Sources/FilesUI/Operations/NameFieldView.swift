import FilesFeature
import Headgate
import SwiftUI

/// A field for the name of a file.
struct NameFieldView: View {
  let store: ViewStore<NameField>
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: text).focused($isFocused)
        Button("Clear") { store.send(.clearPressed) }.disabled(store.text.isEmpty)
        if let problem = store.problem { Text(verbatim: problem).foregroundStyle(.red) }
        Button("Use this name") { store.send(.enterPressed) }
      }
      .navigationTitle(title)
      .toolbar { Button("Cancel") { store.send(.closePressed) } }
    }
    .onAppear { isFocused = true }
  }

  private var title: String {
    switch store.purpose {
    case .rename(let path): "Rename \(path.name.short)"
    case .makeDirectory(let path): "New directory in \(path.name.short)"
    }
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
