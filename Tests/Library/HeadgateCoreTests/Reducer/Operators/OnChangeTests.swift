import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct OnChangeTests {
  private typealias State = Family.Grandchild.State
  private typealias Action = Family.Grandchild.Action

  // holds: REDUCER-17
  @Test func `runs after the base, on a change only, with the old value and the new state`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: State()) {
          Family.Grandchild().onChange(of: \.id) { old, state in
            state.log.append("\(old) to \(state.id)")
            return state.id == 5 ? .send(.note("effect")) : .none
          }
        }
      )
      store.send(.note("no change"))
      store.send(
        .perform {
          $0.id = 3; return .none
        }
      )
      store.send(
        .perform {
          $0.id = 3; return .none
        }
      )
      store.send(
        .perform {
          $0.id = 5; return .send(.note("base"))
        }
      )
      #expect(store.state.log == ["no change", "0 to 3", "3 to 5", "base", "effect"])
    }
  }

  // holds: REDUCER-17
  @Test func `stacked, the outer one sees what the inner one changed`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: State()) {
          Family.Grandchild()
            .onChange(of: \.id) { _, state in
              state.log.append("inner")
              return .none
            }
            .onChange(of: \.log) { old, state in
              state.log.append("outer after \(old.count)")
              return .none
            }
        }
      )
      store.send(
        .perform {
          $0.id = 1; return .none
        }
      )
      #expect(store.state.log == ["inner", "outer after 0"])
    }
  }

  // holds: REDUCER-18
  @Test func `the builder form runs reducers with both values`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: State()) {
          Family.Grandchild().onChange(of: \.id) { old, new in
            Reduce { state, _ in
              state.log.append("\(old) to \(new)")
              return .none
            }
            if new > 3 { Reduce { _, _ in .send(.note("large")) } }
          }
        }
      )
      store.send(
        .perform {
          $0.id = 1; return .none
        }
      )
      store.send(.note("no change"))
      store.send(
        .perform {
          $0.id = 4; return .none
        }
      )
      #expect(store.state.log == ["0 to 1", "no change", "1 to 4", "large"])
    }
  }

  // holds: REDUCER-10, REDUCER-17
  @Test func `children below it are looked after`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: Family.Parent.State(child: .init(id: 1))) {
          Family.Parent().onChange(of: \.log) { _, state in
            state.child = nil
            return .none
          }
        }
      )
      let task = store.send(.child(.perform { _ in .untilCancelled("child", record) }))
      await record.noted("child started")
      store.send(.note("x"))
      await task.finish()
      #expect(record.notes == ["child started", "child cancelled"])
    }
  }
}
