import FilesFeature
import Headgate
import SwiftUI

/// Buttons for changes of the marked rows, or of the selected row when no row is marked.
struct ChangeBar: View {
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        IconButton("New directory", systemImage: "folder.badge.plus") { app.send(.makeDirectoryPressed) }
        IconButton("Copy", systemImage: "doc.on.doc") { app.send(.copyPressed) }
          .disabled(isWithoutRows)
        IconButton("Move", systemImage: "scissors") { app.send(.movePressed) }
          .disabled(isWithoutRows)
        IconButton("Put here", systemImage: "doc.on.clipboard") { app.send(.pastePressed) }
          .disabled(app.operations.clipboard == nil)
        IconButton("Trash", systemImage: "trash") { app.send(.trashPressed) }
          .disabled(isWithoutRows)
        IconButton("Undo", systemImage: "arrow.uturn.backward") { app.send(.undoPressed) }
          .disabled(app.operations.last.isEmpty)
        IconButton("Mark the others", systemImage: "checklist") { store.send(.invertMarksPressed) }
          .disabled(isWithoutRows)
        IconButton("Remove marks", systemImage: "xmark.circle") { store.send(.unmarkPressed) }
          .disabled(store.marks.ids.isEmpty)
      }
      .padding()
    }
  }

  private var isWithoutRows: Bool { store.visible.isEmpty }
}
