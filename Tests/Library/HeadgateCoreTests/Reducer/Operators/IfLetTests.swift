import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct IfLetTests {
  private func family(_ watch: StoreWatch, _ isChain: Bool) -> StoreOf<Family.Parent> {
    let state = Family.Parent.State(child: .init(id: 1, grandchild: .init(id: 1)), sibling: .init(id: 1))
    return watch(Store(initialState: state) { Family.Parent(isChain: isChain) })
  }

  /// Starts effects of parent, child, sibling and grandchild, and tells whose were not cancelled by an action.
  private func surviving(_ action: Family.Parent.Action, _ watch: StoreWatch, _ isChain: Bool = true) async -> Set<
    String
  > {
    let latch = Latch()
    let record = Record()
    let store = family(watch, isChain)
    @Sendable func effect<Action>(_ name: String) -> Effect<Action> {
      .run { _ in
        await latch.wait()
        if !Task.isCancelled { record.note(name) }
      }
    }
    let tasks = [
      store.send(.perform { _ in effect("parent") }),
      store.send(.child(.perform { _ in effect("child") })),
      store.send(.child(.perform { _ in .concatenate(effect("first"), effect("second")) })),
      store.send(.sibling(.perform { _ in effect("sibling") })),
      store.send(.child(.grandchild(.perform { _ in effect("grandchild") }))),
    ]
    store.send(action)
    latch.open()
    for task in tasks { await task.finish() }
    return Set(record.notes)
  }

  private static let all: Set = ["parent", "child", "first", "second", "sibling", "grandchild"]

  // holds: REDUCER-8
  @Test(arguments: [true, false])
  func `the child sees its action first, then the parent`(isChain: Bool) async {
    await expectGone { watch in
      let store = family(watch, isChain)
      store.send(.child(.note("a")))
      #expect(store.child?.log == ["a"])
      #expect(store.log == ["child a a"])
      #expect(store.sibling?.log == [])
    }
  }

  // holds: REDUCER-9
  @Test func `an action without child is reported once, at the operator, and the parent sees it`() async {
    await expectGone { watch in
      var line = 0
      let issues = recordingIssues {
        line = #line + 7
        let store = watch(
          Store(initialState: Family.Parent.State()) {
            Reduce<Family.Parent.State, Family.Parent.Action> { state, action in
              if case .child = action { state.log.append("parent") }
              return .none
            }
            .ifLet(\.child, action: \.child) { Family.Child() }
          }
        )
        store.send(.child(.note("lost")))
        #expect(store.log == ["parent"])
      }
      expectOne(
        issues,
        number: "CORE-4",
        text: "\"ifLet\" in \"Family.Parent\" received an action of the child \"Family.Child\"",
        line: line
      )
      #expect(issues.first?.text.contains("\"lost\"") == true)
    }
  }

  // holds: REDUCER-9
  @Test func `as a statement it reports at the statement`() async {
    await expectGone { watch in
      var line = 0
      let issues = recordingIssues {
        line = #line + 3
        let store = watch(
          Store(initialState: Family.Parent.State()) {
            Family.Parent.composed { IfLet(\.child, action: \.child) { Family.Child() } }
          }
        )
        store.send(.child(.note("lost")))
      }
      expectOne(issues, number: "CORE-4", text: "while the child's state is nil", line: line)
    }
  }

  // holds: REDUCER-10
  @Test(arguments: [true, false])
  func `removing the child cancels all its effects, and those of its children`(isChain: Bool) async {
    await expectGone { watch in
      let remove: Family.Parent.Action = .perform {
        $0.child = nil; return .none
      }
      #expect(await surviving(remove, watch, isChain) == ["parent", "sibling"])
    }
  }

  // holds: REDUCER-10
  @Test(arguments: [true, false])
  func `another identity in its place cancels, the same one does not`(isChain: Bool) async {
    await expectGone { watch in
      let other: Family.Parent.Action = .perform {
        $0.child = .init(id: 2); return .none
      }
      #expect(await surviving(other, watch, isChain) == ["parent", "sibling"])
      let same: Family.Parent.Action = .perform { state in
        state.child = nil
        state.child = .init(id: 1, grandchild: .init(id: 1))
        return .none
      }
      #expect(await surviving(same, watch, isChain) == Self.all)
      let without: Family.Parent.Action = .perform {
        $0.child = .init(id: 1); return .none
      }
      #expect(await surviving(without, watch, isChain) == Self.all.subtracting(["grandchild"]))
    }
  }

  // holds: REDUCER-10
  @Test func `removing a grandchild cancels its effects only, whoever removes it`() async {
    await expectGone { watch in
      let expected = Self.all.subtracting(["grandchild"])
      #expect(
        await surviving(
          .perform {
            $0.child?.grandchild = nil; return .none
          },
          watch
        ) == expected
      )
      #expect(
        await surviving(
          .child(
            .perform {
              $0.grandchild = nil; return .none
            }
          ),
          watch
        ) == expected
      )
      #expect(
        await surviving(
          .child(
            .perform {
              $0.grandchild?.id = 2; return .none
            }
          ),
          watch
        ) == expected
      )
    }
  }

  // holds: REDUCER-10
  @Test func `a child that changes its own identity cancels its effects`() async {
    await expectGone { watch in
      #expect(
        await surviving(
          .child(
            .perform {
              $0.id = 7; return .none
            }
          ),
          watch
        ) == ["parent", "sibling"]
      )
    }
  }

  // holds: REDUCER-10
  @Test func `swapping a child and its sibling of the same identity cancels nothing`() async {
    await expectGone { watch in
      let swapped: Family.Parent.Action = .perform { state in
        (state.child, state.sibling) = (state.sibling, state.child)
        return .none
      }
      #expect(await surviving(swapped, watch) == Self.all.subtracting(["grandchild"]))
    }
  }

  // holds: REDUCER-11
  @Test(arguments: ["before", "after", "around"])
  func `a reducer that stands elsewhere removes the child`(operatorID: String) async {
    await expectGone { watch in
      let record = Record()
      let remover = Reduce<Family.Parent.State, Family.Parent.Action> { state, action in
        if case .note("remove") = action { state.child = nil }
        return .none
      }
      let store = watch(
        Store(initialState: Family.Parent.State(child: .init(id: 1))) {
          if operatorID == "before" { remover }
          Family.Parent()
          if operatorID == "after" { remover }
          if operatorID == "around" { CombineReducers { remover }.onChange(of: \.log) { _, _ in .none } }
        }
      )
      let task = store.send(.child(.perform { _ in .untilCancelled("child", record) }))
      await record.noted("child started")
      store.send(.note("remove"))
      await task.finish()
      #expect(record.notes.last == "child cancelled")
    }
  }

  // holds: REDUCER-10
  @Test func `a removal by an action that an effect of the child sent`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: Family.Parent.State(child: .init(id: 1))) {
          Family.Parent()
          Reduce { state, action in
            if case .child(.note("done")) = action { state.child = nil }
            return .none
          }
        }
      )
      let task = store.send(
        .child(
          .perform { _ in
            .merge(
              .untilCancelled("other", record),
              .run { send in
                await record.noted("other started")
                await send(.note("done"))
                record.note("after \(Task.isCancelled)")
                await send(.note("dropped"))
              }
            )
          }
        )
      )
      await task.finish()
      #expect(Set(record.notes) == ["other started", "other cancelled", "after true"])
      #expect(store.log == ["child done done"])
    }
  }

  // holds: REDUCER-10
  @Test func `a child without identity keeps its effects until it is removed`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Anonymous.State(child: [])) { Anonymous() })
      let task = store.send(.child("run"))
      store.send(.replace)
      store.send(.child("finish"))
      await task.finish()
      #expect(store.state.child == ["finish", "finished"])
    }
  }
}

@Reducer
private struct Anonymous {
  struct State { var child: [String]? }
  enum Action: Sendable {
    case child(String)
    case replace
  }
  let latch = Latch()
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace = action { state.child = [] }
      return .none
    }
    .ifLet(\.child, action: \.child) {
      logging { action in
        switch action {
        case "run": return .after(latch, "finished")
        case "finish":
          latch.open()
          return .none
        default: return .none
        }
      }
    }
  }
}
