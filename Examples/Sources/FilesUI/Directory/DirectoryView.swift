import FilesFeature
import Headgate
import SwiftUI

/// One directory: its search or its scan, which cover it, or its list with the preview of the selected file.
struct DirectoryView: View {
  let store: ViewStore<Directory>
  let app: ViewStore<App>

  var body: some View {
    if let search = store.scope(state: \.search, action: \.search) {
      SearchView(store: search)
    } else if let scan = store.scope(state: \.scan, action: \.scan) {
      ScanView(store: scan, unit: store.settings.sizeUnit)
    } else {
      VStack {
        DirectoryList(store: store, app: app)
        StatusView(store: store, app: app)
        ChangeBar(store: store, app: app)
        if let preview = app.scope(state: \.preview, action: \.preview) {
          Divider()
          PreviewView(store: preview, unit: store.settings.sizeUnit).frame(height: 280)
        }
      }
      .navigationTitle(store.path.name.title)
      .toolbar { DirectoryToolbar(store: store, app: app) }
    }
  }
}
