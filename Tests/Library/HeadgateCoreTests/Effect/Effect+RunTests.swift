import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

private struct Failure: Error, Equatable { var reason = "broken" }

@DependencyClient
private struct NewsClient: Sendable {
  static let line = #line + 1
  var latest: @Sendable () async throws -> [String]
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectRunTests {
  // holds: EFFECT-2
  @Test func `an operation sends as often as it likes, off the store's actor`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { send in
          for number in 1...3 { await send("\(number)") }
        }
      }
      await store.send("go").finish()
      #expect(store.state == ["go", "1", "2", "3"])
    }
  }

  // holds: EFFECT-3
  @Test func `an error goes to the handler, which may send`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        guard action == "go" else { return .none }
        return .run { _ in
          throw Failure()
        } catch: { error, send in
          await send("caught \((error as? Failure)?.reason ?? "-")")
        }
      }
      await store.send("go").finish()
      #expect(store.state == ["go", "caught broken"])
    }
  }

  // holds: EFFECT-27
  @Test func `what an operation holds goes when it has ended`() async throws {
    final class Token: Sendable {}
    try await expectGone { watch in
      weak var held: Token?
      let store = watch.logged { _ in
        let token = Token()
        held = token
        return .run { _ in withExtendedLifetime(token) {} }
      }
      await store.send("go").finish()
      // The task lets go of it a little after the store knows. If it does not, this goes on until the time limit.
      while held != nil { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  // holds: EFFECT-27
  @Test func `a send that outlives its operation keeps nothing of the sequence around it`() async throws {
    final class Token: Sendable {}
    let kept = Locked<[Send<String>]>([])
    try await expectGone { watch in
      weak var held: Token?
      let store = watch.logged { _ in
        let token = Token()
        held = token
        return .concatenate(
          .run { send in kept.withLock { $0.append(send) } },
          .run { _ in withExtendedLifetime(token) {} }
        )
      }
      await store.send("go").finish()
      #expect(kept.withLock { $0.count } == 1)
      // As above.
      while held != nil { try await Task.sleep(for: .milliseconds(1)) }
      kept.withLock { $0 = [] }
    }
  }

  // holds: EFFECT-4
  @Test func `an error that nobody handles is reported where the effect was made`() async {
    await expectGone { watch in
      var line = 0
      let issues = await recordingIssues {
        let store = watch.logged { action in
          line = #line + 1
          return .run(name: "load") { _ in throw Failure() }
        }
        await store.send("go").finish()
      }
      expectOne(issues, number: "CORE-2", text: "An effect named \"load\" threw an error", line: line)
      #expect(issues.first?.text.contains("reason: \"broken\"") == true)
    }
  }

  // holds: EFFECT-33
  @Test func `an endpoint that nobody gave is one report, also behind an effect that throws its error`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        switch action {
        case "endpoint": .run { _ in _ = try await NewsClient().latest() }
        case "handled":
          .run { _ in
            _ = try await NewsClient().latest()
          } catch: { error, send in
            await send("caught \(error)")
          }
        case "thrown": .run { _ in throw Unimplemented("NewsClient.latest") }
        default: .none
        }
      }
      let issues = await recordingIssues {
        await store.send("endpoint").finish()
      }
      expectOne(issues, number: "DEPENDENCY-7", text: "'NewsClient.latest' was called", line: NewsClient.line)
      let handled = await recordingIssues {
        await store.send("handled").finish()
      }
      expectOne(handled, number: "DEPENDENCY-7", text: "'NewsClient.latest' was called", line: NewsClient.line)
      #expect(store.state.last == "caught The endpoint 'NewsClient.latest' is unimplemented.")
      let thrown = await recordingIssues {
        await store.send("thrown").finish()
      }
      #expect(thrown.map { $0.text.hasSuffix("[CORE-2]") } == [true])
    }
  }

  // holds: STORE-68
  @Test func `an effect that starts itself again makes a handful of reports of one line`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        guard action != "49" else { return .none }
        return .run { send in
          _ = try? await NewsClient().latest()
          await send("\((Int(action) ?? 0) + 1)")
        }
      }
      for start in ["0", "0"] {
        let issues = await recordingIssues { await store.send(start).finish() }
        #expect(issues.map(\.line) == Array(repeating: NewsClient.line, count: 5))
        #expect(issues.map { $0.text.hasSuffix("[DEPENDENCY-7]") } == [true, true, true, true, true])
        #expect(issues.map { $0.text.contains("left out") } == [false, false, false, false, true])
      }
      #expect(store.state.count == 100)
    }
  }

  // holds: STORE-68
  @Test func `a long chain of actions makes a handful of reports of one line`() async {
    await expectGone { watch in
      let store = watch.logged { action in
        _DependencyEndpointIssue.report("NewsClient.\(action.count)")
        return action.count < 100 ? .send(action + "!") : .none
      }
      let token = store.onAction { _, _ in }
      for _ in 1...2 {
        let issues = recordingIssues { store.send("") }
        // Four actions are not yet a long chain.
        #expect(issues.count == 9)
        #expect(issues.map { $0.text.contains("left out") }.lastIndex(of: true) == 8)
        #expect(issues.last?.text.contains("'NewsClient.8'") == true)
      }
      token.cancel()
    }
  }

  // holds: EFFECT-5
  @Test func `a cancellation error is silent and reaches no handler`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        action == "handled"
          ? .run { _ in
            throw CancellationError()
          } catch: { _, _ in
            record.note("caught")
          }
          : .run { _ in throw CancellationError() }
      }
      await store.send("handled").finish()
      await store.send("unhandled").finish()
      #expect(record.notes.isEmpty)
    }
  }

  // holds: EFFECT-5
  @Test(arguments: ["task", "id"])
  func `any error after cancellation is silent and reaches no handler`(way: String) async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { action in
        switch action {
        case "handled":
          .run { _ in
            record.note("handled started")
            try? await Task.never()
            throw Failure()
          } catch: { _, _ in
            record.note("caught")
          }
          .cancellable(id: "id")
        case "unhandled":
          .run { _ in
            record.note("unhandled started")
            try? await Task.never()
            throw Failure()
          }
          .cancellable(id: "id")
        default: .cancel(id: "id")
        }
      }
      let tasks = [store.send("handled"), store.send("unhandled")]
      await record.noted("handled started")
      await record.noted("unhandled started")
      if way == "id" { store.send("cancel") } else { for task in tasks { task.cancel() } }
      for task in tasks { await task.finish() }
      #expect(Set(record.notes) == ["handled started", "unhandled started"])
    }
  }

  // holds: EFFECT-2
  @Test func `priority and name are handed on`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch.logged { _ in
        .run(priority: .high, name: "named") { _ in record.note("\(Task.currentPriority == .high)") }
      }
      var names: [String?] = []
      let observer = EffectNames { names.append($0) }
      let token = store.addObserver(observer)
      await store.send("go").finish()
      #expect(record.notes == ["true"])
      #expect(names == ["named"])
      withExtendedLifetime(token) {}
    }
  }
}

private final class EffectNames: StoreObserver {
  private let note: (String?) -> Void
  init(_ note: @escaping (String?) -> Void) { self.note = note }
  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    if case .effectStarted(let effect) = event { note(effect.name) }
  }
}
