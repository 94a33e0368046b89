// Tests of: MACRO-101, REDUCER-28

import Headgate
import Testing

@MainActor
struct CaseKeyPathTests {
  private let counting = Reduce<Int, Void> { count, _ in
    count += 1
    return .none
  }

  @ReducerBuilder<Int?, Void> private var optionalCounting: some Reducer<Int?, Void> {
    IfLet(\.self, action: \.self) { counting }
  }

  @ReducerBuilder<Int?, Void> private var caseCounting: some Reducer<Int?, Void> {
    IfCaseLet(\.some, action: \.self) { counting }
  }

  // holds: MACRO-101
  @Test func `a child gets all actions of a parent whose action is no enum`() {
    let optional = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Void>().ifLet(\.self, action: \.self) { counting }
    }
    optional.send(())
    #expect(optional.withState { $0 } == 2)
    let statement = Store(initialState: Int?.some(1)) { optionalCounting }
    statement.send(())
    #expect(statement.withState { $0 } == 2)
    let scoped = Store(initialState: 1) { Scope(state: \.self, action: \.self) { counting } }
    scoped.send(())
    #expect(scoped.withState { $0 } == 2)
    let ofCase = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Void>().ifCaseLet(\.some, action: \.self) { counting }
    }
    ofCase.send(())
    #expect(ofCase.withState { $0 } == 2)
    let caseStatement = Store(initialState: Int?.some(1)) { caseCounting }
    caseStatement.send(())
    #expect(caseStatement.withState { $0 } == 2)
  }

  // holds: MACRO-101
  @Test func `a child gets all actions of a parent whose action has case paths`() {
    let tapping = Reduce<Int, Tap> { count, _ in
      count += 1
      return .none
    }
    func count(_ initial: Int?, @ReducerBuilder<Int?, Tap> _ reducer: () -> some Reducer<Int?, Tap>) -> Int? {
      let store = Store(initialState: initial, reducer: reducer)
      store.send(.tapped)
      return store.withState { $0 }
    }
    #expect(count(1) { EmptyReducer().ifLet(\.self, action: \.self) { tapping } } == 2)
    #expect(count(1) { IfLet(\.self, action: \.self) { tapping } } == 2)
    #expect(count(1) { EmptyReducer().ifCaseLet(\.some, action: \.self) { tapping } } == 2)
    #expect(count(1) { IfCaseLet(\.some, action: \.self) { tapping } } == 2)
    let scoped = Store(initialState: 1) { Scope(state: \.self, action: \.self) { tapping } }
    scoped.send(.tapped)
    #expect(scoped.withState { $0 } == 2)
  }

  // holds: MACRO-101
  @Test func `its effects send actions of the parent`() async {
    let store = Store(initialState: Int?.some(0)) {
      EmptyReducer<Int?, Bool>().ifLet(\.self, action: \.self) {
        Reduce { count, isFirst in
          count += 1
          return isFirst ? .run { send in await send(false) } : .none
        }
      }
    }
    await store.send(true).finish()
    #expect(store.withState { $0 } == 2)
  }

  // holds: MACRO-101
  @Test func `an action without the child is reported`() {
    let issues = recordingIssues {
      let store = Store(initialState: Int?.none) {
        EmptyReducer<Int?, Bool>().ifLet(\.self, action: \.self) { Reduce { _, _ in .none } }
      }
      store.send(true)
    }
    #expect(issues.count == 1)
  }
}

