import Headgate
import Testing

@testable import HeadgateCore

/// A feature that contains itself.
@Reducer
private struct Tree {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var log: [String] = []
    var rows: IdentifiedArrayOf<State> = []
  }
  indirect enum Action: Sendable {
    case perform(@Sendable (inout State) -> Effect<Action>)
    case note(String)
    case rows(IdentifiedActionOf<Tree>)

    /// An action of the descendant that a list of ids leads to.
    static func at(_ ids: [Int], _ action: Action) -> Action {
      ids.reversed().reduce(action) { .rows(.element(id: $1, action: $0)) }
    }
  }
  @Dependency(\.level) var level
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .perform(let script): return script(&state)
      case .note(let note): state.log.append("\(note) \(level)")
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Tree() }
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ChildNodeTests {
  private func tree(depth: Int) -> Tree.State {
    (1...depth).reversed().reduce(Tree.State(id: depth + 1)) { Tree.State(id: $1, rows: [$0]) }
  }

  // holds: REDUCER-23
  @Test func `a feature contains itself, as deep as its state`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: tree(depth: 20)) { Tree().dependency(\.level, 3) })
      store.send(.at(Array(2...21), .note("deep")))
      var state = store.state
      while let next = state.rows.first { state = next }
      #expect(state.log == ["deep 3"])
    }
  }

  // holds: REDUCER-10, REDUCER-23
  @Test func `effects anywhere below a removed part are cancelled, and no others`() async {
    await expectGone { watch in
      let record = Record()
      let latch = Latch()
      let store = watch(Store(initialState: tree(depth: 4)) { Tree() })
      let above = store.send(.at([2], .perform { _ in .after(latch, .note("above")) }))
      let tasks = [[2, 3], [2, 3, 4], [2, 3, 4, 5]].map { path in
        store.send(.at(path, .perform { _ in .untilCancelled("\(path.count)", record) }))
      }
      for depth in 2...4 { await record.noted("\(depth) started") }
      store.send(
        .perform {
          $0.rows[id: 2]?.rows.remove(id: 3); return .none
        }
      )
      for task in tasks { await task.finish() }
      latch.open()
      await above.finish()
      #expect(store.rows[id: 2]?.log == ["above 0"])
    }
  }

  // holds: REDUCER-23, STORE-36
  @Test func `a scoped store of such a feature has no events of its root`() async {
    await expectGone { watch in
      var names: [String] = []
      var events: AsyncStream<StoreEvent<Tree.Action>>?
      do {
        let store = watch(Store(initialState: tree(depth: 2)) { Tree() })
        events = store.scope(state: \.rows, action: \.rows)[0].events
        store.send(.note("x"))
      }
      if let events { for await event in events { names.append(EventNames.name(of: event)) } }
      #expect(names.isEmpty)
    }
  }
}
