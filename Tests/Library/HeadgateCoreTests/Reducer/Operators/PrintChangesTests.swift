import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct PrintChangesTests {
  // holds: REDUCER-21
  @Test func `the full form prints the action and the difference`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let store = Store(initialState: Family.Child.State(id: 1, grandchild: .init())) {
          Family.Child()._printChanges()
        }
        store.send(.note("a"))
        store.send(.perform { _ in .none })
      }
    }
    let printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      printed.contains(
        """
        received action:
          Family.Child.Action.note("a")
        """
      )
    )
    #expect(printed.contains("+     [0]: \"a\""))
    #expect(printed.contains("(No state changes)"))
  }

  // holds: REDUCER-21
  @Test func `the labels form prints the case`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        let store = Store(initialState: Family.Parent.State(child: .init(id: 1))) {
          Family.Parent()._printChanges(.actionLabels)
        }
        store.send(.child(.note("secret")))
      }
    }
    let printed = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(printed.contains("received action: .child(.note(…))\n"))
    #expect(!printed.contains("secret"))
  }

  // holds: REDUCER-21
  @Test func `a printer of one's own sees action, old state and new state; nil prints nothing`() async {
    await expectGone { watch in
      var lines: [String] = []
      let printer = ReducerPrinter<Int, Int> { action, old, new in lines.append("\(old) + \(action) = \(new)") }
      let store = watch(
        Store(initialState: 1) {
          Adding()._printChanges(printer)
          EmptyReducer()._printChanges(nil)
        }
      )
      store.send(2)
      #expect(lines == ["1 + 2 = 3"])
    }
  }

  // holds: REDUCER-10, REDUCER-21
  @Test func `children below it are looked after`() async {
    await expectGone { watch in
      let record = Record()
      let silent = ReducerPrinter<Family.Parent.State, Family.Parent.Action> { _, _, _ in }
      let store = watch(
        Store(initialState: Family.Parent.State(child: .init(id: 1))) { Family.Parent()._printChanges(silent) }
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
