import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct StateAccessTests {
  // A new one each time: a change of a copy is told to the readers of the others.
  private static var state: Family.Parent.State { .init(child: .init(id: 1), rows: [.init(id: 1)]) }

  // holds: OBS-6
  @Test func `a parent whose child's reducer made a change can be told from its copies`() {
    let reducer = Family.Parent.composed {
      Scope(state: \.inner, action: \.inner) { Family.Grandchild() }
      IfLet(\.child, action: \.child) { Family.Child() }
      ForEachElement(\.rows, action: \.rows) { Family.Child() }
    }
    let changes: [Family.Parent.Action] = [
      .inner(.note("a")), .child(.note("b")), .rows(.element(id: 1, action: .note("c"))),
    ]
    var state = Self.state
    for change in changes {
      let before = state
      _ = reducer.reduce(into: &state, action: change)
      #expect(state.stateID != before.stateID)
    }
    #expect([state.inner.log, state.child?.log, state.rows[0].log] == [["a"], ["b"], ["c"]])
  }

  // holds: OBS-5, OBS-7, OBS-9
  @Test func `readers of a property are told when the child's reducer puts another state there`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Self.state) { Family.Parent() })
      var seen: [String] = []
      let tokens = [
        store.observe {
          _ = store.child; seen.append("child")
        },
        store.observe {
          _ = store.rows; seen.append("rows")
        },
      ]
      seen = []
      store.send(.child(.note("a")))
      store.send(.rows(.element(id: 1, action: .note("a"))))
      #expect(seen == [])
      store.send(
        .child(
          .perform {
            $0 = .init(id: 1); return .none
          }
        )
      )
      #expect(seen == ["child"])
      store.send(
        .rows(
          .element(
            id: 1,
            action: .perform {
              $0 = .init(id: 1); return .none
            }
          )
        )
      )
      #expect(seen == ["child", "rows"])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: OBS-11
  @Test func `readers of a payload are told when the child's reducer puts another state into its case`() async {
    await expectGone { watch in
      let state = Family.Parent.State(mode: .first(.init(id: 1)))
      let store = watch(Store(initialState: state) { Family.Parent() })
      let child = store.scope(state: \.mode, action: \.mode).scope(state: \.first, action: \.first)
      var seen: [[String]?] = []
      let token = observe { seen.append(child?.log) }
      store.send(
        .mode(
          .first(
            .perform {
              $0 = .init(id: 1, log: ["x"]); return .none
            }
          )
        )
      )
      #expect(seen == [[], ["x"]])
      withExtendedLifetime(token) {}
    }
  }
}
