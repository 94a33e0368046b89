import Foundation
import Headgate
@_spi(Sealed) import HeadgateTesting  // flags: seal-opened

/// The desk of the keeper, in a terminal.
@MainActor
struct LighthouseScreen {
  let store: StoreOf<Lighthouse>

  func keyPressed(_ key: Character) {
    switch key {
    case "a": store.send(.view(.towerAppeared))
    case "r": store.send(.view(.radarButtonTapped))
    case "s": store.send(.view(.stormButtonTapped))
    default: LampScreen(store: store.scope(state: \.lamp, action: \.lamp)).keyPressed(key)
    }
  }
}

@MainActor
struct LampScreen {
  let store: StoreOf<Lamp>

  var line: String { store.isLit ? "* \(store.period) s" : "dark \(store.warning ?? "")" }

  func keyPressed(_ key: Character) {
    switch key {
    case "l": store.send(.view(.switchToggled))  // near-miss: view-sends-non-view
    case "L": store.send(.interface(.lightRequested))  // flags: view-sends-non-view
    case "b": store.send(.delegate(.lampBroken(.noPower)))  // flags: view-sends-non-view, delegate-forged
    case "0": store.send(.view(.lampAppeared))
    default: store.send(.view(.periodChanged(Double(key.wholeNumberValue ?? 5))))
    }
  }
}

@MainActor
struct LogbookScreen {
  let store: StoreOf<Logbook>

  func keyPressed(_ key: Character) {
    switch key {
    case "k": store.send(.view(.lockButtonTapped))
    case "p": store.send(.view(.printLog))
    case "w": store.send(.view(.writeButtonTapped))
    default: store.send(.view(.entryTapped(key.wholeNumberValue ?? 0)))
    }
  }

  func request() {
    store.scope(state: \.draft, action: \.draft.presented)?.send(.view(.signButtonTapped))
  }
}
