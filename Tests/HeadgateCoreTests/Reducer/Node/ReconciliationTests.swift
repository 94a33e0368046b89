import Headgate
import Observation
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ReconciliationTests {
  /// Counts the writes to its properties, which have no constant distance.
  struct Plain {
    var child: Library.Book.State? = .init(id: 1) { didSet { writes += 1 } }
    var rows: IdentifiedArrayOf<Library.Book.State> = [.init(id: 1)] { didSet { writes += 1 } }
    var inner = Inner() { didSet { writes += 1 } }
    var writes = 0
  }
  struct Inner {
    var child: Library.Book.State? = .init(id: 1)
  }

  @CasePathable
  enum Action: Sendable {
    case child(Library.Book.Action)
    case rows(IdentifiedActionOf<Library.Book>)
    case inner(InnerAction)
    case note
    case removeAll
  }
  @CasePathable
  enum InnerAction: Sendable {
    case child(Library.Book.Action)
  }

  @ReducerBuilder<Plain, Action>
  private static var plain: some Reducer<Plain, Action> {
    Scope(state: \.inner, action: \.inner) {
      IfLet(\.child, action: \.child) { Library.Book() }
    }
    IfLet(\.child, action: \.child) { Library.Book() }
    ForEachElement(\.rows, action: \.rows) { Library.Book() }
    Reduce<Plain, Action> { state, action in
      guard case .removeAll = action else { return .none }
      state.child = nil
      state.rows = []
      state.inner.child = nil
      return .none
    }
  }

  // holds: REDUCER-27
  @Test func `looking for children that are gone writes nothing`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: Plain()) { Self.plain })
      let run = { (name: String) in Library.Book.Action.perform { _ in .untilCancelled(name, record) } }
      let tasks = [
        store.send(.child(run("child"))), store.send(.rows(.element(id: 1, action: run("row")))),
        store.send(.inner(.child(run("inner")))),
      ]
      #expect(store.withState(\.writes) == 3, "each way there and back writes once")
      for name in ["child", "row", "inner"] { await record.noted("\(name) started") }
      for _ in 1...3 { store.send(.note) }
      #expect(store.withState(\.writes) == 3)
      #expect(record.notes.count == 3)
      store.send(.removeAll)
      for task in tasks { await task.finish() }
      #expect(Set(record.notes.dropFirst(3)) == ["child cancelled", "row cancelled", "inner cancelled"])
      #expect(store.withState(\.writes) == 6)
    }
  }

  // holds: REDUCER-27
  @Test func `looking for children behind a computed property tells nobody and is not a read`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: Library.state) { Library.reducer })
      let task = store.send(.desk(.perform { _ in .untilCancelled("desk", record) }))
      await record.noted("desk started")
      let seen = Record()
      let token = store.observe {
        store.withState { _ = $0.desk }
        seen.note("desk")
      }
      withObservationTracking {
        _ = store.send(.perform { _ in .none })
      } onChange: {
        seen.note("sender")
      }
      #expect(seen.notes == ["desk"])
      store.send(.desk(.write("a")))
      #expect(seen.notes == ["desk", "desk"])
      store.send(
        .perform {
          $0.desk.open = nil; return .none
        }
      )
      await task.finish()
      #expect(record.notes == ["desk started", "desk cancelled"])
      withExtendedLifetime(token) {}
    }
  }
}
