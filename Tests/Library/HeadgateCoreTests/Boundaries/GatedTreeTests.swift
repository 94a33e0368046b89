// Tests of: GATE-7, GATE-8, REDUCER-10, REDUCER-23

import Headgate
import HeadgateTesting
import Testing

@testable import HeadgateCore

/// A feature that contains itself four times over: in rows, on a stack, where it is presented, and as a part that may be absent, each
/// behind a gate.
@Reducer
private struct Bough {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var log: [String] = []
    var boughs: IdentifiedArrayOf<State> = []
    // A state that holds itself takes the indirection of an array: at most one element.
    var crown: [State] = []
    @Presents var graft: State?
    var ring = StackState<State>()

    var top: State? {
      get { crown.first }
      set { crown = newValue.map { [$0] } ?? [] }
    }
  }

  indirect enum Action: GatedAction, Sendable {
    case interface(Interface)
    case `internal`(Internal)
    case boughs(IdentifiedGatesOf<Bough>)
    case top(Gate<Bough>)
    case graft(PresentationAction<Gate<Bough>>)
    case ring(StackAction<State, Gate<Bough>>)

    enum Interface: Sendable {
      case perform(@Sendable (inout State) -> Effect<Action>)
    }
    enum Internal: Sendable { case noted(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .interface(.perform(let script)): return script(&state)
      case .internal(.noted(let note)): state.log.append(note)
      case .boughs, .top, .graft, .ring: break
      }
      return .none
    }
    .forEach(\.boughs, action: \.boughs) { Bough() }
    .ifLet(\.top, action: \.top) { Bough() }
    .ifLet(\.$graft, action: \.graft) { Bough() }
    .forEach(\.ring, action: \.ring) { Bough() }
  }
}

/// A feature that contains itself in rows behind gates, beside another reducer in one closure.
@Reducer
private struct Thicket {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var twigs: IdentifiedArrayOf<State> = []
  }

  indirect enum Action: GatedAction, Sendable {
    case interface(Interface)
    case twigs(IdentifiedGatesOf<Thicket>)

    enum Interface: Sendable {
      case perform(@Sendable (inout State) -> Effect<Action>)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .interface(.perform(let script)): script(&state)
      case .twigs: .none
      }
    }
    .forEach(\.twigs, action: \.twigs) {
      Thicket()
      EmptyReducer()
    }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct GatedTreeTests {
  private typealias Script = @Sendable (inout Bough.State) -> Effect<Bough.Action>

  /// The trunk, with a row, a part that may be absent, a presented one and an element of a stack, and below each a row of its own.
  private var trunk: Bough.State {
    func bough(_ id: Int) -> Bough.State { Bough.State(id: id, boughs: [Bough.State(id: id * 10)]) }
    return Bough.State(id: 1, boughs: [bough(2)], crown: [bough(3)], graft: bough(4), ring: StackState([bough(5)]))
  }

  private func stores(_ store: StoreOf<Bough>) throws -> [StoreOf<Bough>] {
    let row = store.scope(state: \.boughs, action: \.boughs)[0]
    let top = try #require(store.scope(state: \.top, action: \.top))
    let graft = try #require(store.scope(state: \.graft, action: \.graft.presented))
    return [row, top, graft, store.scope(state: \.ring, action: \.ring)[0]]
  }

  // holds: REDUCER-23, GATE-7
  @Test func `a feature contains itself behind gates, in rows, as an optional, presented and on a stack`() async throws
  {
    try await expectGone { watch in
      let store = watch(Store(initialState: trunk) { Bough() })
      for child in try stores(store) {
        child.send(.internal(.noted("child")))
        child.scope(state: \.boughs, action: \.boughs)[0].send(.internal(.noted("grandchild")))
      }
      let state = store.state
      let children = [
        state.boughs[0], try #require(state.top), try #require(state.graft), try #require(state.ring.first),
      ]
      #expect(children.map(\.log) == Array(repeating: ["child"], count: 4))
      #expect(children.map { $0.boughs[0].log } == Array(repeating: ["grandchild"], count: 4))
      #expect(state.log.isEmpty)
    }
  }

  // holds: REDUCER-10, GATE-8
  @Test(arguments: 0..<4)
  func `effects anywhere below a child behind a gate end with it, and no others`(removed: Int) async throws {
    try await expectGone { watch in
      let record = Record()
      let latch = Latch()
      let store = watch(Store(initialState: trunk) { Bough() })
      var ending: [StoreTask] = []
      var staying: [StoreTask] = []
      for (place, child) in try stores(store).enumerated() {
        let grandchild = child.scope(state: \.boughs, action: \.boughs)[0]
        for (name, one) in [("\(place) child", child), ("\(place) grandchild", grandchild)] {
          if place == removed {
            ending.append(one.send(.interface(.perform { _ in .untilCancelled(name, record) })))
            await record.noted("\(name) started")
          } else {
            staying.append(one.send(.interface(.perform { _ in .after(latch, .internal(.noted(name))) })))
          }
        }
      }
      store.send(
        .interface(
          .perform { state in
            switch removed {
            case 0: state.boughs = []
            case 1: state.top = nil
            case 2: state.graft = nil
            default: state.ring.removeAll()
            }
            return .none
          }
        )
      )
      for task in ending { await task.finish() }
      #expect(Set(record.notes.suffix(2)) == ["\(removed) child cancelled", "\(removed) grandchild cancelled"])
      latch.open()
      for task in staying { await task.finish() }
      let left = [store.boughs.first, store.top, store.graft, store.ring.first].compactMap(\.self)
      #expect(left.count == 3)
      #expect(left.allSatisfy { $0.log.count == 1 && $0.boughs[0].log.count == 1 })
    }
  }

  // holds: REDUCER-10, GATE-8
  @Test func `another grandchild in its place ends the effects of the first`() async throws {
    try await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: trunk) { Bough() })
      for (place, child) in try stores(store).enumerated() {
        let grandchild = child.scope(state: \.boughs, action: \.boughs)[0]
        let task = grandchild.send(.interface(.perform { _ in .untilCancelled("\(place)", record) }))
        await record.noted("\(place) started")
        child.send(
          .interface(
            .perform { state in
              state.boughs = [Bough.State(id: 99)]
              return .none
            }
          )
        )
        await task.finish()
      }
      #expect(record.notes == (0..<4).flatMap { ["\($0) started", "\($0) cancelled"] })
    }
  }

  // holds: REDUCER-10, GATE-8
  @Test func `effects below a child beside another reducer in one closure end with what they belong to`() async {
    await expectGone { watch in
      let record = Record()
      let trunk = Thicket.State(id: 1, twigs: [Thicket.State(id: 2, twigs: [Thicket.State(id: 3)])])
      let child = watch(Store(initialState: trunk) { Thicket() }).scope(state: \.twigs, action: \.twigs)[0]
      let grandchild = child.scope(state: \.twigs, action: \.twigs)[0]
      let task = grandchild.send(.interface(.perform { _ in .untilCancelled("grandchild", record) }))
      await record.noted("grandchild started")
      child.send(
        .interface(
          .perform { state in
            state.twigs = []
            return .none
          }
        )
      )
      await task.finish()
      #expect(record.notes == ["grandchild started", "grandchild cancelled"])
    }
  }
}
