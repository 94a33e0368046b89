import Headgate
import Testing

@testable import HeadgateCore

/// Sees every action before and after its base.
private struct Watching<Base: Reducer>: Reducer {
  let record: Record
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    record.note("before")
    defer { record.note("after") }
    return base.reduce(into: &state, action: action)
  }
}

/// Removes the child itself, and asks its base about everything else.
private struct Removing<Base: Reducer<Family.Parent.State, Family.Parent.Action>>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    if case .note("remove") = action {
      state.child = nil
      state.rows = []
      return .none
    }
    return base.reduce(into: &state, action: action)
  }
}

/// Asks another reducer for each kind of action.
private struct Dispatching: Reducer {
  func reduce(into state: inout Family.Parent.State, action: Family.Parent.Action) -> Effect<Family.Parent.Action> {
    switch action {
    case .child: IfLet(\.child, action: \.child) { Family.Child() }.reduce(into: &state, action: action)
    case .sibling: IfLet(\.sibling, action: \.sibling) { Family.Child() }.reduce(into: &state, action: action)
    case .rows: ForEachElement(\.rows, action: \.rows) { Family.Child() }.reduce(into: &state, action: action)
    default: Family.Parent.own(&state, action)
    }
  }
}

/// Asks one of two bodies that differ above their last statement only.
private struct Choosing: Reducer {
  struct Left: Reducer {
    var body: some Reducer<Family.Parent.State, Family.Parent.Action> {
      IfLet(\.child, action: \.child) { Family.Child() }
    }
  }

  struct Right: Reducer {
    var body: some Reducer<Family.Parent.State, Family.Parent.Action> {
      IfLet(\.sibling, action: \.child) { Family.Child() }
    }
  }

  func reduce(into state: inout Family.Parent.State, action: Family.Parent.Action) -> Effect<Family.Parent.Action> {
    let left = CombineReducers {
      Left()
      EmptyReducer()
    }
    let right = CombineReducers {
      Right()
      EmptyReducer()
    }
    switch action {
    case .child: return left.reduce(into: &state, action: action)
    case .note: return right.reduce(into: &state, action: action)
    default: return Family.Parent.own(&state, action)
    }
  }
}

/// Asks a reducer that asks others, and then more.
private struct Asking: Reducer {
  func reduce(into state: inout Family.Parent.State, action: Family.Parent.Action) -> Effect<Family.Parent.Action> {
    let nothing = Watching(record: Record(), base: EmptyReducer<Family.Parent.State, Family.Parent.Action>())
    let effect = nothing.dependency(\.level, 1).reduce(into: &state, action: action)
    return effect.merge(with: Dispatching().reduce(into: &state, action: action))
  }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReducerNodeCustomTests {
  private func expectCancelled(_ reducer: some Reducer<Family.Parent.State, Family.Parent.Action>) async {
    await expectGone { watch in
      let record = Record()
      let state = Family.Parent.State(child: .init(id: 1), sibling: .init(id: 1), rows: [.init(id: 1)])
      let store = watch(Store(initialState: state) { reducer })
      let tasks = [
        store.send(.child(.perform { _ in .untilCancelled("child", record) })),
        store.send(.rows(.element(id: 1, action: .perform { _ in .untilCancelled("row", record) }))),
        store.send(.sibling(.perform { _ in .untilCancelled("sibling", record) })),
      ]
      await record.noted("child started")
      await record.noted("row started")
      await record.noted("sibling started")
      store.send(.note("remove"))
      store.send(
        .perform { state in
          state.child = nil
          state.sibling = nil
          state.rows = []
          return .none
        }
      )
      for task in tasks { await task.finish() }
      #expect(record.notes.count == 6)
    }
  }

  // holds: REDUCER-24
  @Test func `a wrapper sees every action, and children in it are looked after`() async {
    let record = Record()
    await expectCancelled(Watching(record: record, base: Family.Parent()))
    #expect(record.notes.count == 10)
  }

  // holds: REDUCER-24
  @Test func `a wrapper that does not ask its base each time`() async {
    await expectCancelled(Removing(base: Family.Parent()))
    await expectCancelled(Watching(record: Record(), base: Removing(base: Family.Parent())))
  }

  // holds: REDUCER-24
  @Test func `a reducer that asks another one for each kind of action`() async {
    await expectCancelled(Dispatching())
  }

  // holds: REDUCER-24
  @Test func `a reducer that asks several, which ask others`() async {
    await expectCancelled(Asking())
  }

  // holds: REDUCER-24
  @Test func `a reducer that asks another one, called among statements and around an operator`() async {
    await expectCancelled(
      Watching(
        record: Record(),
        base: CombineReducers {
          Dispatching()
          EmptyReducer()
        }
      )
    )
    await expectCancelled(
      Watching(
        record: Record(),
        base: Dispatching().ifLet(\.sibling, action: \.sibling) { EmptyReducer() }
      )
    )
  }

  // holds: REDUCER-24
  @Test func `bodies that differ above their last statement are told apart`() async {
    await expectGone { watch in
      let record = Record()
      let state = Family.Parent.State(child: .init(id: 1), sibling: .init(id: 1))
      let store = watch(Store(initialState: state) { Choosing() })
      let task = store.send(.child(.perform { _ in .untilCancelled("child", record) }))
      await record.noted("child started")
      store.send(.note("right"))
      store.send(
        .perform { state in
          state.child = nil
          return .none
        }
      )
      await task.finish()
      #expect(record.notes == ["child started", "child cancelled"])
    }
  }

  // holds: REDUCER-24
  @Test func `a reducer that is asked again is looked after once`() {
    let calls = _DirectCalls<Int>()
    _ = reducing {
      let call = DirectCall()
      call.note(Dispatching.self)
      for tags in [[0], [1], [0]] {
        calls.noting { _DirectCalls<Int>.note(call, tags: tags) { _, _ in } }
      }
    }
    #expect(calls.reconciles.count == 2)
  }

  // holds: REDUCER-24
  @Test func `the removal by a wrapper is seen at that action`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: Family.Parent.State(child: .init(id: 1))) { Removing(base: Family.Parent()) }
      )
      let task = store.send(.child(.perform { _ in .untilCancelled("child", record) }))
      await record.noted("child started")
      store.send(.note("remove"))
      await task.finish()
      #expect(record.notes == ["child started", "child cancelled"])
    }
  }

  // holds: REDUCER-24
  @Test func `a reducer without a body has none to ask for`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Adding().body
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The body of \"Adding\" was asked for"))
    #expect(text.contains("[CORE-1]"))
  }
}
