import FilesFeature
import Headgate
import SwiftUI

/// Presents the bookmarks, the settings and the help.
struct Sheets: ViewModifier {
  @BindableViewStore var store: ViewStore<App>

  func body(content: Content) -> some View {
    content
      .sheet(item: $store.scope(state: \.bookmarkList, action: \.bookmarkList, closing: \.closePressed)) {
        BookmarksView(store: $0)
      }
      .sheet(item: $store.scope(state: \.settingsForm, action: \.settingsForm, closing: \.closePressed)) {
        SettingsView(store: $0)
      }
      .sheet(item: $store.scope(state: \.help, action: \.help, closing: \.closePressed)) { HelpView(store: $0) }
  }
}
