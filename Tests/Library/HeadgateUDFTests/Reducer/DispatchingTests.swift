// Tests of: Reducer/Effect+Dispatching.swift, UDF-44, UDF-45

import HeadgateUDF
import IssueReporting
import Testing

private struct Started: Action { let id: Int }
private struct Stopped: Action {}
private struct Heard: Action { let text: String }
private struct Failed: Error {}

@Suite(.timeLimit(.minutes(10)))
struct DispatchingTests {
  /// A store whose side effect is `work`, and what it has heard of.
  private func store(
    _ work: @escaping @Sendable (any ActionDispatcher) async throws -> Void
  ) -> (Store<[String]>, Notes<String>, Disposable) {
    enum CancelID { case work }
    let reducer: SideEffectReducer<[String]> = { state, action in
      switch action {
      case is Started: return .dispatching(work).cancellable(id: CancelID.work)
      case is Stopped: return .cancel(id: CancelID.work)
      case let action as Heard: state.append(action.text)
      default: break
      }
      return .none
    }
    let store = Store(state: [], reducer: reducer)
    let heard = Notes<String>()
    let listening = store.onAction(on: .global()) { _, action in
      if let action = action as? Heard { heard.add(action.text) }
    }
    return (store, heard, listening)
  }

  // holds: UDF-44
  @Test func `a side effect dispatches without waiting, in order`() async {
    let (store, heard, listening) = store { dispatcher in
      for number in 1...100 { dispatcher.dispatch(Heard(text: "\(number)")) }
    }
    store.dispatch(Started(id: 1))
    await heard.wait { $0.count == 100 }
    #expect(heard.values == (1...100).map(String.init))
    listening.dispose()
  }

  // holds: UDF-44
  @Test func `what calls back later keeps the dispatcher, and the side effect with it`() async {
    let callback = LockIsolated<(@Sendable (String) -> Void)?>(nil)
    let returned = Notes<String>()
    let (store, heard, listening) = store { dispatcher in
      callback.setValue { text in dispatcher.dispatch(Heard(text: text)) }
      returned.add("returned")
    }
    store.dispatch(Started(id: 1))
    await returned.wait { $0.count == 1 }
    callback.value?("a")
    callback.value?("b")
    await heard.wait { $0.count == 2 }
    #expect(heard.values == ["a", "b"])
    callback.setValue(nil)
    listening.dispose()
  }

  // holds: UDF-44
  @Test func `a cancelled side effect delivers nothing`() async {
    let callback = LockIsolated<(@Sendable (String) -> Void)?>(nil)
    let cancelled = Notes<String>()
    let (store, heard, listening) = store { dispatcher in
      callback.setValue { text in dispatcher.dispatch(Heard(text: text)) }
      dispatcher.dispatch(Heard(text: "running"))
      try? await Task.never()
      cancelled.add("cancelled")
    }
    store.dispatch(Started(id: 1))
    await heard.wait { $0 == ["running"] }
    store.dispatch(Stopped())
    await cancelled.wait { $0.count == 1 }
    callback.value?("late")
    callback.setValue(nil)
    store.dispatch(Heard(text: "last"))
    await heard.wait { $0.count == 2 }
    #expect(heard.values == ["running", "last"])
    listening.dispose()
  }

  // holds: UDF-45
  @Test func `an error comes after what was dispatched, and is reported at the line of the side effect`() async {
    let line = LockIsolated(0)
    let reports = Notes<String>()
    await withIssueReporters([RecordingReporter(reports)]) {
      let reducer: SideEffectReducer<[String]> = { state, action in
        if let action = action as? Heard { state.append(action.text) }
        guard action is Started else { return .none }
        line.setValue(#line + 1)
        return .dispatching { dispatcher in
          dispatcher.dispatch(Heard(text: "before"))
          throw Failed()
        }
      }
      let store = Store(state: [], reducer: reducer)
      store.dispatch(Started(id: 1))
      await reports.wait { $0.count == 1 }
      #expect(store.state == ["before"])
    }
    #expect(reports.values.first?.hasPrefix("HeadgateUDFTests/DispatchingTests.swift:\(line.value) ") == true)
    #expect(reports.values.first?.contains("Failed") == true)
  }
}