// The same operators with paths that are no literals, or have several components.
extension CaseKeyPathTests {
  // holds: REDUCER-28
  @Test func `operators take stored paths`() {
    let count: CaseKeyPath<Counters.Action, Tap> = \.count
    let rows: CaseKeyPath<Counters.Action, IdentifiedAction<Int, Tap>> = \.rows
    let some: CaseKeyPath<Int?, Int> = \.some
    let action = Counters.Action.count(.tapped)
    #expect(Counters.after(action) { Scope(state: \.count, action: count) { tapping } }.count == 1)
    #expect(Counters.after(action) { Scope(\.count, action: count) { tapping } }.count == 1)
    #expect(Counters.after(action) { IfLet(\.optional, action: count) { tapping } }.optional == 1)
    #expect(Counters.after(action) { EmptyReducer().ifLet(\.optional, action: count) { tapping } }.optional == 1)
    #expect(Counters.after(action) { inOptional { IfCaseLet(some, action: count) { tapping } } }.optional == 1)
    #expect(
      Counters.after(action) { inOptional { EmptyReducer().ifCaseLet(some, action: count) { tapping } } }.optional == 1
    )
    let row = Counters.Action.rows(.element(id: 7, action: .tapped))
    #expect(Counters.after(row) { ForEachElement(\.rows, action: rows) { rowTapping } }.row == 1)
    #expect(Counters.after(row) { EmptyReducer().forEach(\.rows, action: rows) { rowTapping } }.row == 1)
  }

  // holds: REDUCER-28
  @Test func `operators take literals of several components`() {
    let action = Counters.Action.inner(.count(.tapped))
    #expect(Counters.after(action) { Scope(state: \.count, action: \.inner.count) { tapping } }.count == 1)
    #expect(Counters.after(action) { IfLet(\.optional, action: \.inner.count) { tapping } }.optional == 1)
    #expect(
      Counters.after(action) { EmptyReducer().ifLet(\.optional, action: \.inner.count) { tapping } }.optional == 1
    )
    #expect(
      Counters.after(action) { inOptional { IfCaseLet(\.some, action: \.inner.count) { tapping } } }.optional == 1
    )
    let row = Counters.Action.inner(.rows(.element(id: 7, action: .tapped)))
    #expect(Counters.after(row) { ForEachElement(\.rows, action: \.inner.rows) { rowTapping } }.row == 1)
    #expect(Counters.after(row) { EmptyReducer().forEach(\.rows, action: \.inner.rows) { rowTapping } }.row == 1)
  }

  // holds: REDUCER-28
  @Test func `a literal leads through a result`() {
    let success = Counters.Action.answer(.success(.tapped))
    #expect(Counters.after(success) { Scope(state: \.count, action: \.answer.success) { tapping } }.count == 1)
    let failure = Counters.Action.answer(.failure(Counters.Refusal()))
    #expect(Counters.after(failure) { Scope(state: \.count, action: \.answer.success) { tapping } }.count == 0)
  }

  // holds: REDUCER-28
  @Test func `the actions of effects come back on a path of several components`() async {
    let count: CaseKeyPath<Counters.Action, Tap> = \.inner.count
    let store = Counters.store {
      Scope(state: \.count, action: count) { sendingTap }
      Scope(state: \.second, action: \.inner.count) { tapping }
    }
    await store.send(.inner(.count(.held(2)))).finish()
    #expect(store.withState { $0.count } == 1)
    #expect(store.withState { $0.second } == 2)
  }

  private var tapping: Reduce<Int, Tap> {
    Reduce { count, _ in
      count += 1
      return .none
    }
  }

  private var rowTapping: Reduce<Counters.Row, Tap> {
    Reduce { row, _ in
      row.count += 1
      return .none
    }
  }

  private var sendingTap: Reduce<Int, Tap> {
    Reduce { count, action in
      guard case .tapped = action else { return .send(.tapped) }
      count += 1
      return .none
    }
  }

  private func inOptional<Content: Reducer<Int?, Counters.Action>>(
    @ReducerBuilder<Int?, Counters.Action> _ reducer: () -> Content
  ) -> some Reducer<Counters, Counters.Action> {
    Scope(state: \.optional, action: \.self, child: reducer)
  }
}

private struct Counters {
  struct Row: Identifiable {
    let id: Int
    var count = 0
  }
  @CasePathable
  enum Action {
    case count(Tap)
    case rows(IdentifiedAction<Int, Tap>)
    case inner(Inner)
    case answer(Result<Tap, Refusal>)
  }
  @CasePathable
  enum Inner { case count(Tap), rows(IdentifiedAction<Int, Tap>) }
  struct Refusal: Error {}

  var count = 0
  var second = 0
  var optional: Int? = 0
  var rows: IdentifiedArrayOf<Row> = [Row(id: 7)]

  var row: Int? { rows[id: 7]?.count }

  @MainActor
  static func store(
    @ReducerBuilder<Counters, Action> _ reducer: () -> some Reducer<Counters, Action>
  ) -> Store<Counters, Action> {
    Store(initialState: Counters(), reducer: reducer)
  }

  @MainActor
  static func after(
    _ action: Action,
    @ReducerBuilder<Counters, Action> _ reducer: () -> some Reducer<Counters, Action>
  ) -> Counters {
    let store = store(reducer)
    store.send(action)
    return store.withState { $0 }
  }
}

@CasePathable
private enum Tap { case tapped, held(Int) }
