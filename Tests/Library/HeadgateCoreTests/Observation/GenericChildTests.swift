// Tests of: OBS-15, OBS-34, OBS-35, OBS-36

import Headgate
import HeadgateIdentified
import Testing

@testable import HeadgateCore

/// Readers of children in generic features, where the compiler does not know that the states of the children are observable.
@MainActor struct GenericChildTests {
  static nonisolated let places = ReadPlace.generic
  /// By one path, and through the store of the feature around the child.
  static nonisolated let ways = [0, 1]

  @MainActor private final class Reader {
    let store: ActorStoreOf<ReadRoot>
    let card: ActorStoreOf<ReadCard>
    var seen: [Int] = []
    private var token: ObserveToken?

    init(_ place: ReadPlace, way: Int) throws {
      store = ActorStore(initialState: ReadRoot.State()) { ReadRoot() }
      card = try #require(place.store(in: store, variant: way))
      token = store.observe { [unowned self] in seen.append(card.number) }
    }

    func add(_ number: Int) { card.send(.change { $0.number += number }) }

    func assign(_ card: ReadCard.State, to place: ReadPlace) {
      store.send(.change { place.assign(card, in: &$0) })
    }
  }

  @Test(arguments: places, ways)  // holds: OBS-34
  func `an outdated copy that is put back notifies the readers of the child`(_ place: ReadPlace, way: Int) throws {
    let reader = try Reader(place, way: way)
    let copy = try #require(reader.store.withState(place.card))
    reader.add(1)
    reader.assign(copy, to: place)
    #expect(reader.seen == [0, 1, 0])
    reader.add(5)
    #expect(reader.seen == [0, 1, 0, 5])
  }

  @Test(arguments: places, ways)  // holds: OBS-34
  func `another state with equal properties is a replacement`(_ place: ReadPlace, way: Int) throws {
    let reader = try Reader(place, way: way)
    let id = reader.store.withState { place.card(in: $0)!.id }
    reader.assign(ReadCard.State(id: id), to: place)
    reader.add(1)
    #expect(reader.seen.last == 1)
  }

  @Test(arguments: places, ways)  // holds: OBS-34
  func `a child that is set to itself notifies no reader`(_ place: ReadPlace, way: Int) throws {
    let reader = try Reader(place, way: way)
    let copy = try #require(reader.store.withState(place.card))
    reader.assign(copy, to: place)
    #expect(reader.seen == [0])
  }

  @Test(arguments: places, ways)  // holds: OBS-34
  func `a change in place that replaces the child notifies its readers`(_ place: ReadPlace, way: Int) throws {
    let reader = try Reader(place, way: way)
    let copy = try #require(reader.store.withState(place.card))
    reader.add(1)
    reader.store.send(.change { state in place.modify(in: &state) { $0 = copy } })
    #expect(reader.seen == [0, 1, 0])
  }

  @Test func `readers of the property see an equal state that replaces another`() {  // holds: OBS-34
    let store = Store(initialState: ReadRoot.State()) { ReadRoot() }
    var seen: [Int] = []
    let token = store.observe { seen.append(store.compared.card.number) }
    store.send(.change { $0.compared.card = $0.compared.card })
    #expect(seen == [0])
    store.send(.change { $0.compared.card = ReadCard.State() })
    store.scope(state: \.compared.card, action: \.compared.card).send(.change { $0.number = 3 })
    #expect(seen.last == 3)
    token.cancel()
  }

  @Test func `readers of a property do not see a state that is set to itself`() {  // holds: OBS-34
    let store = Store(initialState: ReadRoot.State()) { ReadRoot() }
    var seen = 0
    let token = store.observe {
      let generic = store.generic
      _ = (generic.card, generic.optional, generic.rows, generic.sheet, generic.path)
      seen += 1
    }
    store.send(
      .change { state in
        state.generic.card = state.generic.card
        state.generic.optional = state.generic.optional
        state.generic.rows = state.generic.rows
        state.generic.sheet = state.generic.sheet
        state.generic.path = state.generic.path
      }
    )
    #expect(seen == 1)
    store.send(.change { $0.generic.optional = nil })
    #expect(seen == 2)
    token.cancel()
  }

  @Test func `a child that is set through its wrapper notifies its readers`() throws {  // holds: OBS-36
    let store = Store(initialState: ReadRoot.State(sheet: ReadCard.State())) { ReadRoot() }
    let card = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
    var seen: [Int] = []
    let token = store.observe { seen.append(card.number) }
    let copy = store.withState(\.$sheet)
    card.send(.change { $0.number = 1 })
    store.send(.change { $0.$sheet = copy })
    #expect(seen == [0, 1, 0])
    token.cancel()
  }

  @Test func `generic code that reads the state of a store observes the whole state`() {  // holds: OBS-35
    let store = Store(initialState: ReadCard.State()) { ReadCard() }
    var seen: [Int] = []
    let token = observeState(of: store) { seen.append($0.number) }
    store.send(.change { $0.number = 1 })
    #expect(seen == [0, 1])
    token.cancel()
  }

  private func observeState<State, Action>(
    of store: Store<State, Action>,
    _ see: @escaping (State) -> Void
  ) -> ObserveToken {
    store.observe { see(store.state) }
  }

  @Test func `a payload of a generic type contributes its identity`() {  // holds: OBS-15, OBS-34
    let leaf = Leaf()
    func id<Payload>(_ payload: Payload) -> _ObservableStateID { ReadPhase._$id(of: .loaded(payload)) }
    #expect(id(leaf) == id(leaf) && !id(leaf).isInert)
    #expect(id(leaf) != id(Leaf()))
    #expect(id(Leaf?.some(leaf)) == id(leaf))
    #expect(id(Leaf?.none) != id(leaf) && !id(Leaf?.none).isInert)
    #expect(id(1).isInert && id("").isInert && id([1]).isInert)
    #expect(ReadPhase<Leaf>._$fieldObservers(of: .loaded(leaf)) == Leaf._$fieldObservers(of: leaf))
    #expect(ReadPhase<Leaf?>._$fieldObservers(of: .loaded(nil)) == nil)
  }
}
