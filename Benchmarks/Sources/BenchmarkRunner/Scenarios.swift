import BenchmarkFeatures
import BenchmarkMeasure
import Headgate

@MainActor
let scenarios: [Scenario] =
  [floorScenario] + flatScenarios + nestedScenarios + navigationScenarios + rowScenarios + siblingScenarios
  + observationScenarios + storeScenarios + boundaryScenarios + sharedScenarios

@MainActor
private let floorScenario = Scenario(name: "floor", iterations: 1_000_000) {
  let floor = Floor { state, action in if case .incremented = action { state.count += 1 } }
  return { _ in floor.send(.incremented) }
}

@MainActor
private let flatScenarios = [
  Scenario(name: "a-flat", iterations: 1_000_000) {
    let store = Store(initialState: Flat.State()) { Flat() }
    return { _ in store.send(.incremented) }
  },
  Scenario(name: "e-follow-up", iterations: 500_000) {
    let store = Store(initialState: Flat.State()) { Flat() }
    return { _ in store.send(.chainStarted) }
  },
]

@MainActor
private let nestedScenarios = [
  Scenario(name: "if-let-1", iterations: 500_000) {
    let store = Store(initialState: Level1.makeState()) { Level1() }
    let action = Level1.leafAction()
    return { _ in store.send(action) }
  },
  Scenario(name: "if-let-10", iterations: 200_000) {
    let store = Store(initialState: Level10.makeState()) { Level10() }
    let action = Level10.leafAction()
    return { _ in store.send(action) }
  },
  genericScenario(named: "if-let-10-generic", iterations: 20_000),
  genericScenario(named: "if-let-100-generic", iterations: 1_000),
]

@MainActor
private func row(_ name: String, of count: Int, isRandom: Bool) -> Scenario {
  Scenario(name: name, iterations: 500_000) {
    let store = Store(initialState: List.State(count: count)) { List() }
    // The first change of the initial rows copies them once.
    store.send(.rows(.element(id: 0, action: .incremented)))
    var random: UInt64 = 1
    return { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let id = isRandom ? Int(random >> 33) % count : Int(random >> 63) + 500
      store.send(.rows(.element(id: id, action: .incremented)))
    }
  }
}

@MainActor
private let rowScenarios = [
  row("c-row-of-1000", of: 1_000, isRandom: false),
  row("c2-row-of-100000", of: 100_000, isRandom: false),
  row("c2-random-row-of-100000", of: 100_000, isRandom: true),
]

@MainActor
private let siblingScenarios = [
  Scenario(name: "only-child", iterations: 500_000) {
    let store = Store(initialState: OnlyChild.State()) { OnlyChild() }
    return { _ in store.send(.c0(.incremented)) }
  },
  Scenario(name: "last-of-50-siblings", iterations: 500_000) {
    let store = Store(initialState: Siblings.State()) { Siblings() }
    return { _ in store.send(.c49(.incremented)) }
  },
]

@MainActor
private let observationScenarios = [
  Scenario(name: "idle-observers-0", iterations: 500_000) {
    let store = Store(initialState: Wide.State(blocks: 1_000)) { Wide() }
    return { _ in store.send(.titleChanged("Untouched")) }
  },
  Scenario(name: "idle-observers-1000", iterations: 500_000) {
    let store = Store(initialState: Wide.State(blocks: 1_000)) { Wide() }
    let tokens = (0..<1_000).map { id in store.observe { consume(store.blocks[id: id]?.a) } }
    return { _ in
      store.send(.titleChanged("Untouched"))
      consume(tokens)
    }
  },
  Scenario(name: "observed-send", iterations: 200_000) {
    let store = Store(initialState: Flat.State()) { Flat() }
    let token = store.observe { consume(store.count) }
    return { _ in
      store.send(.incremented)
      consume(token)
    }
  },
  // The sends whose files Documentation/SendPath.md counts, beside "a-flat" and "observed-send".
  Scenario(name: "list-send", iterations: 200_000) {
    let store = Store(initialState: List.State(count: 1)) { List() }
    return { index in store.send(.selected(index)) }
  },
  Scenario(name: "observed-list-send", iterations: 200_000) {
    let store = Store(initialState: List.State(count: 1)) { List() }
    let token = store.observe { consume(store.selection) }
    return { index in
      store.send(.selected(index))
      consume(token)
    }
  },
  Scenario(name: "cabin-send", iterations: 200_000) {
    let store = Store(initialState: Voyage.State()) { Voyage() }
    guard let deck = store.scope(state: \.path, action: \.path).last,
      let cabin = deck.scope(state: \.cabin, action: \.cabin.presented)
    else { preconditionFailure("an empty stack") }
    return { _ in cabin.send(.view(.tapped)) }
  },
  // The send that Documentation/Architecture.md draws.
  Scenario(name: "drawn-send", iterations: 20_000) {
    let store = Store(initialState: Drawn.State()) { Drawn() }
    let token = store.observe { consume(store.child.count) }
    return { _ in
      store.send(.child(.tapped))
      consume(token)
    }
  },
  Scenario(name: "h-1000-observers-one-fires", iterations: 20_000) {
    let store = Store(initialState: Wide.State(blocks: 1_000)) { Wide() }
    let tokens = (0..<1_000).map { id in store.observe { consume(store.blocks[id: id]?.a) } }
    return { index in
      store.send(.blocks(.element(id: index % 1_000, action: .incremented)))
      consume(tokens)
    }
  },
  Scenario(name: "h2-1000-child-stores-one-fires", iterations: 20_000) {
    let store = Store(initialState: Wide.State(blocks: 1_000)) { Wide() }
    let tokens = store.scope(state: \.blocks, action: \.blocks).map { block in block.observe { consume(block.a) } }
    return { index in
      store.send(.blocks(.element(id: index % 1_000, action: .incremented)))
      consume(tokens)
    }
  },
]

@MainActor
private func chainOfScopes(_ store: StoreOf<Link10>) -> StoreOf<Flat> {
  store.scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
}

@MainActor
private let storeScenarios = [
  Scenario(name: "store-created", iterations: 20_000) {
    { _ in consume(Store(initialState: Flat.State()) { Flat() }) }
  },
  Scenario(name: "ten-scopes-made", iterations: 5_000) {
    { _ in consume(chainOfScopes(Store(initialState: Link10.State()) { Link10() })) }
  },
  Scenario(name: "ten-scopes-base", iterations: 5_000) {
    { _ in consume(Store(initialState: Link10.State()) { Link10() }) }
  },
  Scenario(name: "state-through-ten-scopes", iterations: 500_000) {
    let store = chainOfScopes(Store(initialState: Link10.State()) { Link10() })
    return { _ in consume(store.withState { $0.count }) }
  },
  Scenario(name: "observed-read-through-ten-scopes", iterations: 500_000) {
    let store = chainOfScopes(Store(initialState: Link10.State()) { Link10() })
    return { _ in consume(store.count) }
  },
  Scenario(name: "rows-scoped-again", iterations: 200_000) {
    let store = Store(initialState: PlainHotel.State()) { PlainHotel() }
    return { _ in consume(store.scope(state: \.rooms, action: \.rooms)[0]) }
  },
]
