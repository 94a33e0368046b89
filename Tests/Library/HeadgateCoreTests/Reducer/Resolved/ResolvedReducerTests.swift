import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ReducerNodeTests {
  private typealias Note = Family.Grandchild.Action

  // holds: REDUCER-25
  @Test func `fifty siblings in a chain`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: FiftyInChain.State(c0: .init(), c49: .init())) { FiftyInChain() })
      store.send(.c0(.note("first")))
      store.send(.c49(.note("last")))
      #expect(store.state.c0?.log == ["first"])
      #expect(store.state.c49?.log == ["last"])
      #expect(store.state.log == ["own", "own"])
      let issues = recordingIssues { store.send(.c25(.note("absent"))) }
      #expect(issues.count == 1)
      let task = store.send(.c49(.perform { _ in .untilCancelled("last", record) }))
      await record.noted("last started")
      store.send(.remove)
      await task.finish()
      #expect(record.notes.last == "last cancelled")
    }
  }

  // holds: REDUCER-25
  @Test func `fifty siblings as statements`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: FiftyAsStatements.State(c0: .init(), c49: .init())) { FiftyAsStatements() })
      store.send(.c0(.note("first")))
      store.send(.c49(.note("last")))
      #expect(store.state.c0?.log == ["first"])
      #expect(store.state.c49?.log == ["last"])
      #expect(store.state.log == ["own", "own"])
      let issues = recordingIssues { store.send(.c25(.note("absent"))) }
      #expect(issues.count == 1)
      let task = store.send(.c49(.perform { _ in .untilCancelled("last", record) }))
      await record.noted("last started")
      store.send(.remove)
      await task.finish()
      #expect(record.notes.last == "last cancelled")
    }
  }

  // holds: REDUCER-3
  @Test func `parts for one case and parts for all keep their order`() {
    func part(_ name: String, _ caseIndex: Int) -> _ResolvedReducer<[String], Int> {
      _ResolvedReducer(
        caseIndex: caseIndex,
        caseIndexer: .init { $0.pointee },
        reduction: _Reduction.calling { state, _ in
          state.append(name)
          return .none
        },
        reconcile: nil
      )
    }
    let resolved = part("a", 0).followed(by: part("b", -1)).followed(by: part("c", 2)).followed(by: part("d", 0))
      .followed(by: part("e", -1))
    let reduce = resolved.sealed()
    for (action, expected) in [(0, "abde"), (1, "be"), (2, "bce"), (9, "be"), (-1, "be")] {
      var state: [String] = []
      _ = reduce(&state, action)
      #expect(state.joined() == expected)
    }
  }
}
