import Foundation
import Headgate
import HeadgateRecorder

extension Pantry {
  /// Records a session with each kind of action: 12 actions from outside, of effects, and behind the gate.
  @MainActor
  static func record(to file: URL) async throws {
    let store = Store(initialState: State()) {
      Pantry()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 1_000_000.25))
    }
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.addTapped("Milk"))
    store.send(.addTapped("Tea \"Earl\""))
    await store.send(.pricesTapped).finish()
    store.send(.editTapped(UUID(0)))
    store.send(.editor(.presented(.nameChanged("Oat milk"))))
    store.send(.editor(.presented(.saveTapped)))
    store.send(.removeTapped(UUID(1)))
    store.send(.filterChanged(.named("Oat", isExact: false)))
    await store.scope(state: \.log, action: \.log).send(.view(.writeTapped("done"))).finish()
    try recorder.stop()
  }
}
