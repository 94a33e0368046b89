import Headgate
import Observation
import OrderedCollections
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
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

  // holds: STORE-44
  @Test func `an action looks at no row with effects but those that it may have removed`() async {
    await expectGone { watch in
      let looks = Looks()
      let store = watch(Store(initialState: CountedShelf.State(rows: CountingRows(looks: looks))) { CountedShelf() })
      @MainActor func looksOf(_ action: CountedShelf.Action) -> Int {
        looks.count = 0
        store.send(action)
        return looks.count
      }
      var tasks: [StoreTask] = []
      for id in 1...200 {
        #expect(looksOf(.change { $0.append(.init(id: id)) }) == 0)
        looks.count = 0
        let task = store.send(.row(id, .perform { _ in .run { _ in try await Task.never() } }))
        tasks.append(task)
        #expect(looks.count <= 1)
      }
      #expect(looksOf(.change { _ in }) == 0)
      #expect(looksOf(.row(7, .write("a"))) == 0)
      #expect(looksOf(.row(7, .perform { _ in .send(.write("b")) })) == 0)
      #expect(looksOf(.change { $0.swapAt(3, 4) }) == 0)
      #expect(looksOf(.change { $0.insert(.init(id: 0), at: 0) }) == 0)
      #expect(looksOf(.change { $0.remove(id: 0) }) == 0)
      let full = store.withState(\.rows.array)
      #expect(looksOf(.change { $0.remove(id: 100) }) == 1)
      await tasks[99].finish()
      // Several steps, and a copy of an earlier time: all are looked at once.
      #expect(looksOf(.change { rows in for id in [1, 2] { rows.remove(id: id) } }) == 199)
      #expect(looksOf(.change { $0 = full }) == 197)
      #expect(looksOf(.change { _ in }) == 0)
      #expect(looksOf(.change { $0.removeAll() }) == 197)
      for task in tasks { await task.finish() }
    }
  }

  // holds: STORE-44, REDUCER-16
  @Test func `a copy of an earlier time takes along the rows that came since`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: CountedShelf.State(rows: CountingRows(looks: Looks()))) { CountedShelf() })
      let earlier = store.withState(\.rows.array)
      store.send(.change { $0.append(.init(id: 1)) })
      let task = store.send(.row(1, .perform { _ in .untilCancelled("row", record) }))
      await record.noted("row started")
      store.send(.change { $0 = earlier })
      await task.finish()
      #expect(record.notes == ["row started", "row cancelled"])
    }
  }
}

/// Counts how often rows are looked for.
private final class Looks { var count = 0 }

/// Rows that are counted when they are looked for.
private struct CountingRows: ElementCollection {
  var array: IdentifiedArrayOf<Library.Book.State> = []
  let looks: Looks

  init(looks: Looks) { self.looks = looks }

  mutating func _withElement<Result>(id: Int, _ body: (inout Library.Book.State) -> Result) -> Result? {
    array._withElement(id: id, body)
  }
  mutating func _lookAtElement<Result>(id: Int, _ body: (inout Library.Book.State) -> Result) -> Result? {
    array._lookAtElement(id: id, body)
  }
  func _hasElement(_ id: Int) -> Bool {
    looks.count += 1
    return array._hasElement(id)
  }
  func _element(id: Int) -> Library.Book.State? { array._element(id: id) }
  var _ids: OrderedSet<Int> { array._ids }
  var _$structure: UInt64 { array._$structure }
  func _$removal(since structure: UInt64) -> _Removal<Int> { array._$removal(since: structure) }
}

private struct CountedShelf: Reducer {
  struct State { var rows: CountingRows }
  @CasePathable
  enum Action {
    case rows(IdentifiedActionOf<Library.Book>)
    case change((inout IdentifiedArrayOf<Library.Book.State>) -> Void)

    static func row(_ id: Int, _ action: Library.Book.Action) -> Self { .rows(.element(id: id, action: action)) }
  }

  var body: some Reducer<State, Action> {
    ForEachElement(\.rows, action: \.rows) { Library.Book() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state.rows.array) }
      return .none
    }
  }
}
