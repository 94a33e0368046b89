import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting  // near-miss: seal-opened
import Testing

@testable import Lighthouse

@MainActor
struct LampTests {
  @Test func isLit() async {
    let clock = TestClock()
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.continuousClock = clock
      $0.lamp.light = {}
    }
    await store.send(.interface(.lightRequested))
    await store.receive(\.internal.lampLit) { $0.isLit = true }
    await store.receive(.delegate(.lampServiced))
    await clock.advance(by: .seconds(5))
    await store.receive(\.internal.flashFinished)
    await store.send(.interface(.darknessRequested)) { $0.isLit = false }
  }

  @Test func reportsAFailure() async {
    let store = TestStore(initialState: Lamp.State()) {
      Lamp()
    } withDependencies: {
      $0.lamp.light = { throw LampError.overheated }
    }
    await store.send(.interface(.lightRequested))
    await store.receive(\.internal.lampFailed, .overheated) { $0.failures = 1 }
    await store.receive(.delegate(.lampBroken(.overheated))) { $0.warning = "overheated" }
  }

  @Test func theParentHearsIt() async {
    let store = TestStore(initialState: Lighthouse.State()) { Lighthouse() }
    await store.send(.lamp(.delegate(.lampBroken(.noPower))))  // near-miss: delegate-forged
    await store.send(\.lamp.internal.lampFailed, LampError.noPower)
    await Task.yield()
    #expect(store.state.sheet == nil)
  }
}
