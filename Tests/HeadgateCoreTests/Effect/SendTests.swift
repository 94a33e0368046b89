import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(1)))
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

  // holds: MACRO-94
  @Test func `a callback of the main actor sends without waiting, and the store has reduced the action`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { send in
          await MainActor.run {
            record.note("before")
            send("called")
            record.note("after")
          }
        }
      }
      await store.send("go").finish()
      #expect(store.state == ["go", "called"])
      #expect(record.notes == ["before", "after"])
    }
  }

  // holds: MACRO-94
  @Test func `a send that does not wait delivers nothing after cancellation`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { send in
          record.note("under way")
          try? await Task.never()
          await MainActor.run {
            send("after")
            record.note("not delivered")
          }
        }
      }
      let task = store.send("go")
      await record.noted("under way")
      task.cancel()
      await task.finish()
      #expect(store.state == ["go"])
    }
  }

  // holds: MACRO-94
  @Test func `a send that does not wait, after the effect has ended, is reported where it is sent`() async {
    await expectGone { watch in
      let kept = LockIsolated<Send<String>?>(nil)
      var line = 0
      let issues = await recordingIssues {
        let store = watch.logged { action in
          guard action == "go" else { return .none }
          return .run { send in kept.setValue(send) }
        }
        await store.send("go").finish()
        line = #line + 1
        @MainActor func callback() { kept.value?("too late") }
        callback()
        #expect(store.state == ["go"])
      }
      expectOne(issues, number: "CORE-3", text: "\"too late\"", line: line)
    }
  }

  // holds: MACRO-94
  @Test func `a send of one's own gets the action in a task`() async {
    let record = Record()
    let send = Send<String> { record.note($0) }
    func callback() { send("a") }
    callback()
    await record.noted("a")
  }
}
