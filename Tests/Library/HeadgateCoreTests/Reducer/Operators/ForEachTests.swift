import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ForEachTests {
  private func family(_ watch: StoreWatch, _ isChain: Bool) -> StoreOf<Family.Parent> {
    let rows = (1...3).map { Family.Child.State(id: $0, grandchild: .init(id: $0)) }
    return watch(
      Store(initialState: Family.Parent.State(rows: IdentifiedArray(uniqueElements: rows))) {
        Family.Parent(isChain: isChain)
      }
    )
  }

  /// Starts an effect in each row and in its child, and tells which were not cancelled by an action.
  private func surviving(_ action: Family.Parent.Action, _ watch: StoreWatch, _ isChain: Bool = true) async -> [String]
  {
    let latch = Latch()
    let record = Record()
    let store = family(watch, isChain)
    @Sendable func effect<Action>(_ name: String) -> Effect<Action> {
      .run { _ in
        await latch.wait()
        if !Task.isCancelled { record.note(name) }
      }
    }
    var tasks: [StoreTask] = []
    for id in 1...3 {
      let row: Family.Child.Action = .perform { _ in effect("\(id)") }
      let child: Family.Child.Action = .grandchild(.perform { _ in effect("\(id)'s child") })
      tasks.append(store.send(.rows(.element(id: id, action: row))))
      tasks.append(store.send(.rows(.element(id: id, action: child))))
    }
    store.send(action)
    latch.open()
    for task in tasks { await task.finish() }
    return record.notes.sorted()
  }

  private static let all = ["1", "1's child", "2", "2's child", "3", "3's child"]

  // holds: REDUCER-14
  @Test(arguments: [true, false])
  func `the element sees its action first, then the parent, and no other element`(isChain: Bool) async {
    await expectGone { watch in
      let store = family(watch, isChain)
      store.send(.rows(.element(id: 2, action: .note("a"))))
      #expect(store.rows.map(\.log) == [[], ["a"], []])
      #expect(store.log == ["row 2 a a"])
    }
  }

  // holds: REDUCER-14
  @Test func `effects of an element come back to it, wherever it stands then`() async {
    await expectGone { watch in
      let latch = Latch()
      let store = family(watch, true)
      let task = store.send(.rows(.element(id: 1, action: .perform { _ in .after(latch, .note("loaded")) })))
      store.send(
        .perform {
          $0.rows.reverse(); return .none
        }
      )
      latch.open()
      await task.finish()
      #expect(store.rows.map(\.log) == [[], [], ["loaded"]])
    }
  }

  // holds: REDUCER-15
  @Test func `an action without element is reported once, at the operator, and the parent sees it`() async {
    await expectGone { watch in
      var line = 0
      let issues = recordingIssues {
        line = #line + 7
        let store = watch(
          Store(initialState: Family.Parent.State()) {
            Reduce<Family.Parent.State, Family.Parent.Action> { state, _ in
              state.log.append("parent")
              return .none
            }
            .forEach(\.rows, action: \.rows) { Family.Child() }
          }
        )
        store.send(.rows(.element(id: 41, action: .note("lost"))))
        #expect(store.log == ["parent"])
      }
      expectOne(
        issues,
        number: "CORE-6",
        text: "\"forEach\" in \"Family.Parent\" received an action of the element \"41\" of \"Family.Child\"",
        line: line
      )
    }
  }

  // holds: REDUCER-15
  @Test func `as a statement it reports at the statement`() async {
    await expectGone { watch in
      var line = 0
      let issues = recordingIssues {
        line = #line + 3
        let store = watch(
          Store(initialState: Family.Parent.State()) {
            Family.Parent.composed { ForEachElement(\.rows, action: \.rows) { Family.Child() } }
          }
        )
        store.send(.rows(.element(id: 41, action: .note("lost"))))
      }
      expectOne(issues, number: "CORE-6", text: "\"lost\"", line: line)
    }
  }

  // holds: REDUCER-16
  @Test(arguments: [true, false])
  func `removing an element cancels its effects and those below it`(isChain: Bool) async {
    await expectGone { watch in
      let remove: Family.Parent.Action = .perform {
        $0.rows.remove(id: 2); return .none
      }
      #expect(await surviving(remove, watch, isChain) == ["1", "1's child", "3", "3's child"])
      #expect(
        await surviving(
          .perform {
            $0.rows = []; return .none
          },
          watch,
          isChain
        ) == []
      )
    }
  }

  // holds: REDUCER-16
  @Test func `moving, replacing by the same id and adding cancel nothing`() async {
    await expectGone { watch in
      #expect(
        await surviving(
          .perform {
            $0.rows.reverse(); return .none
          },
          watch
        ) == Self.all
      )
      #expect(
        await surviving(
          .perform {
            $0.rows.append(.init(id: 9)); return .none
          },
          watch
        ) == Self.all
      )
      let replaced: Family.Parent.Action = .perform { state in
        let row = state.rows.remove(id: 1)
        if let row { state.rows.append(row) }
        return .none
      }
      #expect(await surviving(replaced, watch) == Self.all)
    }
  }

  // holds: REDUCER-16
  @Test func `removing the child of one element cancels only that`() async {
    await expectGone { watch in
      let expected = Self.all.filter { $0 != "2's child" }
      let byRow: Family.Parent.Action = .rows(
        .element(
          id: 2,
          action: .perform {
            $0.grandchild = nil; return .none
          }
        )
      )
      #expect(await surviving(byRow, watch) == expected)
      let byParent: Family.Parent.Action = .perform {
        $0.rows[id: 2]?.grandchild = nil; return .none
      }
      #expect(await surviving(byParent, watch) == expected)
    }
  }

  // holds: REDUCER-16
  @Test func `an element that asks for its removal`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(
        Store(initialState: Family.Parent.State(rows: [.init(id: 1), .init(id: 2)])) {
          Family.Parent()
          Reduce { state, action in
            if case .rows(.element(let id, .note("delete"))) = action { state.rows.remove(id: id) }
            return .none
          }
        }
      )
      let tasks = [1, 2].map { id in
        store.send(.rows(.element(id: id, action: .perform { _ in .untilCancelled("\(id)", record) })))
      }
      await record.noted("1 started")
      await record.noted("2 started")
      store.send(.rows(.element(id: 1, action: .perform { _ in .send(.note("delete")) })))
      await tasks[0].finish()
      #expect(store.rows.map(\.id) == [2])
      #expect(!record.notes.contains("2 cancelled"))
    }
  }
}
