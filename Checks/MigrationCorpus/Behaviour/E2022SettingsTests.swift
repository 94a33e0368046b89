@testable import E2022Settings
import Headgate
import HeadgateTesting
import Testing

struct E2022SettingsTests {
  @Test func bindingsAndTheAlert() async {
    let isOn = LockIsolated<Bool?>(nil)
    let store = TestStore(initialState: GameSettings.State()) {
      GameSettings()
    } withDependencies: {
      $0.gameAudio.setEnabled = { isOn.setValue($0) }
    }
    await store.send(.binding(.set(\.volume, 0))) {
      $0.volume = 0
      $0.sound = false
    }
    await store.send(.binding(.set(\.sound, true))) { $0.sound = true }
    await store.finish()
    #expect(isOn.value == true)
    await store.send(.resetButtonTapped) {
      $0.alert = AlertState {
        TextState("Reset?")
      } actions: {
        ButtonState(role: .destructive, action: .resetConfirmed) { TextState("Reset") }
        ButtonState(role: .cancel, action: .alertDismissed) { TextState("Keep") }
      }
    }
    await store.send(.resetConfirmed) { $0 = GameSettings.State() }
  }
}
