@testable import FilesFeature
import Headgate
import HeadgateTesting
import Testing

@Suite("The form of the settings")
@MainActor
struct SettingsFormTests {
  private let settings = Shared(value: Settings())

  private func makeStore() -> TestStoreOf<SettingsForm> {
    TestStore(initialState: SettingsForm.State(settings, height: 20)) { SettingsForm() }
  }

  @Test("a bound value goes to the shared settings at once")
  func binds() async {
    let store = makeStore()
    var form = Settings()
    form.theme = .light
    await store.send(.view(.set(\.form, form))) {
      $0.form.theme = .light
      $0.$settings.withLock { $0.theme = .light }
    }
    await store.send(.view(.set(\.form.showsPreview, false))) {
      $0.form.showsPreview = false
      $0.$settings.withLock { $0.showsPreview = false }
    }
  }

  @Test("a change of another program is kept, and shown in the form")
  func elsewhere() async {
    let store = makeStore()
    store.state.$settings.withLock { $0.order = .date }
    await store.send(.view(.set(\.form.isReversed, true))) {
      $0.form.isReversed = true
      $0.$settings.withLock {
        $0.order = .date
        $0.isReversed = true
      }
    }
    await store.send(.interface(.settingsChanged)) { $0.form.order = .date }
  }

  @Test("the selection moves in the form, and closing is the parent's business")
  func moves() async {
    let store = makeStore()
    #expect(store.state.selected == .hidden)
    await store.send(.view(.moved(.last))) { $0.cursor.move(.last, count: 7) }
    #expect(store.state.selected == .theme)
    await store.send(.view(.closePressed))
    await store.receive(\.delegate.closed)
  }

  @Test(
    "every field changes its setting, and as many changes as there are values lead back",
    arguments: SettingsForm.Field.allCases
  )
  func fields(field: SettingsForm.Field) {
    var settings = Settings()
    settings.change(field, by: 1)
    #expect(settings != Settings())
    settings.change(field, by: -1)
    #expect(settings == Settings())
    let count = [SettingsForm.Field.order: 3, .theme: 4][field] ?? 2
    for _ in 1...count { settings.change(field, by: 1) }
    #expect(settings == Settings())
  }
}
