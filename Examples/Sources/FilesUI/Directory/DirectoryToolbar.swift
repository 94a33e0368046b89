import FilesFeature
import Headgate
import SwiftUI

/// The ways from a directory to other directories and to other screens.
struct DirectoryToolbar: View {
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    IconButton("Back", systemImage: "chevron.backward") { store.send(.leavePressed) }
    IconButton("Parent directory", systemImage: "chevron.up") { app.send(.parentPressed) }
    IconButton("Search", systemImage: "magnifyingglass") { store.send(.searchPressed) }
    IconButton("Scan", systemImage: "chart.pie") { store.send(.scanPressed) }
    IconButton("Bookmark", systemImage: isBookmark ? "bookmark.fill" : "bookmark") { app.send(.bookmarkPressed) }
    IconButton("All bookmarks", systemImage: "book") { app.send(.bookmarksPressed) }
    IconButton("Preview", systemImage: "doc.text.magnifyingglass") { app.send(.previewPressed) }
    IconButton("Settings", systemImage: "gear") { app.send(.settingsPressed) }
    IconButton("Help", systemImage: "questionmark.circle") {
      app.send(.helpPressed(lineCount: HelpTopic.all.count))
    }
  }

  private var isBookmark: Bool { app.bookmarks.contains(store.path) }
}
