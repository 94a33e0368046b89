import BenchmarkFeatures
import BenchmarkMeasure
import Headgate

// The same scenarios with and without gates.
@MainActor
let boundaryScenarios = [
  Scenario(name: "view-action-plain", iterations: 500_000) {
    let root = Store(initialState: PlainHall.State()) { PlainHall() }
    let store = root.scope(state: \.visitor, action: \.visitor)
    return { _ in store.send(.view(.tapped)) }
  },
  Scenario(name: "view-action-gated", iterations: 500_000) {
    let root = Store(initialState: GatedHall.State()) { GatedHall() }
    let store = ViewStore<GatedVisitor>(root.scope(state: \.visitor, action: \.visitor))
    return { _ in store.send(.tapped) }
  },
  Scenario(name: "optional-view-action-plain", iterations: 500_000) {
    let root = Store(initialState: PlainHall.State()) { PlainHall() }
    let store = root.scope(state: \.guest, action: \.guest)!
    return { _ in store.send(.view(.nameChanged("Another name that does not fit"))) }
  },
  Scenario(name: "optional-view-action-gated", iterations: 500_000) {
    let root = Store(initialState: GatedHall.State()) { GatedHall() }
    let store = ViewStore<GatedVisitor>(root.scope(state: \.guest, action: \.guest)!)
    return { _ in store.send(.nameChanged("Another name that does not fit")) }
  },
  Scenario(name: "interface-action-plain", iterations: 500_000) {
    let store = Store(initialState: PlainHall.State()) { PlainHall() }
    return { _ in store.send(.visitor(.interface(.renamed("Another name that does not fit")))) }
  },
  Scenario(name: "interface-action-gated", iterations: 500_000) {
    let store = Store(initialState: GatedHall.State()) { GatedHall() }
    return { _ in store.send(.visitor(.interface(.renamed("Another name that does not fit")))) }
  },
  Scenario(name: "answer-and-delegate-plain", iterations: 200_000) {
    let root = Store(initialState: PlainHall.State()) { PlainHall() }
    let store = root.scope(state: \.visitor, action: \.visitor)
    return { _ in store.send(.view(.loadTapped)) }
  },
  Scenario(name: "answer-and-delegate-gated", iterations: 200_000) {
    let root = Store(initialState: GatedHall.State()) { GatedHall() }
    let store = ViewStore<GatedVisitor>(root.scope(state: \.visitor, action: \.visitor))
    return { _ in store.send(.loadTapped) }
  },
  Scenario(name: "presented-view-action-plain", iterations: 500_000) {
    let root = Store(initialState: PlainHotel.State()) { PlainHotel() }
    let store = root.scope(state: \.visitor, action: \.visitor.presented)!
    return { _ in store.send(.view(.tapped)) }
  },
  Scenario(name: "presented-view-action-gated", iterations: 500_000) {
    let root = Store(initialState: GatedHotel.State()) { GatedHotel() }
    let store = ViewStore<GatedVisitor>(root.scope(state: \.visitor, action: \.visitor.presented)!)
    return { _ in store.send(.tapped) }
  },
  Scenario(name: "row-view-action-plain", iterations: 500_000) {
    let root = Store(initialState: PlainHotel.State()) { PlainHotel() }
    let store = root.scope(state: \.rooms, action: \.rooms).first!
    return { _ in store.send(.view(.tapped)) }
  },
  Scenario(name: "row-view-action-gated", iterations: 500_000) {
    let root = Store(initialState: GatedHotel.State()) { GatedHotel() }
    let store = ViewStore<GatedVisitor>(root.scope(state: \.rooms, action: \.rooms).first!)
    return { _ in store.send(.tapped) }
  },
  Scenario(name: "step-view-action-plain", iterations: 500_000) {
    let root = Store(initialState: PlainJourney.State()) { PlainJourney() }
    let store = root.scope(state: \.path, action: \.path).first!
    return { _ in store.send(.view(.tapped)) }
  },
  Scenario(name: "step-view-action-gated", iterations: 500_000) {
    let root = Store(initialState: GatedJourney.State()) { GatedJourney() }
    let store = ViewStore<GatedVisitor>(root.scope(state: \.path, action: \.path).first!)
    return { _ in store.send(.tapped) }
  },
]
