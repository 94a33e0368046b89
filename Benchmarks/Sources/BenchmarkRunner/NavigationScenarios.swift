import BenchmarkFeatures
import BenchmarkMeasure
import Headgate

/// Returns the stores of ten presented features, outermost first.
@MainActor
private func presentedStores(_ store: StoreOf<Presented10>) -> [AnyObject] {
  let s9 = store.scope(state: \.child, action: \.child.presented)
  let s8 = s9?.scope(state: \.child, action: \.child.presented)
  let s7 = s8?.scope(state: \.child, action: \.child.presented)
  let s6 = s7?.scope(state: \.child, action: \.child.presented)
  let s5 = s6?.scope(state: \.child, action: \.child.presented)
  let s4 = s5?.scope(state: \.child, action: \.child.presented)
  let s3 = s4?.scope(state: \.child, action: \.child.presented)
  let s2 = s3?.scope(state: \.child, action: \.child.presented)
  let s1 = s2?.scope(state: \.child, action: \.child.presented)
  let leaf = s1?.scope(state: \.child, action: \.child.presented)
  let stores: [AnyObject?] = [s9, s8, s7, s6, s5, s4, s3, s2, s1, leaf]
  return stores.compactMap(\.self)
}

@MainActor
let navigationScenarios = [
  Scenario(name: "b-presented-10", iterations: 200_000) {
    let store = Store(initialState: Presented10.makeState()) { Presented10() }
    let action = Presented10.leafAction()
    return { _ in store.send(action) }
  },
  Scenario(name: "b2-presented-10-with-stores", iterations: 200_000) {
    let store = Store(initialState: Presented10.makeState()) { Presented10() }
    let stores = presentedStores(store)
    precondition(stores.count == 10)
    let action = Presented10.leafAction()
    return { _ in
      store.send(action)
      consume(stores)
    }
  },
  genericScenario(named: "presented-10-generic", iterations: 20_000),
  genericScenario(named: "presented-100-generic", iterations: 1_000),
  Scenario(name: "d-top-of-stack-of-10", iterations: 200_000) {
    let store = Store(initialState: Journey.State()) { Journey() }
    guard let action = store.withState(Journey.topAction) else { preconditionFailure("an empty stack") }
    return { _ in store.send(action) }
  },
  Scenario(name: "g-binding-set", iterations: 200_000) {
    let store = Store(initialState: Preferences.State()) { Preferences() }
    return { index in store.volume = index }
  },
  Scenario(name: "g-binding-action", iterations: 200_000) {
    let store = Store(initialState: Preferences.State()) { Preferences() }
    return { index in store.send(.binding(.set(\.volume, index))) }
  },
]
