import FilesFeature
import Headgate
import SwiftUI

/// The list of a directory.
struct DirectoryList: View {
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    List(selection: selection) {
      Section {
        // A view of its own, so that a move of the selection does not compare all rows.
        DirectoryRows(store: store, app: app)
      } header: {
        ArrangementHeader(store: store)
      }
    }
    .refreshable { await store.send(.reloadPressed).finish() }
  }

  /// The selection of the list, which is the line of the cursor.
  private var selection: Binding<FileName?> {
    // This read lets the body observe the selection.
    _ = store.selected
    return Binding {
      store.selected?.id
    } set: { name in
      if let name { store.select(name) }
    }
  }
}
