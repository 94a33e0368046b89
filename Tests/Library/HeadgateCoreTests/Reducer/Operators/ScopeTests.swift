import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ScopeTests {
  // holds: REDUCER-7
  @Test func `a child on a part of the state, in the order of the statements`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: Family.Parent.State()) {
          Family.Parent.composed {
            Scope(state: \.inner, action: \.inner) { Family.Grandchild() }
            Reduce { state, _ in
              state.log.append("\(state.inner.log.count)")
              return .none
            }
            Scope(\.inner, action: \.inner) {
              Family.Grandchild()
              Family.Grandchild()
            }
          }
        }
      )
      store.send(.inner(.note("a")))
      store.send(.note("not for the child"))
      #expect(store.log == ["1", "3"])
      #expect(store.inner.log == ["a", "a", "a"])
    }
  }

  // holds: REDUCER-7
  @Test func `effects of the child come back to it`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Family.Parent.State()) { Family.Parent() })
      await store.send(
        .inner(.perform { _ in .merge(.send(.note("a")), .run { send in await send(.note("b")) }) })
      ).finish()
      #expect(store.inner.log == ["a", "b"])
    }
  }
}
