import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SendTests {
  // holds: EFFECT-8
  @Test func `delivers nothing after cancellation`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { send in
          await send("before")
          record.note("under way")
          try? await Task.never()
          await send("after")
        }
      }
      let task = store.send("go")
      await record.noted("under way")
      task.cancel()
      await task.finish()
      #expect(store.state == ["go", "before"])
    }
  }

  // holds: EFFECT-8
  @Test func `delivers nothing from a cancelled child task`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { send in
          let child = Task {
            try? await Task.never()
            await send("from the child")
          }
          child.cancel()
          await child.value
          await send("end")
        }
      }
      await store.send("go").finish()
      #expect(store.state == ["go", "end"])
    }
  }

  // holds: EFFECT-9
  @Test func `a send after the effect has ended is dropped and reported where it is sent`() async {
    await expectGone { watch in
      let latch = Latch()
      let late = Record()
      var line = 0
      let issues = await recordingIssues {
        line = #line + 6
        let store = watch.logged { action in
          guard action == "go" else { return .none }
          return .run { send in
            Task {
              await latch.wait()
              await send("too late")
              late.note("dropped")
            }
          }
        }
        await store.send("go").finish()
        latch.open()
        await late.noted("dropped")
        #expect(store.state == ["go"])
      }
      expectOne(issues, number: "CORE-3", text: "\"too late\"", line: line)
      #expect(issues.first?.text.contains("SendTests.swift:\(line - 3)") == true)
    }
  }

  // holds: EFFECT-9
  @Test func `it is reported also when the send of the ended effect is cancelled later`() async {
    await expectGone { watch in
      let latch = Latch()
      let late = Record()
      var line = 0
      let issues = await recordingIssues {
        line = #line + 6
        let store = watch.logged { action in
          guard action == "go" else { return .none }
          return .run { send in
            Task {
              await latch.wait()
              await send("too late")
              late.note("dropped")
            }
          }
        }
        let task = store.send("go")
        await task.finish()
        task.cancel()
        latch.open()
        await late.noted("dropped")
        #expect(store.state == ["go"])
      }
      expectOne(issues, number: "CORE-3", text: "\"too late\"", line: line)
    }
  }

  // holds: EFFECT-10
  @Test func `a send returns when the store has reduced the action and what follows`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        record.note("reduced \(action)")
        switch action {
        case "go":
          return .run { send in
            await send("first")
            record.note("sent first")
          }
        case "first": return .send("second")
        default: return .none
        }
      }
      await store.send("go").finish()
      #expect(record.notes == ["reduced go", "reduced first", "reduced second", "sent first"])
    }
  }

  // holds: EFFECT-10
  @Test func `an operation is called by hand with a send of one's own`() async {
    let record = Record()
    let send = Send<String> { record.note($0) }
    @Sendable func operation(_ send: Send<String>) async { await send("a") }
    await operation(send)
    #expect(record.notes == ["a"])
  }
}
