import Headgate
import Testing

@testable import HeadgateCore

struct ReducerTests {
  // holds: REDUCER-1
  @Test func `a reducer is called directly in a unit test`() {
    var state = Family.Parent.State(child: .init(id: 1))
    let none = Family.Parent().reduce(into: &state, action: .child(.note("a")))
    #expect(none.isNone)
    #expect(state.child?.log == ["a"])
    #expect(state.log == ["child a a"])
    let effect = Family.Parent().reduce(into: &state, action: .perform { _ in .send(.note("b")) })
    #expect(!effect.isNone)
  }

  // holds: REDUCER-1
  @Test func `each part is called directly`() {
    var state = Family.Parent.State(child: .init(id: 1), rows: [.init(id: 1)], mode: .first(.init()))
    typealias Parent = Family.Parent
    let child = IfLet<Parent.State, Parent.Action, _, _>(\.child, action: \.child) { Family.Child() }
    let row = ForEachElement<Parent.State, Parent.Action, _, _, _>(\.rows, action: \.rows) { Family.Child() }
    let inner = Scope<Parent.State, Parent.Action, _>(\.inner, action: \.inner) { Family.Grandchild() }
    _ = child.reduce(into: &state, action: .child(.note("a")))
    _ = row.reduce(into: &state, action: .rows(.element(id: 1, action: .note("b"))))
    _ = inner.reduce(into: &state, action: .inner(.note("c")))
    _ = CombineReducers<Parent.State, Parent.Action, _> { child }.reduce(into: &state, action: .child(.note("d")))
    #expect(state.child?.log == ["a", "d"])
    #expect(state.rows[0].log == ["b"])
    #expect(state.inner.log == ["c"])
    var mode = Family.Mode.State.first(.init())
    let first = IfCaseLet<Family.Mode.State, Family.Mode.Action, _>(\.first, action: \.first) { Family.Child() }
    _ = first.reduce(into: &mode, action: .first(.note("e")))
    #expect(mode == .first(.init(log: ["e"])))
    var log: [String] = []
    _ = Reduce(logging { _ in .none }).reduce(into: &log, action: "x")
    _ = EmptyReducer<[String], String>().reduce(into: &log, action: "y")
    _ = Optional(logging { _ in .none }).reduce(into: &log, action: "z")
    _ = logging { _ in .none }.onChange(of: \.count) { _, state in
      state.append("changed")
      return .none
    }
    .dependency(\.level, 1)
    ._printChanges(nil)
    .reduce(into: &log, action: "w")
    #expect(log == ["x", "z", "w", "changed"])
  }
}
