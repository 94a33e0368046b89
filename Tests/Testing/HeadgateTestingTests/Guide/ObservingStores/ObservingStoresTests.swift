import Headgate
import Observation
import Testing

@MainActor
struct ObservingStoresTests {
  // holds: STORE-32, OBS-2
  @Test func observing() {
    // snippet: thermostat-observe
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    var labels: [String] = []
    let token = store.observe { labels.append("\(store.temperature) °C") }

    store.send(.measured(18))
    store.send(.measured(18))
    store.send(.targetChanged(22))
    #expect(labels == ["20 °C", "18 °C"])
    token.cancel()
    // snippet end
    store.send(.measured(10))
    #expect(labels == ["20 °C", "18 °C"])
  }

  // holds: OBS-8
  @Test func computed() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    // snippet: thermostat-computed
    var isHeating: [Bool] = []
    let token = store.observe { isHeating.append(store.isHeating) }
    store.send(.targetChanged(25))
    store.send(.targetChanged(26))
    #expect(isHeating == [false, true, true])
    // snippet end
    token.cancel()
  }

  // holds: STORE-13
  @Test func oncePerSend() {
    let store = Store(initialState: Thermostat.State(temperature: 3, target: 30)) { Thermostat() }
    // snippet: thermostat-once
    var values: [[Int]] = []
    let token = store.observe { values.append([store.temperature, store.target]) }
    store.send(.reset)
    #expect(values == [[3, 30], [20, 20]])
    // snippet end
    token.cancel()
  }

  // holds: STORE-27
  @Test func rows() {
    let store = Store(
      initialState: Thermostat.State(rooms: [HeatedRoom.State(id: 1), HeatedRoom.State(id: 2)])
    ) {
      Thermostat()
    }
    var drawn: [Int] = []
    // snippet: thermostat-rows
    var tokens: Set<ObserveToken> = []
    for room in store.scope(state: \.rooms, action: \.rooms) {
      room.observe { drawn.append(room.windowsAreOpen ? -room.id : room.id) }.store(in: &tokens)
    }
    store.send(.rooms(.element(id: 2, action: .windowsOpened)))
    #expect(drawn == [1, 2, -2])
    // snippet end
  }

  // holds: STORE-63
  @Test func aReleasedToken() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    var runs = 0
    do {
      let token = store.observe {
        _ = store.temperature
        runs += 1
      }
      #expect(!token.isCancelled)
    }
    store.send(.measured(1))
    #expect(runs == 1)
  }

  @Test func wholeState() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    var whole = 0
    var part = 0
    let first = store.observe {
      _ = store.state
      whole += 1
    }
    let second = store.observe {
      _ = store.withState { $0.temperature }
      part += 1
    }
    store.send(.targetChanged(1))
    #expect(whole == 2)
    #expect(part == 1)
    first.cancel()
    second.cancel()
  }

  // holds: STORE-35
  @Test func actions() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    // snippet: thermostat-actions
    var log: [String] = []
    let token = store.onAction { state, action in
      log.append("\(action): \(state.temperature)")
    }
    store.send(.measured(18))
    store.send(.measured(18))
    #expect(log == ["measured(18): 18", "measured(18): 18"])
    // snippet end
    token.cancel()
  }

  // holds: STORE-35
  @Test func actionsOfAChild() throws {
    let store = Store(initialState: Thermostat.State(rooms: [HeatedRoom.State(id: 1), HeatedRoom.State(id: 2)])) {
      Thermostat()
    }
    let room = try #require(store.scope(state: \.rooms, action: \.rooms).first)
    var count = 0
    let token = room.onAction { _, _ in count += 1 }
    store.send(.rooms(.element(id: 2, action: .windowsOpened)))
    store.send(.measured(1))
    #expect(count == 0)
    store.send(.rooms(.element(id: 1, action: .windowsOpened)))
    #expect(count == 1)
    token.cancel()
  }

  // holds: STORE-36
  @Test func events() async {
    // snippet: thermostat-events
    var store: StoreOf<Thermostat>? = Store(initialState: Thermostat.State()) { Thermostat() }
    let events = store?.events ?? .finished
    store?.send(.reset)
    store = nil

    var received: [String] = []
    for await event in events {
      if case .actionReceived(let action) = event {
        received.append("\(action.number) \(action.action)")
      }
    }
    #expect(received == ["1 reset", "2 measured(20)", "3 targetChanged(20)"])
    // snippet end
  }

  @Test func aScopedStoreHasNoEvents() async throws {
    var store: StoreOf<Thermostat>? = Store(initialState: Thermostat.State(rooms: [HeatedRoom.State(id: 1)])) {
      Thermostat()
    }
    let events = try #require(store?.scope(state: \.rooms, action: \.rooms).first).events
    store?.send(.rooms(.element(id: 1, action: .windowsOpened)))
    store = nil
    for await event in events { Issue.record("\(event)") }
  }

  @Test func tracking() async {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    let changes = LockIsolated(0)
    // snippet: thermostat-tracking
    withObservationTracking {
      _ = store.temperature
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.measured(18))
    store.send(.measured(19))
    #expect(changes.value == 1)
    // snippet end
  }

  // holds: STORE-34
  @Test func aClosureThatSends() {
    let store = Store(initialState: Thermostat.State()) { Thermostat() }
    var targets: [Int] = []
    // snippet: thermostat-reaction
    let token = store.observe {
      if store.temperature > 30 { store.send(.targetChanged(0)) }
    }
    // snippet end
    let second = store.observe { targets.append(store.target) }
    store.send(.measured(31))
    #expect(targets == [20, 0])
    token.cancel()
    second.cancel()
  }

  // holds: STORE-6
  @Test func aPlainStateIsNotObserved() {
    let store = Store(initialState: CityTour.State()) { CityTour() }
    var runs = 0
    let token = store.observe {
      _ = store.state
      runs += 1
    }
    store.send(.started)
    #expect(runs == 1)
    token.cancel()
  }
}
