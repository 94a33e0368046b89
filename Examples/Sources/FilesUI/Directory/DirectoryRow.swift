import FilesFeature
import Headgate
import SwiftUI

/// A row of a directory. A tap opens it.
///
/// Actions are about the selected row, so each button selects this row first.
struct DirectoryRow: View {
  let name: FileName
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    // A row may be gone before its list is evaluated again.
    if let row = store.rows[id: name] {
      let isMarked = store.marks.contains(name)
      Button {
        if store.select(name) { store.send(.enterPressed) }
      } label: {
        RowLabel(row: row, isMarked: isMarked, unit: store.settings.sizeUnit)
      }
      .swipeActions(edge: .leading) {
        IconButton(isMarked ? "Remove mark" : "Mark", systemImage: "checkmark.circle") {
          if store.select(name) { store.send(.markPressed) }
        }
        IconButton("Select", systemImage: "hand.point.right") { store.select(name) }
      }
      .swipeActions {
        IconButton("Rename", systemImage: "pencil") {
          if store.select(name) { app.send(.renamePressed) }
        }
        IconButton("Edit", systemImage: "square.and.pencil") {
          if store.select(name) { app.send(.editPressed) }
        }
        if row.item.kind == .directory {
          IconButton("Size", systemImage: "sum") {
            if store.select(name) { store.send(.measurePressed) }
          }
        }
      }
    }
  }
}
