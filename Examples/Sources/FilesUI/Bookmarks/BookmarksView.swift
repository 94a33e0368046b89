import FilesFeature
import Headgate
import SwiftUI

/// The bookmarks. A tap goes to the directory.
struct BookmarksView: View {
  let store: ViewStore<Bookmarks>

  var body: some View {
    NavigationStack {
      List {
        if store.bookmarks.isEmpty { Text("No bookmarks: the button of a directory makes one") }
        ForEach(store.bookmarks, id: \.self) { path in
          Button(path.bytes.title) {
            if select(path) { store.send(.enterPressed) }
          }
          .swipeActions {
            Button("Remove", role: .destructive) {
              if select(path) { store.send(.removePressed) }
            }
          }
        }
      }
      .navigationTitle("Bookmarks")
      .toolbar { Button("Close") { store.send(.closePressed) } }
    }
  }

  /// Selects a bookmark. Returns false when another program has removed it.
  private func select(_ path: Path) -> Bool {
    let bookmarks = store.bookmarks
    guard let line = bookmarks.firstIndex(of: path) else { return false }
    for move in store.cursor.moves(to: line, count: bookmarks.count) { store.send(.moved(move)) }
    return true
  }
}
