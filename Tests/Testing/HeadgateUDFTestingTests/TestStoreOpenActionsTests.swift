// Tests of: TestStore+OpenActions.swift, UDF-40

import HeadgateUDF
import HeadgateUDFTesting
import Testing

private struct Asked: Action { let id: Int }
private struct Answered: Action, Equatable { let text: String }
private struct Failed: Action { let error: any Error }
private struct Renamed: Action { let name: String }
private struct Unknown: Error {}

private struct Desk: Equatable {
  var name = "desk"
  var isBusy = false
  var answers: [String] = []
}

private let desk: SideEffectReducer<Desk> = { state, action in
  switch action {
  case let action as Renamed:
    state.name = action.name
    return .none
  case let action as Asked:
    state.isBusy = true
    @Dependency(\.continuousClock) var clock
    return .run { send in
      try await clock.sleep(for: .seconds(1))
      guard action.id > 0 else { throw Unknown() }
      await send(Answered(text: "\(action.id)"))
    } catch: { error, send in
      await send(Failed(error: error))
    }
  case let action as Answered:
    state.isBusy = false
    state.answers.append(action.text)
    return .none
  case is Failed:
    state.isBusy = false
    return .none
  default: return .none
  }
}

struct TestStoreOpenActionsTests {
  // holds: UDF-40
  @Test func `actions are sent and received, by value and by type`() async {
    let clock = TestClock()
    let store = TestStore(state: Desk(), reducer: desk) { $0.continuousClock = clock }
    await store.send(Renamed(name: "front")) { $0.name = "front" }
    await store.send(Asked(id: 1)) { $0.isBusy = true }
    await clock.advance(by: .seconds(1))
    await store.receive(Answered(text: "1")) {
      $0.isBusy = false
      $0.answers = ["1"]
    }
    await store.send(Asked(id: 0)) { $0.isBusy = true }
    await clock.advance(by: .seconds(1))
    await store.receive(Failed.self) { $0.isBusy = false }
  }

  // holds: UDF-40
  @Test func `another action is reported at its line, with the difference`() async {
    let store = TestStore(state: Desk(), reducer: desk) { $0.continuousClock = ImmediateClock() }
    await store.send(Asked(id: 1)) { $0.isBusy = true }
    await withKnownIssue {
      await store.receive(Answered(text: "2")) {
        $0.isBusy = false
        $0.answers = ["1"]
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("text: \"2\"") && text.contains("text: \"1\"")
        && issue.sourceLocation?.fileID == "HeadgateUDFTestingTests/TestStoreOpenActionsTests.swift"
    }
  }

  // holds: UDF-40
  @Test func `what was not received is reported`() async {
    await withKnownIssue {
      let store = TestStore(state: Desk(), reducer: CombinedReducer(desk)) { $0.continuousClock = ImmediateClock() }
      await store.send(Asked(id: 1)) { $0.isBusy = true }
      await store.receive(Failed.self)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("expects to receive Failed") && text.contains("await store.receive { $0 is Answered }")
    }
  }

  // holds: UDF-40
  @Test func `a reducer without side effects`() async {
    let naming: Reducer<Desk> = { state, action in if let action = action as? Renamed { state.name = action.name } }
    let store = TestStore(state: Desk(), reducer: naming)
    await store.send(Renamed(name: "back")) { $0.name = "back" }
    #expect(store.state.name == "back")
  }
}
