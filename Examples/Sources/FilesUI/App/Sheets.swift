import FilesFeature
import Headgate
import SwiftUI

/// Presents the bookmarks, the settings and the help.
struct Sheets: ViewModifier {
  let store: ViewStore<App>

  func body(content: Content) -> some View {
    content
      .sheet(item: bookmarks) { BookmarksView(store: $0) }
      .sheet(item: settings) { SettingsView(store: $0) }
      .sheet(item: help) { HelpView(store: $0) }
  }

  private var bookmarks: Binding<ViewStore<Bookmarks>?> {
    Binding {
      store.scope(state: \.bookmarkList, action: \.bookmarkList)
    } closing: {
      $0.send(.closePressed)
    }
  }

  private var settings: Binding<ViewStore<SettingsForm>?> {
    Binding {
      store.scope(state: \.settingsForm, action: \.settingsForm)
    } closing: {
      $0.send(.closePressed)
    }
  }

  private var help: Binding<ViewStore<Help>?> {
    Binding {
      store.scope(state: \.help, action: \.help)
    } closing: {
      $0.send(.closePressed)
    }
  }
}
