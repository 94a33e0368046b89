// Tests of: Navigation/DismissEffect.swift, NAV-13

import Headgate
import Testing

@MainActor
struct DismissAfterEndTests {
  // holds: NAV-13
  @Test func `dismiss from a task that an effect left behind is reported at its line and does nothing`() async {
    let store = Store(initialState: Gate.State(page: Page.State())) { Gate() }
    let issues = await recordingIssues {
      let latch = Latch()
      let late = Record()
      await store.send(.page(.presented(.leftBehind(latch, late)))).finish()
      latch.open()
      await late.noted("asked")
    }
    #expect(issues.map { $0.text.hasSuffix("[CORE-16]") } == [true])
    #expect(issues.first?.line == Page.dismissLine)
    #expect(store.page != nil)
  }
}

@Reducer
private struct Gate {
  @ObservableState
  struct State {
    @Presents var page: Page.State?
  }

  enum Action {
    case page(PresentationAction<Page.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$page, action: \.page) { Page() }
  }
}

@Reducer
private struct Page {
  @ObservableState
  struct State {}

  enum Action {
    case leftBehind(Latch, Record)
  }

  @Dependency(\.dismiss) var dismiss

  /// Where the report is to point.
  static let dismissLine = #line + 9

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .leftBehind(let latch, let late):
        return .run { _ in
          Task {
            await latch.wait()
            await dismiss()
            late.note("asked")
          }
        }
      }
    }
  }
}
