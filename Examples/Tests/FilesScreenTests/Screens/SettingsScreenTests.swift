import FilesFeature
import FilesScreen
import Headgate
import Terminal
import Testing

@Suite("The screen of the settings")
@MainActor
struct SettingsScreenTests {
  private func makeStore(columns: Int = 60) -> StoreOf<App> {
    Store(initialState: .sample(columns: columns, rows: 12)) {
      App()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.files.list = { path, _ in throw FileProblem(.vanished, at: path) }
    }
  }

  @Test("the settings have a line each, and keys change them")
  func changes() {
    let store = makeStore()
    let keys = KeyBindings(ViewStore(store))
    keys.press(.character(","))
    #expect(
      store.state.shown == [
        "Settings", "  Every running program uses a change at once",
        "  Show hidden entries              no", "  Show directories first           yes",
        "  Order                            name", "  Reverse the order                no",
        "  Show the preview                 yes", "  Sizes                            1 KB = 1,000 B",
        "  Colors                           automatic", "",
        "  Entries whose names begin with a dot", "↑↓ move  space change  ← back  esc close",
      ]
    )
    for (key, value) in [(Key.character(" "), true), (.enter, false), (.right, true), (.left, false)] {
      keys.press(key)
      #expect(store.settings.showsHidden == value)
    }
    keys.press(.end)
    for theme in [Settings.Theme.dark, .light, .plain, .automatic] {
      keys.press(.right)
      #expect(store.settings.theme == theme)
    }
    keys.press(.left)
    #expect(store.settings.theme == .plain)
    #expect(store.state.shown[8] == "  Colors                           none")
    keys.press(.escape)
    #expect(store.settingsForm == nil)
  }

  @Test("what another program changes is seen in the form")
  func elsewhere() {
    let store = makeStore()
    let keys = KeyBindings(ViewStore(store))
    keys.press(.character(","))
    store.state.$settings.withLock { $0.order = .date }
    store.send(.view(.storageChanged))
    #expect(store.state.shown[4] == "  Order                            date")
  }

  @Test("it fits on every screen, and a narrow one shows the values", arguments: [1, 5, 30, 200])
  func width(columns: Int) {
    let store = makeStore(columns: columns)
    KeyBindings(ViewStore(store)).press(.character(","))
    #expect(Screen(store.state, calendar: .utc).frame.lines.allSatisfy { $0.cellWidth == columns })
    if columns == 30 { #expect(store.state.shown[4] == "  Order            name") }
  }
}
