import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct DependencyOperatorsTests {
  /// Notes the dependencies in force: in the reducer, in its effect, and in the effect of the action which that sends.
  private func noting() -> Reduce<[String], String> {
    Reduce { state, action in
      state.append("\(action) \(dependenciesInForce())")
      return action == "go" ? .run { send in await send("effect \(dependenciesInForce()):") } : .none
    }
  }

  // holds: REDUCER-19
  @Test func `the innermost setting wins`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: [String]()) {
          CombineReducers { noting().dependency(\.level, 1).dependency(\.level, 2) }
            .dependency(\.level, 3)
            .dependency(\.label, "outer")
        } withDependencies: {
          $0.level = 4
        }
      )
      store.send("x")
      #expect(store.state == ["x 1outer"])
    }
  }

  // holds: REDUCER-20
  @Test func `it reaches children, effects, and effects of effects`() async {
    await expectGone { watch in
      let state = Family.Parent.State(child: .init(id: 1, grandchild: .init()))
      let store = watch(Store(initialState: state) { Family.Parent().dependency(\.level, 5) })
      await store.send(
        .child(
          .grandchild(
            .perform { state in
              state.log.append("reducer \(dependenciesInForce())")
              return .run { send in
                let first = dependenciesInForce()
                await send(
                  .perform { state in
                    state.log.append("\(first), then \(dependenciesInForce())")
                    return .run { send in await send(.note("at last \(dependenciesInForce())")) }
                  }
                )
              }
            }
          )
        )
      ).finish()
      #expect(store.child?.grandchild?.log == ["reducer 5-", "5-, then 5-", "at last 5-"])
    }
  }

  // holds: REDUCER-20
  @Test func `it does not reach those beside it`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: [String]()) {
          noting().dependency(\.level, 1)
          noting()
        }
      )
      await store.send("go").finish()
      #expect(store.state.prefix(2) == ["go 1-", "go 0-"])
      #expect(Set(store.state.dropFirst(2)) == ["effect 1-: 1-", "effect 1-: 0-", "effect 0-: 1-", "effect 0-: 0-"])
    }
  }

  // holds: REDUCER-19
  @Test func `a transform changes the value from around`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: [String]()) {
          noting()
            .transformDependency(\.level) { $0 *= 10 }
            .transformDependency(\.level) { $0 += 1 }
        } withDependencies: {
          $0.level = 4
        }
      )
      await store.send("go").finish()
      #expect(store.state == ["go 50-", "effect 50-: 50-"])
    }
  }

  // holds: REDUCER-19
  @Test func `a transform changes the value from around each time`() {
    let reducer = noting().transformDependency(\.level) { $0 += 1 }
    var state: [String] = []
    for level in [4, 5, 5] {
      withDependencies {
        $0.level = level
      } operation: {
        _ = reducer.reduce(into: &state, action: "go")
      }
    }
    #expect(state == ["go 5-", "go 6-", "go 6-"])
  }

  // holds: REDUCER-19
  @Test func `a dependency that is its own key`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: [String]()) {
          Reduce<[String], String> { state, _ in
            @Dependency(Greeting.self) var greeting
            state.append(greeting.text)
            return .none
          }
          .dependency(Greeting(text: "inner"))
          .dependency(Greeting(text: "outer"))
        }
      )
      store.send("x")
      #expect(store.state == ["inner"])
    }
  }

  // holds: REDUCER-20
  @Test func `a dependency property of a feature sees them`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: [String]()) { Leveled().dependency(\.level, 7) })
      await store.send("go").finish()
      #expect(store.state == ["go 7", "effect 7 7"])
    }
  }

  // holds: REDUCER-10, REDUCER-20
  @Test func `children below it are looked after`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: Family.Parent.State(child: .init(id: 1))) { Family.Parent().dependency(\.level, 1) }
      )
      let task = store.send(.child(.perform { _ in .untilCancelled("child", record) }))
      await record.noted("child started")
      store.send(
        .perform {
          $0.child = nil; return .none
        }
      )
      await task.finish()
      #expect(record.notes == ["child started", "child cancelled"])
    }
  }
}

private struct Leveled: Reducer {
  @Dependency(\.level) var level
  var body: some Reducer<[String], String> {
    Reduce { state, action in
      state.append("\(action) \(level)")
      return action == "go" ? .run { send in await send("effect \(level)") } : .none
    }
  }
}
