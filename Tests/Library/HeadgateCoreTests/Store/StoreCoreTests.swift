import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreCoreTests {
  // holds: STORE-19
  @Test func `reading the state inside the own reducer reports once and gets the first state`() async {
    await expectGone { watch in
      weak var reader: Store<[String], String>?
      var read: [[String]] = []
      var line = 0
      let issues = recordingIssues {
        line = #line + 1
        let store = Store(initialState: ["first"]) {
          logging { action in
            if action == "read" { read.append(reader?.state ?? ["gone"]) }
            return .none
          }
        }
        reader = watch(store)
        store.send("before")
        store.send("read")
        #expect(store.state == ["first", "before", "read"])
      }
      #expect(read == [["first"]])
      expectOne(issues, number: "CORE-7", text: "was read by its own reducer", line: line)
    }
  }

  // holds: STORE-19
  @Test func `a scoped store is not read inside a reducer either`() async {
    await expectGone { watch in
      weak var reader: StoreOf<Family.Parent>?
      var read: [[String]] = []
      let issues = recordingIssues {
        let parent = Family.Parent.State(child: .init(id: 1, log: ["first"]))
        let store = watch(
          Store(initialState: parent) {
            Reduce<Family.Parent.State, Family.Parent.Action> { _, _ in
              if let reader { read.append(reader.scope(state: \.inner, action: \.inner).state.log) }
              return .none
            }
          }
        )
        reader = store
        store.send(.note("x"))
      }
      #expect(read == [[]])
      #expect(issues.count == 1)
    }
  }

  // holds: STORE-30
  @Test func `effects are cancelled when the last store goes, and what they send is dropped`() async {
    let record = Record()
    await expectGone { watch in
      let store = watch.logged { _ in
        .run { send in
          record.note("started")
          try? await Task.never()
          await send("late")
          record.note("dropped")
        }
      }
      store.send("go")
      await record.noted("started")
    }
    await record.noted("dropped")
  }

  // holds: STORE-30
  @Test func `an effect that ignores its cancellation sends into the void`() async {
    let record = Record()
    let latch = Latch()
    await expectGone { watch in
      do {
        let store = watch.logged { _ in
          .run { send in
            record.note("started")
            await latch.wait()
            await send("late")
            record.note("dropped")
          }
        }
        store.send("go")
        await record.noted("started")
      }
      latch.open()
      await record.noted("dropped")
    }
  }

  // holds: STORE-30
  @Test func `values of the user may use the store when they are let go`() async {
    await expectGone { watch in
      let record = Record()
      let reader = Locked<Store<Int, Letter>?>(nil)
      let store = watch(
        Store(initialState: 0) {
          Reduce<Int, Letter> { state, action in
            state += 1
            guard action.isFirst else { return .none }
            let onEnd = { @Sendable in
              MainActor.assumeIsolated {
                record.note("let go")
                _ = reader.withLock { $0 }?.send(Letter(isFirst: false))
              }
            }
            return .concatenate(.send(Letter(isFirst: false)), .send(Letter(isFirst: false, onEnd: Ending(onEnd))))
          }
        }
      )
      reader.withLock { $0 = store }
      store.send(Letter(isFirst: true))
      #expect(record.notes == ["let go"])
      #expect(store.state >= 3)
      reader.withLock { $0 = nil }
    }
  }
}

private struct Letter: Sendable {
  var isFirst: Bool
  var onEnd: Ending?
}

private final class Ending: Sendable {
  private let perform: @Sendable () -> Void
  init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  deinit { perform() }
}
