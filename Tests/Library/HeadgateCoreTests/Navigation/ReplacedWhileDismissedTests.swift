// Tests of: MODEL-14, MODEL-15

import Headgate
import HeadgateTesting
import Testing

/// What a parent puts in place of what goes, where it is easily taken for that.
@MainActor
struct ReplacedWhileDismissedTests {
  // holds: MODEL-14
  @Test func `a child with another id stays where a child in the same case was dismissed`() async {
    let store = TestStore(initialState: Bureau.State(destination: .draft(Draft.State(id: 1)))) { Bureau() }
    await store.send(\.destination.dismiss) { $0.destination = .draft(Draft.State(id: 2)) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  // holds: MODEL-14
  @Test func `a child with the same id goes, changed or not`() async {
    let draft = Draft.State(id: 2, text: "Dear")
    let store = TestStore(initialState: Bureau.State(destination: .draft(draft))) { Bureau() }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  // holds: MODEL-15
  @Test func `an element stays that comes under the id of one that was to be popped and was not there`() async {
    let store = TestStore(initialState: Pile.State()) { Pile() }
    let issues = await recordingIssues {
      await store.send(.path(.popFrom(id: 0))) { $0.path[id: 0] = Draft.State(id: 1) }
    }
    #expect(issues.map { $0.text.hasSuffix("[CORE-12]") } == [true])
    // The next one comes on top of it, and goes with it.
    await store.send(.path(.popFrom(id: 0))) { $0.path.removeAll() }
  }
}

@Reducer
private struct Draft {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  enum Action { case typed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text): state.text += text
      }
      return .none
    }
  }
}

/// Presents a second draft when the first is dismissed.
@Reducer
private struct Bureau {
  @Reducer
  enum Destination { case draft(Draft) }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action { case destination(PresentationAction<Destination.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .destination(.dismiss) = action { state.destination = .draft(Draft.State(id: 2)) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

/// Puts a draft on its stack whenever one is popped.
@Reducer
private struct Pile {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Draft.State>()
  }

  enum Action { case path(StackActionOf<Draft>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.popFrom) = action { state.path.append(Draft.State(id: 1)) }
      return .none
    }
    .forEach(\.path, action: \.path) { Draft() }
  }
}
