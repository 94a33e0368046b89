package import FilesFeature
package import Headgate
package import SwiftUI

/// The whole program: the directory on the screen, and everything that is presented above it.
///
/// The stack of directories is no stack of screens: going back from its first directory leads to the parent directory.
package struct FilesView: View {
  private let store: ViewStore<FilesFeature.App>

  package init(store: ViewStore<FilesFeature.App>) {
    self.store = store
  }

  package var body: some View {
    NavigationStack {
      if let directory = store.scope(state: \.stack, action: \.stack).last {
        DirectoryView(store: directory, app: store)
          // Another directory is another list, which begins at its first row.
          .id(directory.path)
      }
    }
    .modifier(Questions(store: store.scope(state: \.operations, action: \.operations)))
    .modifier(Sheets(store: store))
    .onAppear { store.send(.appeared) }
    .modifier(StorageObserver(store: store))
  }
}
