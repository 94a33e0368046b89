import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct IfCaseLetTests {
  // holds: REDUCER-12
  @Test(arguments: [true, false])
  func `the child of the case runs first, then the parent`(isChain: Bool) async {
    await expectGone { watch in
      let state = Family.Parent.State(mode: .first(.init(id: 1)))
      let store = watch(Store(initialState: state) { Family.Parent(isChain: isChain) })
      store.send(.mode(.first(.note("a"))))
      #expect(store.mode == .first(.init(id: 1, log: ["a"])))
      #expect(store.log == ["mode a"])
      store.send(
        .mode(
          .perform {
            $0 = .second(.init(id: 2)); return .none
          }
        )
      )
      store.send(.mode(.second(.note("b"))))
      #expect(store.mode == .second(.init(id: 2, log: ["b"])))
    }
  }

  // holds: REDUCER-12
  @Test(arguments: [true, false])
  func `an action of another case is reported once, and the parent sees it`(isChain: Bool) async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: Family.Parent.State(mode: .second(.init()))) { Family.Parent(isChain: isChain) }
      )
      let issues = recordingIssues { store.send(.mode(.first(.note("lost")))) }
      #expect(issues.count == 1)
      let text = issues.first?.text ?? ""
      #expect(text.contains("\"ifCaseLet\" in \"Family.Mode\" received an action of the child \"Family.Child\""))
      #expect(text.contains("The state is in \".second"))
      #expect(text.hasSuffix("[CORE-5]"))
      #expect(issues.first?.fileID == "HeadgateCoreTests/Family.swift")
      #expect(store.log == ["mode lost"])
      #expect(store.mode == .second(.init()))
    }
  }

  // holds: REDUCER-13
  @Test(arguments: [true, false])
  func `leaving the case or changing the identity in it cancels the child's effects`(isChain: Bool) async {
    await expectGone { watch in
      @MainActor func survives(_ change: @escaping @Sendable (inout Family.Mode.State) -> Void) async -> Set<String> {
        let latch = Latch()
        let record = Record()
        let state = Family.Parent.State(mode: .first(.init(id: 1, grandchild: .init(id: 1))))
        let store = watch(Store(initialState: state) { Family.Parent(isChain: isChain) })
        @Sendable func effect<Action>(_ name: String) -> Effect<Action> {
          .run { _ in
            await latch.wait()
            if !Task.isCancelled { record.note(name) }
          }
        }
        let tasks = [
          store.send(.mode(.first(.perform { _ in effect("child") }))),
          store.send(.mode(.first(.grandchild(.perform { _ in effect("grandchild") })))),
          store.send(.mode(.perform { _ in effect("mode") })),
        ]
        store.send(
          .mode(
            .perform {
              change(&$0); return .none
            }
          )
        )
        latch.open()
        for task in tasks { await task.finish() }
        return Set(record.notes)
      }
      #expect(await survives { $0 = .none } == ["mode"])
      #expect(await survives { $0 = .second(.init(id: 1)) } == ["mode"])
      #expect(await survives { $0 = .first(.init(id: 2)) } == ["mode"])
      #expect(await survives { $0 = .first(.init(id: 1)) } == ["mode", "child"])
      #expect(
        await survives { state in
          state = .none
          state = .first(.init(id: 1, grandchild: .init(id: 1)))
        } == ["mode", "child", "grandchild"]
      )
    }
  }
}
