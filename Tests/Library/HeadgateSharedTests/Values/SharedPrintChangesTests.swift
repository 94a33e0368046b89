// Tests of: HeadgateCore/Reducer/Operators/PrintChanges.swift, REDUCER-21

import Foundation
import Headgate
import HeadgateDependenciesRuntime
import HeadgateSupport
import Testing

@Suite struct SharedPrintChangesTests {
  struct State: Equatable {
    @Shared(value: 0) var count: Int
    @Shared(.inMemory("names")) var names: [String] = []
    var own = 0
  }
  typealias Action = @Sendable (inout State) -> Void

  /// What a reducer prints for some actions.
  private func printed(_ actions: Action...) async -> [String] {
    await MainActor.run {
      let texts = Locked<[String]>([])
      let store = Store<State, Action>(initialState: State()) {
        Reduce { state, action in
          action(&state)
          return .none
        }
        ._printChanges(.customDump { text in texts.withLock { $0.append(text) } })
      }
      for action in actions { store.send(action) }
      // Two lines have the action.
      return texts.withLock { $0 }.map {
        String($0.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)[2])
      }
    }
  }

  @Test func `a change of a shared value alone is printed`() async {  // holds: REDUCER-21
    let texts = await printed(
      { $0.$count.withLock { $0 += 1 } },
      { $0.$names.withLock { $0.append("a") } },
      { _ in }
    )
    #expect(texts[0] == "Shared value Int:\n- 0\n+ 1\n")
    #expect(texts[1].contains("Shared value .inMemory(\"names\"):"))
    #expect(texts[1].contains("[0]: \"a\""))
    #expect(texts[2] == "  (No state changes)\n")
  }

  @Test func `each value is printed once, and both kinds of changes are`() async {  // holds: REDUCER-21
    let texts = await printed(
      { state in
        state.own += 1
        state.$count.withLock { $0 = 5 }
        state.$count.withLock { $0 = 7 }
      },
      { state in
        state.$count.withLock { $0 = 9 }
        state.$count.withLock { $0 = 7 }
      }
    )
    #expect(texts[0].contains("own: 1"))
    #expect(texts[0].contains("- 0\n+ 7\n"))
    #expect(!texts[0].contains("5"))
    #expect(texts[1] == "  (No state changes)\n")
  }

  // holds: REDUCER-21
  @MainActor
  @Test func `changes of shared values are collected only for a printer that prints them`() {
    for (printer, collects) in [
      (ReducerPrinter<State, Action>.customDump { _ in }, true), (.actionLabels, false), (.init { _, _, _ in }, false),
    ] {
      let isReceiving = Locked<Bool?>(nil)
      let store = Store<State, Action>(initialState: State()) {
        Reduce { state, action in
          isReceiving.withLock { $0 = DependencyValues.current.shared.isReceiving }
          return .none
        }
        ._printChanges(printer)
      }
      store.send { _ in }
      #expect(isReceiving.withLock { $0 } == collects)
    }
  }

  @Test func `a change by another thread is none of the reduction`() async {  // holds: REDUCER-21
    let texts = await printed { state in
      let count = state.$count
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        count.withLock { $0 = 3 }
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(texts == ["  (No state changes)\n"])
  }
}
