import FilesFeature
import Headgate
import SwiftUI

/// Tells the store about settings and bookmarks that this or another program changed.
struct StorageObserver: ViewModifier {
  let store: ViewStore<App>

  func body(content: Content) -> some View {
    content
      .onChange(of: store.settings) { store.send(.storageChanged) }
      .onChange(of: store.bookmarks) { store.send(.storageChanged) }
      // Files that could not be loaded at the start are reported, too.
      .onChange(of: store.storageProblem, initial: true) { store.send(.storageChanged) }
  }
}
